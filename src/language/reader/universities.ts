import { oneSaid } from './phrases.ts'
import { formsOf } from './short-form.ts'

const SLOTS = {
  /** Universities that are named in full after `ม.`. */
  university: oneSaid(`
    เชียงใหม่, แม่โจ้, แม่ฟ้าหลวง, พะเยา, นเรศวร, ขอนแก่น, มหาสารคาม, สุรนารี, อุบล, วลัยลักษณ์, สงขลา, ทักษิณ, บูรพา, มหิดล, เกษตร,
    ธรรมศาสตร์, รามคำแหง, ศิลปากร`),
}

/** With no point or letter before them they are a word of their own. */
const LETTERS = [
  { letters: 'มช', name: 'เชียงใหม่' },
  { letters: 'มข', name: 'ขอนแก่น' },
  { letters: 'มธ', name: 'ธรรมศาสตร์' },
  { letters: 'มก', name: 'เกษตรศาสตร์' },
  { letters: 'ม.อ', name: 'สงขลานครินทร์' },
]

/** Universities by their letters, which are written in full: `มช.`, `ม.นเรศวร`. */
export const UNIVERSITIES = formsOf(
  [
    {
      // Of a campus elsewhere its town says where it is.
      said: `
        [!{thai}|.](ม.อ(.)|มก(.)|มธ(.)|มหาวิทยาลัย(สงขลานครินทร์|เกษตรศาสตร์|ธรรมศาสตร์)) (วิทยาเขต)[
          ภูเก็ต|ปัตตานี|ตรัง|สุราษ|หาดใหญ่|กำแพงแสน|ศรีราชา|สกลนคร|รังสิต|ลำปาง|ท่าพระจันทร์]`,
      full: '',
      yes: [
        ['ไป ม.อ. ปัตตานี', 'ไป ปัตตานี'],
        ['แถว มธ. รังสิต', 'แถว รังสิต'],
        ['ใกล้ มก.วิทยาเขตกำแพงแสน', 'ใกล้ กำแพงแสน'],
      ],
      no: ['ไปปัตตานี'],
    },
    ...LETTERS.map(({ letters, name }) => ({
      said: `[!{thai}|.]${letters}.[!{consonant}.], [!{thai}|.]${letters}[!{thai}|.]`,
      full: `มหาวิทยาลัย${name}`,
      yes: [
        [`แข่งที่ ${letters}. เช้า`, `แข่งที่ มหาวิทยาลัย${name} เช้า`],
        [`แข่งที่ ${letters} เช้า`, `แข่งที่ มหาวิทยาลัย${name} เช้า`],
      ] as const,
      no: [`ส${letters} เช้า`, '4 ม.ค. 2570', 'เพื่อน ม.ต้น'],
    })),
    {
      said: '[!{thai}|.](ม.|มอ|มหาลัย) {university}[!{consonant}]',
      full: 'มหาวิทยาลัย{university}',
      yes: [
        ['ใกล้ ม.นเรศวร', 'ใกล้ มหาวิทยาลัยนเรศวร'],
        ['ใกล้ มอ ทักษิณ', 'ใกล้ มหาวิทยาลัยทักษิณ'],
        ['เรียน มหาลัยบูรพา', 'เรียน มหาวิทยาลัยบูรพา'],
      ],
      no: ['เพื่อน ม.ปลาย', 'บ้านหมอ'],
    },
  ],
  SLOTS,
)
