import { LATIN_MONTH, THAI_MONTH } from './calendar-words.ts'

const UNITS = 'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth'.split(',')
const ORDINALS: readonly string[] = [
  ...UNITS,
  ...'tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth'.split(
    ',',
  ),
  ...UNITS.map((unit) => `twenty-${unit}`),
  'thirtieth',
  'thirty-first',
]
const LONGEST_FIRST = ORDINALS.map((word) => word.replace('-', '[- ]')).toSorted((a, b) => b.length - a.length)
const DAY = new RegExp(
  String.raw`\b(${LONGEST_FIRST.join('|')})(?= of (?:${LATIN_MONTH})\b|,? (?:to|until|till|through|and) the [a-z-]{3,12}(?:th|st|nd|rd) of (?:${LATIN_MONTH})\b)`,
  'gi',
)
const ENDINGS: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' }

const THAI_UNITS = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const THAI_ENDS = ['เอ็ด', ...THAI_UNITS.slice(1)]
const THAI_DAYS: readonly string[] = [
  ...THAI_UNITS,
  'สิบ',
  ...THAI_ENDS.map((unit) => `สิบ${unit}`),
  'ยี่สิบ',
  ...THAI_ENDS.map((unit) => `ยี่สิบ${unit}`),
  'สามสิบ',
  'สามสิบเอ็ด',
]
const THAI_DAY = `(?:${THAI_DAYS.toSorted((a, b) => b.length - a.length).join('|')})`
/** Not of `วันที่สามีว่าง`, `วันที่ห้างปิด`, `วันที่สองคนว่าง`. */
const NO_DAY = '(?!ี|ง|ล้ม|ล้อ|อี้|แยก|คน|สาว|หนุ่ม|พี่|ผัว|แม่|พ่อ|ครอบครัว|ตายาย|ของ|เรา)'
const SPOKEN = new RegExp(`(วันที่ ?)(${THAI_DAY})(?:( ?(?:ถึง|จนถึง|-|และ|กับ) ?(?:วันที่ ?)?)(${THAI_DAY}))?${NO_DAY}`, 'g')
const thaiFigure = (word: string) => String(THAI_DAYS.indexOf(word) + 1)

/** Without a month the second day is that of a plan. */
const MONTH_SAID = new RegExp(`เดือน(?:นี้|หน้า)|${THAI_MONTH}`)
const TENTH = 10

/** “The twelfth of July” in figures: 12th; `วันที่สิบสองถึงสิบสี่`: 12 to 14. */
export const withFigures = (text: string): string => {
  const latin = text.replace(DAY, (word) => {
    const day = ORDINALS.indexOf(word.toLowerCase().replace(' ', '-')) + 1
    return `${day}${ENDINGS[day] ?? 'th'}`
  })
  return latin.includes('วันที่') && !latin.includes('วันแรก') ? withThaiFigures(latin) : latin
}

function withThaiFigures(text: string): string {
  const hasMonth = MONTH_SAID.test(text)
  return text.replace(SPOKEN, (words, before: string, first: string, to?: string, last?: string) => {
    if (!hasMonth && Number(thaiFigure(last ?? first)) < TENTH) return words
    return [before.trimEnd(), ` ${thaiFigure(first)}`, ...(to && last ? [to, thaiFigure(last)] : []), ' '].join('')
  })
}
