import { listOf, phrasePattern, type Slots } from './phrases.ts'

// What does not begin the name of a place, even if a name sounds like it: `ไม่เข้า` (Mai Khao), `เกาะไหนก็ได้`.

interface NoNameRow {
  /** With these words it begins, */
  readonly begins?: string
  /** or these are anywhere in it. */
  readonly has?: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const SLOTS: Slots = { number: '(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ){1,3}' }

export const NO_NAME_ROWS: readonly NoNameRow[] = [
  {
    // Verbs and words of wishing, but not those that begin a name: Khon Kaen, Ang Thong, Chana.
    begins: `
      ไม่, อยาก, ชอบ, ขอ[!น], เน้น, เอา, ไป, แวะ, เที่ยว, อย่า[!ง], และ, กับ, หรือ, ต้อง, นั่งรถ[!ม้า|ราง], จะ[!นะ],
      คน, หาร, ลงรถ, ลงเรือ, ลงเครื่อง, กันตก, แอร์, เจ้าสาว`,
    yes: ['ไม่เข้า', 'อยากลอง', 'ขอพัก', 'อย่าลืม', 'นั่งรถทัวร์', 'จะพาแม่', 'หารกัน', 'ลงเครื่องที่', 'เจ้าสาวชอบ'],
    no: ['ขอนแก่น', 'อย่างทอง', 'จะนะ', 'นั่งรถม้าลำปาง', 'เกาะเต่า'],
  },
  {
    has: 'ไหน, เพิ่ง',
    yes: ['เกาะไหนก็ได้', 'ลูกเพิ่งหาย'],
    no: ['เกาะหมาก'],
  },
  {
    // As many people, days, hours, rooms.
    begins: '{number}(กว่า|)(คน|วัน|คืน|ขวบ|ทุ่ม|โมง|ที่|ห้อง|คัน)',
    yes: ['เก้าคน', 'สิบสองวัน', 'สามสิบกว่าคน', 'สองทุ่ม', 'สี่ห้อง'],
    no: ['เก้าเลี้ยว', 'สองพี่น้อง', 'สามร้อยยอด'],
  },
]

const sourceOf = (phrases: string) => phrasePattern(listOf(phrases), SLOTS).source
const NO_NAME = new RegExp(
  NO_NAME_ROWS.flatMap(({ begins, has }) => [
    ...(begins ? [`^(?:${sourceOf(begins)})`] : []),
    ...(has ? [sourceOf(has)] : []),
  ]).join('|'),
)

export const isNoName = (text: string): boolean => NO_NAME.test(text)
