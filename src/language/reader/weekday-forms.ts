import { formsOf } from './short-form.ts'

// `กลับ อา. บ่ายสาม`: weekdays by their letters.

const LETTERS = [
  { letters: 'จ', name: 'จันทร์' },
  { letters: 'อ', name: 'อังคาร' },
  { letters: 'พ', name: 'พุธ' },
  { letters: 'พฤ', name: 'พฤหัส' },
  { letters: 'ศ', name: 'ศุกร์' },
  { letters: 'ส', name: 'เสาร์' },
  { letters: 'อา', name: 'อาทิตย์' },
]

const WAY = '[(กลับ|ไป|ถึง|ออก|มา|เดินทาง|เริ่ม|ว่าง|คืน|เช้า|เย็น|ค่ำ) ]'
const TIMES = `
  นี้|หน้า|เช้า|สาย|เที่ยง|บ่าย|เย็น|ค่ำ|ดึก|ตอน|ตี|กลับ|ถึง|ไป|{number} (โมง|ทุ่ม|น.)|{figure}(.|:){digit}{digit}`

/** `จ.` and `อ.` before a name are a province and a district, unless a time follows; the others also end what is said. */
const endOf = (letters: string) => (letters === 'จ' || letters === 'อ' ? '' : '{space}{noDigit}|')

/** Weekdays by their letter beside a way. */
export const WEEKDAYS = formsOf(
  LETTERS.map(({ letters, name }) => ({
    said: `
      ${WAY}${letters}.[ ({end}|,|{close}|${endOf(letters)}${TIMES})],
      [{space}]${letters}.[ (หน้า|นี้|กลับ|เช้า|บ่าย|เย็น|ค่ำ|ดึก)],
      [กลับ ]${letters}[{end}]`,
    full: `วัน${name}`,
    yes: [
      [`กลับ ${letters}. บ่ายสาม`, `กลับ วัน${name} บ่ายสาม`],
      [`ไป ${letters}. 9 โมง`, `ไป วัน${name} 9 โมง`],
      [`ถึง${letters}. 18.30`, `ถึงวัน${name} 18.30`],
      [`เจอกัน ${letters}.หน้า`, `เจอกัน วัน${name}หน้า`],
      [`ไปตรัง กลับ ${letters}`, `ไปตรัง กลับ วัน${name}`],
    ] as const,
    no: [`กลับ ${letters}.ตรัง`, `ไป ${letters}. 5 ธ.ค. 69`],
  })),
  { noDigit: '(?!\\d)' },
)
