import { isThai } from '../text/normalise.ts'
import { isFillerRun } from './filler.ts'
import { isOrdinaryThai } from './ordinary-thai.ts'
import type { Sheet, Span, Word } from './sheet.ts'
import { isSmallTalk } from './small-talk.ts'

const MOST = 5
const LONGEST = 48
const SHORTEST = 4
/** Words of one phrase are this close. */
const JOINED = /^[ \-'/&]{0,3}$/
/** Fillers between two words of a phrase. */
const MOST_BETWEEN = 2

/**
 * Phrases of the prompt that no rule has used, as typed: whole words with a meaning of their own, the longest first five, in
 * the order of the prompt. Nothing of which a part has been read, and no fragments.
 */
export function listLeftovers(sheet: Sheet, kinds: readonly Span[] = []): string[] {
  const phrases = phrasesOf(sheet).flatMap((phrase) => {
    const kind = kindBefore(sheet, phrase, kinds)
    return kind || isTelling(sheet, phrase) ? [{ phrase, kind }] : []
  })
  const weightOf = ({ phrase, kind }: (typeof phrases)[number]) => lengthOf(phrase) + (kind ? LONGEST : 0)
  const heaviest = new Set(phrases.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST))
  const texts = phrases.filter((phrase) => heaviest.has(phrase)).map(({ phrase, kind }) => quote(sheet, phrase, kind))
  return [...new Set(texts)]
}

/** `น้ำตกถ้ำโสดา`: the kind of place right before words that may be its name; of several kinds in a row the first. */
function kindBefore({ text }: Sheet, phrase: readonly Word[], kinds: readonly Span[]): Span | null {
  const [first] = phrase
  if (!first || !isThai(first.text) || isFillerRun(first.text) || isSmallTalk(first.text)) return null
  if (isSmallTalk(text.slice(first.start, phrase.at(-1)?.end))) return null
  let kind = kinds.find(({ end }) => end === first.start) ?? null
  if (kind === null || lengthOf(phrase) < SHORTEST || text[phrase.at(-1)?.end ?? 0] === 'ๆ') return null
  for (let before = kind; before; before = kinds.find(({ end }) => end === before?.start) as Span) kind = before
  return kind
}

const lengthOf = (words: readonly Word[]) => (words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0)

/** Runs of words that nothing has read, without the fillers around them. */
function phrasesOf(sheet: Sheet): Word[][] {
  const phrases: Word[][] = []
  let open: Word[] = []
  let between: Word[] = []
  const close = () => {
    if (open.length > 0) phrases.push(open)
    open = []
    between = []
  }
  for (const word of sheet.words) {
    const last = between.at(-1) ?? open.at(-1)
    if (last && !JOINED.test(sheet.text.slice(last.end, word.start))) close()
    if (!sheet.isFree(word) || word.script === 'number') close()
    else if (isFillerRun(word.text)) {
      if (open.length > 0) between.push(word)
      if (between.length > MOST_BETWEEN) close()
    } else {
      open.push(...between, word)
      between = []
    }
  }
  close()
  return phrases
}

/** Whether the words say something: not a scrap beside what has been read, and not only small talk. */
function isTelling(sheet: Sheet, phrase: readonly Word[]): boolean {
  const own = phrase.filter(({ text }) => !isFillerRun(text) && !isSmallTalk(text))
  const letters = own.reduce((sum, { text }) => sum + text.length, 0)
  const [first, last] = [phrase[0] as Word, phrase.at(-1) as Word]
  // The dictionary divides `ทริปนี้` in the wrong place.
  if (isSmallTalk(sheet.text.slice(first.start, last.end))) return false
  if (letters < SHORTEST || own.every(({ text }) => isScrap(text))) return false
  if (!isThai(first.text)) return true
  const isAttached = isTouched(sheet, first.start - 1) || isTouched(sheet, last.end)
  return !isAttached || own.some(({ text }) => text.length >= SHORTEST && isOrdinaryThai(text))
}

/** Words that say nothing without the word beside them: what is left of `ความสูง`, “up north”. */
const isScrap = (text: string) => SCRAPS.has(text)
const SCRAPS: ReadonlySet<string> = new Set(
  'ความ การ คราว เค้า ย่าง ยิ่ง เกิด ถ่าย ช่างภาพ นที่ ที่พอ กรึ รึ นู่น โน่น รึเปล่า กรึเปล่า มากรึเปล่า แล้วไป ได้ยิน ได้ยินว่า north south east west northern southern eastern western central upper lower meanwhile proper managed'.split(
    ' ',
  ),
)

/** Whether a letter beside a phrase belongs to what a rule has read. */
function isTouched(sheet: Sheet, at: number): boolean {
  return at >= 0 && at < sheet.text.length && isThai(sheet.text[at] ?? '') && !sheet.isFree({ start: at, end: at + 1 })
}

/** At most so many letters, of whole words. */
function quote(sheet: Sheet, phrase: readonly Word[], kind: Span | null): string {
  const { start } = kind ?? (phrase[0] as Span)
  const last = phrase.findLast(({ end }) => end - start <= LONGEST) ?? (phrase[0] as Word)
  return sheet.raw.slice(start, last.end)
}
