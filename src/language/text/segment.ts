import { isThai } from './normalise.ts'

/**
 * Splits normalised text into words: Latin words and numbers at spaces, Thai by the ICU dictionary with two corrections:
 * a fragment that is not a word joins its neighbour, and the head of a name (`เกาะ`, `วัด`) is split off, so that the rest
 * can be searched separately. The same text gives the same words in the index and in a query.
 */
export function segmentThai(text: string): string[] {
  const words: string[] = []
  for (const run of text.split(' ')) {
    if (run === '') continue
    if (!isThai(run)) words.push(run)
    else if (isAllThai(run)) pushRun(words, run)
    else for (const part of run.match(SCRIPT_RUNS) ?? []) pushRun(words, part)
  }
  return words
}

/** Words before a name that ICU's dictionary joins to it (`เกาะสมุย` is one word). */
export const NAME_HEADS: readonly string[] = [
  'เกาะ',
  'วัด',
  'หาด',
  'ดอย',
  'น้ำตก',
  'ตลาดน้ำ',
  'ตลาด',
  'ถ้ำ',
  'แหลม',
  'อ่าว',
  'เขื่อน',
  'สวน',
  'สะพาน',
  'ถนน',
  'ปราสาท',
  'อุทยาน',
  'พิพิธภัณฑ์',
  'อำเภอ',
  'จังหวัด',
  'เมือง',
  'บึง',
  'ภู',
  'เขา',
]

const SCRIPT_RUNS = /[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g
const LONE = /^(?:[ก-ฮ]{1,2}[\u0e47-\u0e4e]?|[ก-ฮ]์?)$/
const SPLIT_RR = /^ร[ก-ฮ]/
const MIN_REST = 3

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** A text is often segmented twice in a row: for its words and for its key. */
let latest: { readonly run: string; readonly parts: readonly string[] } = { run: '', parts: [] }

function pushRun(words: string[], run: string): void {
  if (run !== latest.run) latest = { run, parts: partsOf(run) }
  words.push(...latest.parts)
}

function partsOf(run: string): string[] {
  return isThai(run) ? (segmentRuns([run])[0] ?? []) : [run]
}

/** The words of each of some runs of Thai letters, as `segmentThai` gives them, at once: each call of the segmenter is slow. */
export function segmentRuns(runs: readonly string[]): string[][] {
  const all: string[][] = runs.map(() => [])
  let [run, words] = [0, all[0]]
  for (const { segment } of segmenter.segment(runs.join(' '))) {
    if (segment === ' ') words = all[++run]
    else if (words !== undefined) addWord(words, segment)
  }
  all.forEach(splitHeads)
  return all
}

function addWord(words: string[], segment: string): void {
  const last = words.at(-1)
  if (last !== undefined && mustJoin(last, segment)) words[words.length - 1] = last + segment
  else words.push(segment)
}

function mustJoin(left: string, right: string): boolean {
  return (
    cannotStart(right) ||
    cannotEnd(left) ||
    (right.length <= 3 && LONE.test(right) && !HEADS.has(left)) ||
    (left.endsWith('ร') && SPLIT_RR.test(right))
  )
}

/** Vowels after and around a letter, and marks. */
function cannotStart(word: string): boolean {
  const code = word.charCodeAt(0)
  return (code >= 0x0e30 && code <= 0x0e3a) || (code >= 0x0e45 && code <= 0x0e4e)
}

/** Vowels before a letter. */
function cannotEnd(word: string): boolean {
  const code = word.charCodeAt(word.length - 1)
  return code >= 0x0e40 && code <= 0x0e44
}

function isAllThai(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x0e00 || code > 0x0e7f) return false
  }
  return true
}

function splitHeads(words: string[]): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const head = HEADS_BY_LETTER.get(word.charAt(0))?.find((candidate) => word.startsWith(candidate))
    if (head === undefined) continue
    const rest = word.slice(head.length)
    if (rest.length < MIN_REST || cannotStart(rest)) continue
    words.splice(at, 1, head, rest)
  }
}

const HEADS: ReadonlySet<string> = new Set(NAME_HEADS)
/** Two-letter heads would cut real words (`ภูมิ`). */
const LONG_HEADS = NAME_HEADS.filter((head) => head.length >= 3 && head !== 'เขา' && head !== 'สวน')
const HEADS_BY_LETTER: ReadonlyMap<string, readonly string[]> = new Map(
  LONG_HEADS.map((head) => [head.charAt(0), LONG_HEADS.filter((other) => other.charAt(0) === head.charAt(0))]),
)
