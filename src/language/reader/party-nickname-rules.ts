import type { NamedChildRow, PersonNameRow } from './party-name-rules.ts'
import { notRightBefore, oneOf, oneSaid, PIECES, type Slots } from './phrases.ts'

// `กับ A B และ C`, `พี่กับหนูแล้วก็น้องปลา`, `น้องมะลิ 6 ขวบ`: who goes, by letters or nicknames, as Thais write them.

/** What begins like a nickname after `พี่` or `น้อง` and is none: `พี่สาว`, `น้องหมา`. */
const NO_NICKNAMES = `
  สาว, ชาย, น้อง, ที่, เขย, สะใภ้, เลี้ยง, คน, ไกด์, หมา, แมว, ใหม่, เล็ก, ใหญ่, แฟน, เรา, ผม, หนู, ฉัน, จะ, อยาก, ไป, มา[!ย], ก็, ชอบ, ไม่, สอง,
  สาม, อีก, ร่วม, รหัส, ทีม, แอด, ขับ, ช่วย, แนะ, ตูน, พนัก, ทหาร, นัก, บ้าน, ข้าง, ฝึก, เพื่อน, ของ[!ขวัญ], ด้วย, เขา, เค้า, ว่า[!น], พา, ชวน,
  ให้, เป็น, มี[!น|ม], อยู่, ได้, ต้อง, เคย, ยัง, กิน, ดู, นอน, คิด, {again}`

export const NICKNAME_SLOTS: Slots = {
  ...PIECES,
  again: 'ๆ',
  /** The rest of a nickname after `พี่`, `น้อง`. */
  called: `${notRightBefore(NO_NICKNAMES, { again: 'ๆ' })}[ก-์]{2,6}?`,
  /** One letter for each: `A B และ C`. */
  letters: '[A-Z](?:(?: |, ?| ?และ ?| ?กับ ?)[A-Z]){1,7}',
  latin: '[A-Za-z]',
}

/** Thai names, which are said as a phrase. */
interface NicknameRow extends Omit<PersonNameRow, 'names' | 'isKnown' | 'notAfter'> {
  readonly said: string
}

export const LETTERS_TH: NicknameRow = {
  what: 'letters for those who come along',
  after: 'กับ',
  said: '{letters}',
  notFollowedBy: '{latin}, {digit}, .',
  yes: [['ไปตรังกับ A B และ C', 'A', 'B', 'C']],
  no: ['ไปกับ A', 'พักกับ A B1'],
}

export const NICKNAMES_TH: NicknameRow = {
  what: 'nicknames beside others or the writer',
  after: 'กับ, และ, แล้วก็, เรา, หนู, ผม',
  said: '(พี่|น้อง|เจ้|เฮีย){called}',
  followedBy: 'กับ, และ, แล้วก็, {space}, {comma}, ., {close}, {end}',
  notFollowedBy: '({open}|)(หมา|แมว|สุนัข)',
  yes: [
    ['พี่กับหนูแล้วก็น้องปลา', 'น้องปลา'],
    ['เรากับเฮียตี๋และพี่นก ไปน่าน', 'เฮียตี๋', 'พี่นก'],
  ],
  no: ['ไปกับพี่สาว', 'เรากับน้องดำ (หมา)', 'ไปกับพี่ที่บริษัท'],
}

/** `มีพี่แดง พี่หมู แล้วก็เรา`: everybody by nickname, and the writer last. */
export interface NicknameListRow extends Pick<PersonNameRow, 'what' | 'yes' | 'no'> {
  /** Right before the list, without being part of it. */
  readonly after?: string
  /** The words with which the list begins. */
  readonly cue?: string
  /** Every one of the list. */
  readonly item: string
}

const TITLES = 'พี่, น้อง, เจ๊, เจ้, เฮีย, ป้า, น้า, ลุง, อา, ครู, หมอ, ไอ้, คุณ'
/** What is no nickname in such a list. */
const NO_LISTED = 'แล้วก็, และ, กับ, เรา, ผม, หนู, ฉัน, ดิฉัน, เพื่อน, แฟน, แม่, พ่อ, ลูก, อีก, รวม, สาว, ชาย, เขย, สะใภ้, ที่, คน'

export const LISTED_SLOTS: Slots = {
  ...PIECES,
  name: `${notRightBefore(NO_LISTED)}[ก-์]{2,10}?(?=[ ,]|แล้วก็|และ|กับ)`,
  gap: ' ?',
}

export const NICKNAME_LISTS: readonly NicknameListRow[] = [
  {
    what: 'each with a word like `พี่`',
    after: '{start}, {space}, {comma}, {open}, :, มี, แค่, กับ, คือ, ได้แก่, ชวน, นัด',
    item: `(มี{gap}|(มี{gap})${oneOf(TITLES)}){name}`,
    yes: [
      ['มีพี่แดง พี่หมู แล้วก็เรา', 'พี่แดง', 'พี่หมู'],
      ['ไปกับ ป้านก, ลุงชัย และผม', 'ป้านก', 'ลุงชัย'],
    ],
    no: ['มีพี่แดง แล้วก็เรา', 'พี่สาว พี่เขย และผม', 'มีพี่แดง พี่หมู'],
  },
  {
    what: 'without, where a word says who goes',
    cue: `
      (ทริป(นี้)|สมาชิก|ผู้ร่วม(เดินทาง|ทริป)|ไปกัน|ไปด้วยกัน|ร่วมทริป|แก๊ง(นี้|เรา|)|คนไป|คนที่ไป|ผู้โดยสาร)(ก็){gap}(มี(แค่)|คือ|ได้แก่|:){gap}`,
    item: `(มี{gap})(${oneOf(TITLES)}|){name}`,
    yes: [
      ['ทริปนี้มี กิ๊ฟ แนน และผม', 'กิ๊ฟ', 'แนน'],
      ['สมาชิกคือ ต้น, น้องเมย์ กับเรา', 'ต้น', 'น้องเมย์'],
    ],
    no: ['ทริปนี้มี กิ๊ฟ แนน', 'กิ๊ฟ แนน และผม', 'ทริปนี้มี ทะเล และเรา'],
  },
]

const AND_TH = oneOf('แล้วก็, และก็, และ, กับ')
const SELVES_TH = 'เรา, ผม, หนู, ฉัน, ดิฉัน'
/** The writer, at the end of the list. */
export const WRITER_LAST = `(${AND_TH}|กะ|{comma}|{space})${oneOf(SELVES_TH)}`
export const LIST_ENDS = `(${AND_TH}|กะ|){gap}${oneOf(SELVES_TH)}[{end}|{space}|{comma}|.|{close}|ไป|จะ|เอง|ขับ|เที่ยว|รวม|ค่ะ|ครับ]`

export const NICKNAME_CHILD_SLOTS: Slots = {
  ...PIECES,
  child: oneSaid('(น้อง|เจ้า){called}', { called: `${notRightBefore(NO_NICKNAMES, { again: 'ๆ' })}[ก-์]{2,8}?` }),
  age: '(\\d{1,2})',
  unit: oneSaid('ขวบ, เดือน[{space}|{comma}|{close}|{end}|กับ|และ|ไป]'),
}

export const NICKNAMED_CHILD: NamedChildRow = {
  what: 'a nickname with its age, one year where no number is said',
  after: '{start}, {space}, {comma}, {open}, +, :, กับ, และ, พา, แล้วก็, คือ, มี',
  said: '{child} ({open}) (อายุ|วัย|) ({age} ){unit}(ครึ่ง|กว่า|) ({close})',
  yes: [
    ['พาน้องมะลิ 6 ขวบไปตราด', 'น้องมะลิ', 6],
    ['กับน้องเอม (8 เดือน)', 'น้องเอม', 0],
    ['มีเจ้าภูมิวัย 3 ขวบครึ่ง', 'เจ้าภูมิ', 3],
    ['น้องจีขวบกว่า', 'น้องจี', 1],
  ],
  no: ['น้องสาว 6 ขวบ', 'น้องมะลิ 6 เดือนที่แล้ว', 'ลูกน้องเก่ง 3 ขวบ'],
}
