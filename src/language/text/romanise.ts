import { EXCEPTIONS, PREFIXES } from './romanise-lexicon.ts'

/**
 * A Thai word in the Royal Thai General System (no spaces, no tones). Works by syllable: the reading of the spelling with the
 * lowest cost wins; what rules cannot know (Indic compounds) is in a lexicon. Letters of other scripts pass through.
 */
export function romanise(word: string): string {
  const known = EXCEPTIONS.get(word)
  if (known !== undefined) return known
  return readSyllables(simplify(word))
}

/**
 * Drops silenced letters and moves every tone mark and ็, as one sign, directly after the initial: a tone is written on the
 * last letter of the initial, so it marks where a syllable begins (`ห่ม` is hom, not m…).
 */
function simplify(word: string): string {
  return word
    .replace(/[ตทดกษ][รษ]์/g, (pair) => pair.slice(0, 1))
    .replace(/[ก-ฮ][ิุ]?์/g, '')
    .replace(/[\u0e47-\u0e4b]/g, TONE)
    .replace(/([ัิีึืุู])่/g, '่$1')
    .replace(/[\u0e4c-\u0e4e]/g, '')
    .replace(/ฤา/g, 'รือ')
    .replace(/([กตทปศส])ฤ/g, '$1ริ')
    .replace(/ฤ/g, 'รึ')
}

const INITIAL = readTable(
  'ก=k ข=kh ฃ=kh ค=kh ฅ=kh ฆ=kh ง=ng จ=ch ฉ=ch ช=ch ซ=s ฌ=ch ญ=y ฎ=d ฏ=t ฐ=th ฑ=th ฒ=th ณ=n ด=d ต=t ' +
    'ถ=th ท=th ธ=th น=n บ=b ป=p ผ=ph ฝ=f พ=ph ฟ=f ภ=ph ม=m ย=y ร=r ล=l ว=w ศ=s ษ=s ส=s ห=h ฬ=l อ= ฮ=h',
)
const FINAL = readTable(
  'ก=k ข=k ค=k ฆ=k ง=ng จ=t ช=t ซ=t ฎ=t ฏ=t ฐ=t ฑ=t ฒ=t ด=t ต=t ถ=t ท=t ธ=t ศ=t ษ=t ส=t น=n ญ=n ณ=n ร=n ' +
    'ล=n ฬ=n บ=p ป=p พ=p ฟ=p ภ=p ม=m ย=i ว=o',
)
const CLUSTER = readTable(
  'กร=kr กล=kl กว=kw ขร=khr ขล=khl ขว=khw คร=khr คล=khl คว=khw ตร=tr ปร=pr ปล=pl ผล=phl พร=phr พล=phl ' +
    'ทร=s สร=s จร=ch ศร=s ซร=s หง=ng หญ=y หน=n หม=m หย=y หร=r หล=l หว=w อย=y บร=br บล=bl ดร=dr ฟร=fr ' +
    'ฟล=fl',
)

const TONE = '่'

interface Syllable {
  readonly length: number
  readonly roman: string
  readonly cost: number
}

const SYLLABLE_COST = 1
const UNREADABLE_COST = 6
const SECOND_COST = 0.5
const MAX_WORD = 60

function readSyllables(word: string): string {
  const text = word.slice(0, MAX_WORD)
  const cost = new Float64Array(text.length + 1).fill(Infinity)
  const back: (Syllable | undefined)[] = Array.from({ length: text.length + 1 })
  cost[0] = 0
  for (let at = 0; at < text.length; at++) {
    const soFar = cost[at] ?? Infinity
    if (soFar === Infinity) continue
    for (const syllable of listSyllables(text, at)) {
      const end = at + syllable.length
      const total = soFar + syllable.cost
      if (total < (cost[end] ?? Infinity)) {
        cost[end] = total
        back[end] = syllable
      }
    }
  }
  const parts: string[] = []
  for (let end = text.length; end > 0; ) {
    const syllable = back[end]
    if (!syllable) break
    parts.push(syllable.roman)
    end -= syllable.length
  }
  return parts.reverse().join('')
}

function listSyllables(text: string, start: number): Syllable[] {
  const found: Syllable[] = []
  const first = text[start] ?? ''
  pushKnown(text, start, found)
  const lead = 'เแโใไ'.includes(first) ? first : ''
  const at = start + lead.length
  const one = INITIAL[text[at] ?? '']
  if (one === undefined) {
    found.push({ length: 1, roman: isLatin(first) ? first : '', cost: UNREADABLE_COST })
    return found
  }
  const push = (end: number, roman: string, cost: number): void => {
    found.push({ length: end - start, roman, cost: SYLLABLE_COST + cost })
  }
  const readWith = (initial: string, behind: number, cost: number): void => {
    const next = text[behind] === TONE ? behind + 1 : behind
    if (next === behind && text[behind - 1] === 'ร' && text[behind] === 'ร') return
    if (lead) readLed(text, next, lead, initial, cost, push)
    else readPlain(text, next, initial, cost, push)
  }
  const pair = CLUSTER[text.slice(at, at + 2)]
  if (pair !== undefined) readWith(pair, at + 2, 0)
  readWith(one, at + 1, 0.05)
  // เสม็ด, เจริญ, เกษม: the sign leads a second consonant, and an unwritten a follows the first.
  const second = INITIAL[text[at + 1] ?? '']
  if ((lead === 'เ' || lead === 'แ') && second !== undefined && pair === undefined) {
    readWith(`${one}a${second}`, at + 2, SECOND_COST)
  }
  found.push({ length: 1, roman: one, cost: UNREADABLE_COST })
  return found
}

/** Words of the lexicon inside a longer run: the segmenter's dictionary has few names. */
function pushKnown(text: string, start: number, found: Syllable[]): void {
  for (let end = Math.min(text.length, start + MAX_KNOWN); end > start + 1; end--) {
    const part = text.slice(start, end)
    if (isVowelSign(text[end])) continue
    const word = known().words.get(part)
    if (word !== undefined) found.push({ length: part.length, roman: word, cost: KNOWN_COST * countVowels(word) })
    const prefix = end < text.length ? known().prefixes.get(part) : undefined
    if (prefix !== undefined) found.push({ length: part.length, roman: prefix, cost: KNOWN_COST * countVowels(prefix) })
  }
}

const MAX_KNOWN = 16
const KNOWN_COST = 0.5

function countVowels(roman: string): number {
  return Math.max(1, roman.split(/[aeiou]+/).length - 1)
}

interface Known {
  readonly words: ReadonlyMap<string, string>
  readonly prefixes: ReadonlyMap<string, string>
}

let knownParts: Known | undefined

/** The lexicon without tones and silent letters. Words of one or two letters are left out. */
function known(): Known {
  const simple = (pairs: Iterable<readonly [string, string]>): Map<string, string> =>
    new Map([...pairs].map(([word, roman]) => [simplify(word), roman] as const).filter(([word]) => word.length > 2))
  knownParts ??= { words: simple(EXCEPTIONS), prefixes: simple(PREFIXES) }
  return knownParts
}

type Push = (end: number, roman: string, cost: number) => void

/** Syllables that begin with a vowel sign: เ แ โ ใ ไ. */
function readLed(text: string, at: number, lead: string, initial: string, cost: number, push: Push): void {
  if (lead === 'ไ' || lead === 'ใ') {
    push(text[at] === 'ย' && !isVowelSign(text[at + 1]) ? at + 1 : at, `${initial}ai`, cost)
    return
  }
  if (lead === 'โ' || lead === 'แ') {
    const vowel = lead === 'โ' ? 'o' : 'ae'
    if (text[at] === 'ะ') push(at + 1, initial + vowel, cost)
    else withFinal(text, at, initial + vowel, cost, push)
    return
  }
  for (const [sign, vowel, closed] of E_VOWELS) {
    if (!text.startsWith(sign, at)) continue
    const end = at + sign.length
    if (closed) push(end, initial + vowel, cost)
    else withFinal(text, end, initial + vowel, cost, push)
    return
  }
  if (text[at] === 'อ' && !isVowelSign(text[at + 1])) withFinal(text, at + 1, `${initial}oe`, cost, push)
  if (text[at] === 'ย' && !isVowelSign(text[at + 1])) push(at + 1, `${initial}oei`, cost)
  withFinal(text, at, `${initial}e`, cost + 0.05, push)
}

const E_VOWELS: readonly (readonly [string, string, boolean])[] = [
  ['ียะ', 'ia', true],
  ['ีย', 'ia', false],
  ['ือ', 'uea', false],
  ['ิ', 'oe', false],
  ['อะ', 'oe', true],
  ['าะ', 'o', true],
  ['า', 'ao', true],
  ['ะ', 'e', true],
]

/** Syllables that begin with their consonant. */
function readPlain(text: string, at: number, initial: string, cost: number, push: Push): void {
  const sign = text[at] ?? ''
  const simple = SIGNS[sign]
  if (sign === 'ั') {
    if (text[at + 1] === 'ว') {
      push(text[at + 2] === 'ะ' ? at + 3 : at + 2, `${initial}ua`, cost)
      return
    }
    closeWith(text, at + 1, `${initial}a`, cost, push)
  } else if (sign === 'ะ') push(at + 1, `${initial}a`, cost)
  else if (sign === 'ำ') push(at + 1, `${initial}am`, cost)
  else if (sign === 'ื' && text[at + 1] === 'อ') withFinal(text, at + 2, `${initial}ue`, cost, push)
  else if (simple !== undefined) withFinal(text, at + 1, initial + simple, cost, push)
  else readImplicit(text, at, initial, cost, push)
}

const SIGNS = readTable('า=a ิ=i ี=i ึ=ue ื=ue ุ=u ู=u')

/** No vowel sign: อ and ว as vowels, รร, an unwritten o before a final, an unwritten a without one. */
function readImplicit(text: string, at: number, initial: string, cost: number, push: Push): void {
  if (text.startsWith('รร', at)) {
    const final = FINAL[text[at + 2] ?? '']
    if (final !== undefined && !isVowelSign(text[at + 3])) push(at + 3, `${initial}a${final}`, cost)
    // ธรรมา, กรรมการ: the m closes one syllable and opens the next.
    if (text[at + 2] === 'ม' && at + 3 < text.length) push(at + 2, `${initial}am`, cost)
    push(at + 2, `${initial}an`, cost + 0.1)
  }
  if (text[at] === 'อ' && !isVowelSign(text[at + 1])) withFinal(text, at + 1, `${initial}o`, cost, push)
  if (text[at] === 'ว' && !isVowelSign(text[at + 1])) {
    const final = FINAL[text[at + 1] ?? '']
    if (final !== undefined && !isVowelSign(text[at + 2])) push(at + 2, `${initial}ua${final}`, cost + 0.2)
  }
  const final = FINAL[text[at] ?? '']
  if (final !== undefined && !isVowelSign(text[at + 1]) && text[at] !== 'ย' && text[at] !== 'ว') {
    push(at + 1, `${initial}o${final}`, cost + 0.3)
  }
  push(at, `${initial}a`, cost + (at === text.length ? 1.5 : 0.6))
}

function withFinal(text: string, at: number, open: string, cost: number, push: Push): void {
  push(at, open, cost)
  closeWith(text, at, open, cost, push)
}

function closeWith(text: string, at: number, open: string, cost: number, push: Push): void {
  const letter = text[at] ?? ''
  const final = FINAL[letter]
  if (final === undefined) return
  const next = text[at + 1] ?? ''
  const endsNext = at + 2 === text.length
  if (endsNext && 'ตธมท'.includes(letter) && (next === 'ิ' || next === 'ุ')) push(at + 2, open + final, cost + 0.2)
  if (isVowelSign(next) || text.startsWith('รร', at)) return
  push(at + 1, open + final, cost)
  // A second consonant at the end of a word is written but not spoken (บัตร, พุทธ, เพชร).
  // After ก and ค only a short ั makes it so: จักร, but สุกร.
  const isSpoken = (letter === 'ก' || letter === 'ค') && text[at - 1] !== 'ั'
  if (endsNext && SILENT_PAIRS.has(letter + next) && !isSpoken) push(at + 2, open + final, cost + 0.4)
}

const SILENT_PAIRS = new Set('ตร ทร ชร ดร กร คร ทธ ฏฐ รถ รท รช กย ลป นท นต นธ ศว กษ ชร'.split(' '))

function isVowelSign(letter: string | undefined): boolean {
  return letter !== undefined && ((letter >= 'ะ' && letter <= 'ู') || letter === TONE)
}

function isLatin(letter: string): boolean {
  return letter >= '0' && letter <= 'z'
}

function readTable(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]))
}
