const THAI_DIGITS: ReadonlyMap<string, number> = new Map([
  ['ศูนย์', 0],
  ['หนึ่ง', 1],
  ['เอ็ด', 1],
  ['สอง', 2],
  ['ยี่', 2],
  ['สาม', 3],
  ['สี่', 4],
  ['ห้า', 5],
  ['หก', 6],
  ['เจ็ด', 7],
  ['แปด', 8],
  ['เก้า', 9],
])
const THAI_UNITS: ReadonlyMap<string, number> = new Map([
  ['สิบ', 10],
  ['ร้อย', 100],
  ['พัน', 1000],
  ['หมื่น', 10_000],
  ['แสน', 100_000],
  ['ล้าน', 1_000_000],
])
export const ENGLISH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
])
const ENGLISH_UNITS: ReadonlyMap<string, number> = new Map([
  ['million', 1_000_000],
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['lac', 100_000],
  ['lacs', 100_000],
])

const THAI_WORD = [...THAI_DIGITS.keys(), ...THAI_UNITS.keys()].join('|')
const ENGLISH_WORD = [...ENGLISH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|')

/**
 * A maximal run of number words: it begins where no other does and ends where none continues, so that a rule with two
 * numbers need not try every way to split a long run.
 */
/** The first letter is looked at first, because most letters of a text begin no number. */
const THAI_NUMBER = `(?=[ศหเสยแรพล])(?<!${THAI_WORD})(?:${THAI_WORD}){1,12}(?!${THAI_WORD})`

/** A small count: `3`, `สาม`, `three`, `a couple of`. */
export const COUNT = String.raw`(?:(?<![\d.:/]|\d,)\d{1,3}(?![\d:.,]\d|\d)|${THAI_NUMBER}|\b(?:${ENGLISH_WORD})\b|\b(?:a )?couple(?: of)?\b|\ba few\b|\b(?:a )?dozen\b|ไม่กี่|สองสาม)`

/** An amount: `5,000`, as in India `2,50,000`, `5k`, `2 หมื่น`, `ห้าพัน`, `five thousand`. */
export const AMOUNT = String.raw`(?:(?<![\d./]|\d[,:])\d{1,2}(?:,\d{2}){1,2},\d{3}(?![\d,])|(?<![\d./]|\d[,:])\d{1,3}(?:,\d{3}){1,3}(?:\.\d+)?|(?<![\d./]|\d[,:])\d{1,3}(?:[. ]\d{3}){1,2}(?![\d.,])|(?<![\d./]|\d[,:])\d{1,8}(?:\.\d+)?(?![\d:])\s*(?:(?:ร้อย|พัน|หมื่น|แสน|ล้าน)(?:[1-9](?!\s?[\d.,:-]|\s?(?:วัน|คืน|คน|ท่าน|คัน))|(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)(?!\s?(?:วัน|คืน|คน|ท่าน|คัน|สิบ|ร้อย|พัน|หมื่น)))?|k\b|lakhs?\b|lacs?\b|thousand\b|hundred\b|grand\b|million\b(?= ?(?:vietnamese |indonesian |lao |korean )?(?:dong|vnd|rupiah|idr|kip|lak|won|krw)\b))?|${THAI_NUMBER}|\b(?:a |(?:${ENGLISH_WORD})[ -])(?:(?:${ENGLISH_WORD})[ -])?(?:hundred|thousand|grand)\b|\b(?:${ENGLISH_WORD})\b)`

/** The value of a match of `COUNT` or `AMOUNT`; null when it is not a number. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim()
  if (/^\d/.test(trimmed)) return readFigure(trimmed)
  if (trimmed === 'ไม่กี่' || /^a few$/.test(trimmed)) return 3
  if (trimmed === 'สองสาม' || /couple/.test(trimmed)) return 2
  return /^[a-z]/.test(trimmed) ? readEnglish(trimmed) : readThai(trimmed)
}

function readFigure(text: string): number | null {
  // Thousands are also separated by points or spaces: `20.000`, `20 000`.
  const tenths = TENTHS.exec(text)
  if (tenths) return readFigure(tenths[1] ?? '')! + tenthsOf(tenths[2] ?? '', tenths[3] ?? '')
  const match = /^([\d,]+(?:\.\d+)?)\s*(\S*)$/.exec(
    text.replace(/^\d{1,3}(?:[. ]\d{3}){1,2}$/, (figure) => figure.replace(/[. ]/g, '')),
  )
  const value = Number(match?.[1]?.replaceAll(',', ''))
  const unit = match?.[2] ?? ''
  const factor = unit === '' ? 1 : (THAI_UNITS.get(unit) ?? ENGLISH_UNITS.get(unit))
  return Number.isFinite(value) && factor !== undefined ? Math.round(value * factor * 100) / 100 : null
}

/** `3พัน5`, `2 หมื่นห้า`: the last figure counts tenths of the unit. */
const TENTHS = /^(.*\d\s*(ร้อย|พัน|หมื่น|แสน|ล้าน))(\d|[ก-์]+)$/
const tenthsOf = (unit: string, digit: string) =>
  ((THAI_DIGITS.get(digit) ?? Number(digit)) * (THAI_UNITS.get(unit) ?? 0)) / 10

/** `สองหมื่นห้า` is 25,000 and `พันห้า` 1,500: a final digit without a unit counts tenths of the unit before it. */
function readThai(text: string): number | null {
  let sum = 0
  let digit: number | null = null
  let unit = 0
  for (const word of text.match(new RegExp(THAI_WORD, 'g')) ?? []) {
    const value = THAI_DIGITS.get(word)
    if (value !== undefined) {
      digit = value
      continue
    }
    unit = THAI_UNITS.get(word) ?? 0
    sum += (digit ?? 1) * unit
    digit = null
  }
  if (digit === null) return sum > 0 ? sum : null
  return sum + (unit >= 100 ? (digit * unit) / 10 : digit)
}

function readEnglish(text: string): number | null {
  let sum = 0
  let part = 0
  for (const word of text.split(/[ -]+/)) {
    const value = ENGLISH_NUMBERS.get(word)
    const unit = ENGLISH_UNITS.get(word)
    if (value !== undefined) part += value
    else if (unit !== undefined) {
      sum += Math.max(1, part) * unit
      part = 0
    } else if (word !== 'a' && word !== 'and') return null
  }
  return sum + part > 0 ? sum + part : null
}
