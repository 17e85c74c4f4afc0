import { oneOf } from './phrases.ts'
import { formsOf } from './short-form.ts'

// `กลับ อา. บ่ายสาม`: weekdays by their letters. Each row below is made for all seven: `${letters}` is the letter of a weekday and
// `${name}` its name. To read a letter beside another word, add the word to a list (before it: `BEFORE`, after it: `AFTER`,
// `AFTER_ALONE`) and a sentence to `yes`.

/** Which letters stand for which weekday. */
const LETTERS = [
  { letters: 'จ', name: 'จันทร์' },
  { letters: 'อ', name: 'อังคาร' },
  { letters: 'พ', name: 'พุธ' },
  { letters: 'พฤ', name: 'พฤหัส' },
  { letters: 'ศ', name: 'ศุกร์' },
  { letters: 'ส', name: 'เสาร์' },
  { letters: 'อา', name: 'อาทิตย์' },
]

/** Before the letter: `กลับ อา. บ่ายสาม`. */
const BEFORE = oneOf('กลับ, ไป, ถึง, ออก, มา, เดินทาง, เริ่ม, ว่าง, คืน, เช้า, เย็น, ค่ำ')
/** After it: `ถึง ศ. ดึก`, `ไป จ. 9 โมง`. */
const AFTER = oneOf(`
  นี้, หน้า, เช้า, สาย, เที่ยง, บ่าย, เย็น, ค่ำ, ดึก, ตอน, ตี, กลับ, ถึง, ไป, {number} (โมง|ทุ่ม|น.), {figure}(.|:){digit}{digit}`)
/** After it, where none of the words of `BEFORE` stands before it: `เจอกัน ศ.หน้า`. */
const AFTER_ALONE = oneOf('หน้า, นี้, กลับ, เช้า, บ่าย, เย็น, ค่ำ, ดึก')

/** `จ.` and `อ.` before a name are a province and a district, unless a time follows; the others also end what is said. */
const endOf = (letters: string) => (letters === 'จ' || letters === 'อ' ? '' : '{space}{noDigit}|')

/** Weekdays by their letter beside a way. */
export const WEEKDAYS = formsOf(
  LETTERS.map(({ letters, name }) => ({
    said: `
      [${BEFORE} ]${letters}.[ ({end}|,|{close}|${endOf(letters)}${AFTER})],
      [{space}]${letters}.[ ${AFTER_ALONE}],
      [กลับ ]${letters}[{end}]`,
    full: `วัน${name}`,
    yes: [
      [`กลับ ${letters}. บ่ายสาม`, `กลับ วัน${name} บ่ายสาม`],
      [`ไป ${letters}. 9 โมง`, `ไป วัน${name} 9 โมง`],
      [`ถึง${letters}. 18.30`, `ถึงวัน${name} 18.30`],
      [`เจอกัน ${letters}.หน้า`, `เจอกัน วัน${name}หน้า`],
      [`ไปตรัง กลับ ${letters}`, `ไปตรัง กลับ วัน${name}`],
      [`ว่าง ${letters}. เช้า`, `ว่าง วัน${name} เช้า`],
      [`ออกเดินทาง ${letters}. ดึก`, `ออกเดินทาง วัน${name} ดึก`],
      [`คืน ${letters}. นี้`, `คืน วัน${name} นี้`],
    ] as const,
    no: [`กลับ ${letters}.ตรัง`, `ไป ${letters}. 5 ธ.ค. 69`],
  })),
  { noDigit: '(?!\\d)' },
)
