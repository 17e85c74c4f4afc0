import { oneOf } from './phrases.ts'
import type { WindowRule } from './window-rule.ts'

// `เครื่องลงตอนบ่าย`, “flying home on Sunday afternoon”: in which part of a day they arrive and leave.

/** How they come in: “landing on Friday evening”. */
const ARRIVING = oneOf(`
  arrive, arrives, arriving, arrival, land, lands, landing,
  get in, gets in, getting in, get there, getting there,
  touch down, touching down, fly in, flying in, come in, coming in`)

/** How they go home: “flying home on Sunday afternoon”. */
const GOING_HOME = oneOf(`
  fly home, fly back, fly out, flying home, flying back, flying out, flight home, flight back, flight out,
  go home, go back, going home, going back, head home, head back, heading home, heading back,
  drive home, drive back, driving home, driving back, train home, train back, bus home, bus back,
  return, returning, return flight, back home`)

const LEAVING = oneOf(
  'leave, leaving, depart, departing, departure, out, fly out, flying out, fly home, flying home, home, back',
)

const LANDS = oneOf('ไปถึง, มาถึง, เครื่องถึง, เครื่องลง, ลงเครื่อง, บินลง, บินถึง, รถถึง, รถไฟถึง, แลนดิ้ง, ขาไปถึง')
const HOME = oneOf('บินกลับ, ขากลับ, เดินทางกลับ, เครื่องกลับ, ไฟลท์กลับ, ไฟล์ทกลับ, กลับ')

/** When they arrive and when they leave, by the parts of these days. */
export const WAY_PART_RULES: readonly WindowRule[] = [
  {
    says: 'there_and_back',
    en: `
      ${ARRIVING}{wayDay}{partOfDay}{wayBetween}${LEAVING}{wayDay}{partOfDay},
      in{wayDay}{partOfDay}{wayBetween}out{wayDay}{partOfDay}`,
    yes: [
      ['we land in the evening and leave in the afternoon', 'arrives 18:00, leaves 15:00'],
      ['arriving Tuesday morning, departing Friday late afternoon', 'arrives 09:00, leaves 17:00'],
      ['in on Friday evening, out on Monday morning', 'arrives 18:00, leaves 09:00'],
    ],
    no: ['we arrive in the evening and want a market', 'in the evening out of town'],
  },
  {
    says: 'arrival',
    th: `
      ${LANDS}{wayDayThai}{partThai},
      {lands}ถึง{wayDayThai}{partThai}`,
    en: `${ARRIVING}{wayDay}{partOfDay}, {partOfDay} (arrival|landing)`,
    unless: 'กลับ(มา|ไป|)ถึง, arrival hall',
    yes: [
      ['ถึงเย็นวันพฤหัส', 'arrives 18:00'],
      ['ไปถึงดึก ๆ', 'arrives 22:00'],
      ['เครื่องลงตอนบ่าย', 'arrives 15:00'],
      ['ถึงวันเสาร์ช่วงสายๆ', 'arrives 10:00'],
      ['we land late at night', 'arrives 22:00'],
      ['landing in Trang on Thursday evening', 'arrives 18:00'],
      ['arriving early morning by night bus', 'arrives 07:00'],
      ['we get in late, so nothing planned', 'arrives 22:00'],
      ['an early afternoon arrival', 'arrives 13:00'],
    ],
    no: [
      'ถึงอากาศจะเย็น',
      'กลับถึงบ้านเย็น',
      'ร้านเปิดถึงเย็น',
      'เที่ยวตั้งแต่เช้าถึงเย็น',
      'ปาร์ตี้ถึงเช้า',
      'we arrive and then walk in the evening',
      'we arrive on Friday, evening markets please',
    ],
  },
  {
    says: 'departure',
    th: `${HOME}{wayDayThai}{partThai}, {partThai}วัน{weekdayThai}(ค่อย|ก็|จะ|)(บินกลับ|กลับ)`,
    en: `${GOING_HOME}{wayDay}{partOfDay}`,
    unless: `
      (เช้า|สาย)(ๆ|) (ไป|)(เย็น|ค่ำ|บ่าย|ดึก)กลับ, ไปเช้า{soon}กลับ, เช้า{soon}กลับ(เย็น|ค่ำ|ดึก), กลับ(มา|ไป|)ถึง,
      กลับ(มา|ไป|)(ที่พัก|โรงแรม|รีสอร์ท|ห้อง), ไม่กลับ(ดึก|ค่ำ), กลับดึก(ได้|ไม่),
      (go|going|head|heading) back to`,
    yes: [
      ['กลับวันอาทิตย์บ่าย', 'leaves 15:00'],
      ['บินกลับตอนค่ำ', 'leaves 19:00'],
      ['กลับจันทร์เช้า', 'leaves 09:00'],
      ['ไปวันศุกร์ เย็นวันอาทิตย์ค่อยกลับ', 'leaves 18:00'],
      ['flying home on Sunday afternoon', 'leaves 15:00'],
      ['we drive back Monday evening', 'leaves 18:00'],
    ],
    no: ['ไปเช้าเย็นกลับ', 'ไปเช้ากลับค่ำ', 'กลับดึกได้', 'กลับโรงแรมตอนเย็น', 'we go back to the hotel in the afternoon'],
  },
  {
    // “Back on the 12th in the evening”, `กลับอาทิตย์ค่ำ`: the day is read already, with the verb.
    says: 'departure',
    before:
      /\b(?:(?:fly|flying|flight|train|bus|ferry|go|going|head|heading|drive|driving) (?:home|back|out)|home|return(?:ing)?)\b[^.,;!?\n]{0,32}$|กลับ(?!ถึง|บ้าน|ที่พัก|โรงแรม|มา)[^.,;!?\n]{0,24}$/,
    th: '{afterDate}{onThai}{partThai}',
    en: '{afterDate}{inThe}{partOfDay}',
    yes: [
      ['flying home on ‹the 12th› in the evening', 'leaves 18:00'],
      ['กลับ‹วันอาทิตย์›ตอนค่ำ', 'leaves 19:00'],
    ],
    no: ['กลับที่พักตอนเย็น', 'evening'],
  },
  {
    // `บินลงตรัง 8 ก.พ. เย็น ๆ`.
    says: 'arrival',
    before:
      /(?<!กลับ(?:ไป|มา)?)(?:ไปถึง|มาถึง|บินถึง|ลงเครื่อง|เครื่องลง|เครื่องถึง|บินลง|บินไปลง|แลนด์)(?!บ้าน|ที่พัก)(?:[^,;!?\n.]|(?<=[ก-ฮ])\.){0,28}$/,
    th: '{afterDate}{onThai}{partThai}',
    yes: [['บินลงตรัง ‹8 ก.พ.› เย็น ๆ', 'arrives 18:00']],
    no: ['บินลงตรัง เย็น ๆ'],
  },
  {
    // “Leave on Friday evening” alone is how a trip begins.
    says: 'departure',
    before:
      /\b(?:arriv(?:e|es|ing|al)|land(?:s|ing)?|get(?:ting)? (?:in|there)|fly(?:ing)? in|com(?:e|ing) in)\b[^!?\n]*$/,
    en: '(leave|leaving|depart|departing|departure|out){wayDay}{partOfDay}',
    yes: [['we arrive on Friday at 6pm and leave on Sunday afternoon', 'arrives 18:00, leaves 15:00']],
    no: ['we leave on Friday evening', 'leave in the morning for Pai'],
  },
]
