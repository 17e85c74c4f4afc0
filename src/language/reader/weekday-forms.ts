import type { ShortForm } from './short-form.ts'

// `กลับ อา. บ่ายสาม`: weekdays by their letters.

const HOURS_AFTER = String.raw`นี้|หน้า|เช้า|สาย|เที่ยง|บ่าย|เย็น|ค่ำ|ดึก|ตอน|ตี|กลับ|ถึง|ไป|(?:สอง|สาม|สี่|ห้า)(?:โมง|ทุ่ม)|\d{1,2}[.:]\d\d(?!\d)|\d{1,2} ?(?:โมง|ทุ่ม|น\.)`
/** Weekdays by their letter beside a way, where no name of a province (`จ.`) or a district (`อ.`) follows. */
export const WEEKDAYS: readonly ShortForm[] = (
  [
    ['จ', 'จันทร์'],
    ['อ', 'อังคาร'],
    ['พ', 'พุธ'],
    ['พฤ', 'พฤหัส'],
    ['ศ', 'ศุกร์'],
    ['ส', 'เสาร์'],
    ['อา', 'อาทิตย์'],
  ] as const
).map(([letter, name]) => ({
  said: new RegExp(
    String.raw`(?<=(?:กลับ|ไป|ถึง|ออก|มา|เดินทาง|เริ่ม|ว่าง|คืน|เช้า|เย็น|ค่ำ) ?)${letter}\.(?=\s?(?:$|[,)\n]|${letter.length > 1 || !'จอ'.includes(letter) ? '\\s(?![\\d])|' : ''}${HOURS_AFTER}))|(?<=\s)${letter}\.(?=\s?(?:หน้า|นี้|กลับ|เช้า|บ่าย|เย็น|ค่ำ|ดึก))|(?<=กลับ ?)${letter}$`,
    'g',
  ),
  full: `วัน${name}`,
  yes: [[`กลับ ${letter}. บ่ายสาม`, `กลับ วัน${name} บ่ายสาม`]] as const,
  no: [`กลับ ${letter}.ตรัง`, `ไป ${letter}. 5 ธ.ค. 69`],
}))
