import { dropTones, isThai } from '../../src/language/text/normalise.ts'

/** A distortion of a name; undefined where it does not apply. `random` returns 0 ≤ x < 1. */
export type Misspelling = (text: string, random: () => number) => string | undefined

const KEYS_EN = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const KEYS_TH = ['ๅภถุึคตจขช', 'ๆไำพะัีรนยบล', 'ฟหกดเ้่าสวง', 'ผปแอิืทมใฝ']
const MIN_LETTERS = 5

/** A typing slip: a letter lost, doubled, transposed, or replaced by its neighbour on the keyboard. */
export const slip: Misspelling = (text, random) => {
  const letters = [...text]
  if (letters.length < MIN_LETTERS) return undefined
  const at = 1 + Math.floor(random() * (letters.length - 2))
  const letter = letters[at] ?? ''
  const kind = Math.floor(random() * 4)
  if (letter === ' ' || letters[at + 1] === ' ') return undefined
  if (kind === 0) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letter)
  else if (kind === 2) letters.splice(at, 2, letters[at + 1] ?? '', letter)
  else letters[at] = neighbourKey(letter, random)
  const slipped = letters.join('')
  return slipped === text ? undefined : slipped
}

function neighbourKey(letter: string, random: () => number): string {
  const row = [...KEYS_EN, ...KEYS_TH].find((keys) => keys.includes(letter.toLowerCase()))
  if (row === undefined) return letter
  const at = row.indexOf(letter.toLowerCase())
  return row[random() < 0.5 ? Math.max(0, at - 1) : Math.min(row.length - 1, at + 1)] ?? letter
}

/** Two slips in a long name. */
export const slipTwice: Misspelling = (text, random) => {
  if (text.length < 2.4 * MIN_LETTERS) return undefined
  const once = slip(text, random)
  return once === undefined ? undefined : slip(once, random)
}

export const withoutTones: Misspelling = (text) => {
  const plain = dropTones(text)
  return isThai(text) && plain !== text ? plain : undefined
}

/** Groups of Thai letters that sound alike. */
const SAME_SOUND = ['ศษส', 'ณน', 'ญย', 'ฏต', 'ฎด', 'ฑฒธท', 'ภพ', 'รล', 'ใไ', 'ฐถ']

/** One or two letters replaced by others of the same sound. */
export const soundAlike: Misspelling = (text, random) => {
  const spots = [...text].flatMap((letter, at) => {
    const row = SAME_SOUND.find((letters) => letters.includes(letter))
    return row === undefined || at === 0 ? [] : [{ at, row }]
  })
  if (spots.length === 0) return undefined
  const letters = [...text]
  for (let count = 0; count < 2; count++) {
    const { at, row } = spots[Math.floor(random() * spots.length)] ?? { at: 0, row: text }
    const others = [...row].filter((letter) => letter !== letters[at])
    letters[at] = others[Math.floor(random() * others.length)] ?? ''
  }
  return letters.join('')
}

/** Alternative romanisations of Thai sounds. */
const ROMANISATIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ph/g, ['p', 'bh']],
  [/th/g, ['t', 'dh']],
  [/kh/g, ['k']],
  [/ch/g, ['j']],
  [/k(?!h)/g, ['g']],
  [/(?<!s)t(?!h)/g, ['d']],
  [/ue/g, ['u', 'eu']],
  [/ae/g, ['ea', 'e']],
  [/oe/g, ['er', 'eo']],
  [/ao/g, ['aw', 'au', 'ow']],
  [/i(?![aeou])/g, ['ee', 'y']],
  [/u(?![aeio])/g, ['oo']],
  [/a(?![aeiou])/g, ['aa']],
  [/w(?=[aeiou])/g, ['v']],
  [/r/g, ['l']],
  [/n$/g, ['l', 'r']],
  [/o(?=n|ng)/g, ['aw', 'or']],
]

/** Replaces up to three sounds by alternative romanisations. */
export const romaniseOtherwise: Misspelling = (text, random) => {
  let changed = text.toLowerCase()
  for (let count = 0; count < 3; count++) {
    const rules = ROMANISATIONS.filter(([pattern]) => changed.search(pattern) >= 0)
    const [pattern, others] = rules[Math.floor(random() * rules.length)] ?? [/^/, ['']]
    changed = changed.replace(new RegExp(pattern.source), others[Math.floor(random() * others.length)] ?? '')
  }
  return changed === text.toLowerCase() ? undefined : changed
}

export const joined: Misspelling = (text) => (text.includes(' ') ? text.replaceAll(' ', '') : undefined)

/** Swaps two neighbouring words. */
export const wordsSwapped: Misspelling = (text, random) => {
  const words = text.split(' ')
  if (words.length < 2) return undefined
  const at = Math.floor(random() * (words.length - 1))
  words.splice(at, 2, words[at + 1] ?? '', words[at] ?? '')
  return words.join(' ')
}

export const wordLost: Misspelling = (text, random) => {
  const words = text.split(' ')
  if (words.length < 3) return undefined
  words.splice(1 + Math.floor(random() * (words.length - 1)), 1)
  return words.join(' ')
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const thaiWords = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

export const thaiWordLost: Misspelling = (text, random) => {
  const words = thaiWords(text)
  if (words.length < 4) return undefined
  words.splice(1 + Math.floor(random() * (words.length - 1)), 1)
  return words.join('')
}

export const thaiSpaced: Misspelling = (text) => {
  const words = thaiWords(text).filter((word) => word.trim() !== '')
  return words.length < 2 ? undefined : words.join(' ')
}

/** The first half to four fifths. */
export const begun: Misspelling = (text, random) => {
  const cut = text.slice(0, Math.ceil(text.length * (0.5 + 0.3 * random()))).trim()
  return cut.length >= MIN_LETTERS && cut.length < text.length ? cut : undefined
}
