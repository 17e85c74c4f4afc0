/** Codes that are no country (Thailand is none abroad), or with a name of other words: Christmas Island, Heard & McDonald Islands. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'TH ZZ XA XB QO EU EZ UN UM CX JE RE AX CQ NU HM GS CC TC IO TF'.split(' '),
)
/** A woman, and a kind of red. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['มาลี', 'ชาด'])
const [A, Z] = ['A'.charCodeAt(0), 'Z'.charCodeAt(0)]
const LETTERS = Array.from({ length: Z - A + 1 }, (_, at) => String.fromCharCode(A + at))

/** The names of all other countries, in small letters, as the Unicode locale data have them; each part of a double name too. */
export function countriesIn(language: 'th' | 'en'): readonly string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !LEFT_OUT.has(code),
  )
  return codes.flatMap((code) => {
    const name = names.of(code)?.toLowerCase().replaceAll('’', "'") ?? ''
    const parts = name.split(/ & | - | ?[()] ?| sar china|และ/).filter((part) => part !== '')
    return parts.filter((part) => part.length >= SHORTEST && !OTHER_WORDS.has(part) && !/[|,{}[\]]/.test(part))
  })
}
const SHORTEST = 3
