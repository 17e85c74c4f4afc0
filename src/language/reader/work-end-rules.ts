import { oneOf } from './phrases.ts'
import type { WindowRule } from './window-rule.ts'

// `ประชุมที่ขอนแก่นเสร็จบ่ายสอง`: the hour at which what brought them there is over. Thai only.

const WORK = oneOf(`
  ประชุม, สัมมนา, อบรม, เทรน, เทรนนิ่ง, เวิร์กช็อป, เวิร์คช็อป, เวิร์กชอป, เวิร์คชอป,
  คุยงาน, ดูงาน, ตรวจงาน, งาน, ธุระ, ทำธุระ, พบลูกค้า, เจอลูกค้า, สอบ, พรีเซนต์, พรีเซ้นต์, นำเสนอ, รับปริญญา, พิธี`)

/** When what brought them there is over: `ประชุมเสร็จเที่ยง เครื่องออกสองทุ่ม`. */
export const WORK_ENDS: readonly WindowRule[] = [
  {
    says: 'free_from',
    onlyClock: true,
    th: `
      ${WORK}{atWork}(เสร็จ|เลิก|จบ){onThai}{clock},
      (เสร็จ|จบ|เลิก)${WORK}{onThai}{clock}`,
    unless: 'เลิกงาน, ร้านเลิก, ตลาดเลิก',
    yes: [
      ['ประชุมที่ขอนแก่นเสร็จบ่ายสอง', '14:00-'],
      ['สัมมนาเลิก 15.30 น.', '15:30-'],
      ['เสร็จธุระตอนสิบโมง', '10:00-'],
      ['คุยงานกับลูกค้าเสร็จเที่ยง', '12:00-'],
    ],
    no: ['คอนเสิร์ตเลิกสี่ทุ่ม', 'เสร็จแล้วกินข้าวเที่ยง', 'งานเลี้ยงเริ่มทุ่มนึง'],
  },
  {
    // The way home on the same day.
    says: 'departure',
    before: /(?:เสร็จ|เลิก|จบ)[^;!?\n]{0,40}$/,
    th: '{carrierThai}(ออก|กลับ|ตอน|รอบ|){onThai}{clock}',
    yes: [['งานเสร็จแล้ว รถทัวร์สองทุ่ม', 'leaves 20:00']],
    no: ['เครื่องสองทุ่ม'],
  },
]
