const THAI_ZERO = 0x0e50

/**
 * One form for all ways to type the same text: NFKC, lower case, no Latin accents, Thai marks in standard order
 * (`นำ้` → `น้ำ`), `เเ` → `แ`, Thai digits → ASCII, every other character that is not a letter or digit → one space.
 * Tone marks stay: ขาว, ข่าว and ข้าว are different words.
 */
export function normalise(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad'’‘`ฺ]/g, '')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1ำ')
    .normalize('NFC')
  if (!isThai(folded)) return squeeze(folded)
  return squeeze(
    folded
      .replace(/ำ([\u0e48-\u0e4b])/g, '$1ำ')
      .replace(/เเ/g, 'แ')
      .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e39\u0e47])/g, '$2$1')
      .replace(/([\u0e31\u0e34-\u0e39\u0e47-\u0e4e])\1+/g, '$1')
      .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
      .replace(/[ฯๆ]/g, ' '),
  )
}

/** Without tone marks and ์: for keys and tolerant comparison only, never for display. Expects normalised text. */
export function dropTones(text: string): string {
  return text.replace(/[\u0e47-\u0e4e]/g, '')
}

/** Asked of every word, several times: a loop takes a third of the time of a pattern. */
export function isThai(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isThaiLetter(text.charCodeAt(at))) return true
  return false
}

/** Letters and marks, without digits and signs. */
export const isThaiLetter = (code: number): boolean => code >= 0x0e01 && code <= 0x0e4e

/** Words one space apart, of Latin letters without marks, digits, and Thai letters in the standard order: only capitals may change. */
function isPlain(text: string): boolean {
  let before: number = KIND.space
  let last = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const kind = code < KINDS.length ? (KINDS[code] as number) : KIND.other
    if (kind === KIND.other || (kind === KIND.space && before === KIND.space)) return false
    // `เเ`, a mark typed twice, a mark after a tone, and a tone after `ำ` are not in the standard form.
    if (code === last && (kind > KIND.letter || code === SARA_E)) return false
    if (kind > KIND.letter && (before === KIND.tone || last === SARA_AM)) return false
    before = kind
    last = code
  }
  return before !== KIND.space
}

const [SARA_AM, SARA_E] = [0x0e33, 0x0e40]
const KIND = { other: 0, space: 1, letter: 2, mark: 3, tone: 4 } as const
const KINDS = kindsOf([
  [KIND.space, ' ', ' '],
  [KIND.letter, '0', '9'],
  [KIND.letter, 'A', 'Z'],
  [KIND.letter, 'a', 'z'],
  [KIND.letter, 'ก', 'ฮ'],
  [KIND.letter, 'ะ', 'ะ'],
  [KIND.mark, '\u0e31', '\u0e31'],
  [KIND.letter, 'า', 'ำ'],
  [KIND.mark, '\u0e34', '\u0e39'],
  [KIND.letter, 'เ', 'ไ'],
  [KIND.mark, '\u0e47', '\u0e47'],
  [KIND.tone, '\u0e48', '\u0e4c'],
])

function kindsOf(ranges: readonly (readonly [number, string, string])[]): Uint8Array {
  const kinds = new Uint8Array(0x0e50)
  for (const [kind, first, last] of ranges) kinds.fill(kind, first.charCodeAt(0), last.charCodeAt(0) + 1)
  return kinds
}

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()
}
