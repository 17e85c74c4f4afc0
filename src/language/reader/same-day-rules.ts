import type { PhraseRule } from './phrase-rule.ts'
import { oneOf } from './phrases.ts'

// `ลงเชียงรายเช้า กลับดึกวันเดียวกัน`, “arrive 10am, off again the very same evening”: they have only that day.

/** Travellers who have no other day than one, unless the text says a length or a last day. */
export interface SameDayRule extends PhraseRule {
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const LEAVE = oneOf(`
  leave, leaves, leaving, depart, departs, departing, fly out, flies out, flying out, fly home, flying home, fly back, flying back,
  out, out again, off, off again, head home, heading home, go home, going home, go back, going back, back home, return, returning, gone, flight out, flight home,
  flight back, flight, train back, bus back, onward flight`)
const HOME = oneOf('บินกลับ, กลับบ้าน, กลับกรุงเทพ, กลับกทม, กลับ, ไฟลท์กลับ, ไฟล์ทกลับ, เครื่องกลับ, บินต่อ, บินออก, ออก, ต่อเครื่อง')
const EVENT = oneOf(`
  meeting, interview, appointment, dinner, wedding, party, reception, ceremony, concert, gig, conference, lecture, talk, exam, call, shift, event, function, match,
  flight, train, bus, ferry, boat`)
const EVENT_TH = oneOf(`
  งานเลี้ยง, งานแต่ง, งานบวช, งานศพ, งานวันเกิด, ประชุม, สัมมนา, อบรม, นัดลูกค้า, เจอลูกค้า, พบลูกค้า, นัดหมอ, หาหมอ, ธุระ, สัมภาษณ์, สัมภาษณ์งาน, คอนเสิร์ต, ปาร์ตี้,
  เครื่อง, ไฟลท์, ไฟลต์, ไฟล์ท, รถไฟ, รถทัวร์, เรือ`)

export const SAME_DAY_RULES: readonly SameDayRule[] = [
  {
    // They leave on the day on which they come.
    th: `
      ${HOME}{short}(วันเดียวกัน|วันเดียวกันเลย|ในวันเดียว|ในวันนั้น|วันนั้นเลย|คืนนั้น|คืนเดียวกัน|เย็นนั้น|เย็นวันเดียวกัน|ค่ำวันเดียวกัน),
      (วันเดียวกัน|คืนนั้น|เย็นนั้น|ค่ำนั้น|คืนเดียวกัน){short}${HOME}{notLodging}`,
    en: `
      {notRoom}${LEAVE}{at}(on|later|late|) the (same|very same) (day|afternoon|evening|night){notOnward},
      {notRoom}${LEAVE}{at}(on|later|late|) that (same|very|very same|) (day|afternoon|evening|night){notOnward},
      {notRoom}${LEAVE} (at|by|around|about|from|) {hour} (on|) (the same|that|that same) (day|afternoon|evening|night){notOnward},
      (the|that|on the) same (day|afternoon|evening|night) (we|i|they|) (will|'ll|have to|must|) ${LEAVE}{notOnward}`,
    yes: [
      'arriving in Phuket at 8am on 6 March, leaving the same day at 21:40',
      'we land in Bangkok at 7 and are out again that night',
      'flying into Trang early on Sunday and flying home that same evening',
      'in Chiang Rai from 9 am, our flight back is late that night',
      'arrive 10am, off again the very same evening',
      'ถึงภูเก็ตแปดโมง บินกลับวันเดียวกันตอนสามทุ่ม',
      'ลงเชียงรายเช้า กลับดึกวันเดียวกัน',
      'ลงเครื่องที่ตรังเที่ยง ออกคืนนั้นเลย',
      'ไปถึงหาดใหญ่สิบโมง คืนนั้นบินกลับเลย',
      'มาประชุมเช้า เย็นนั้นกลับกรุงเทพ',
    ],
    no: [
      'we arrive in Bangkok and fly on to Samui the same day',
      'leaving Nan the same day for Phrae',
      'we check out the same day',
      'we leave the day after tomorrow',
      'leaving the same day as our friends',
      'the train to Ayutthaya, and back to the hotel that evening',
      'ถึงสนามบินแล้วคืนนั้นกลับที่พักเลย',
      'สองวันนี้ไปวัดวันเดียวกันได้ไหม',
    ],
  },
  {
    // Free until or after something on that day.
    th: `
      ${EVENT_TH}{gapTh}{clockTh}{gapTh}(ว่าง|มีเวลา|เหลือเวลา)(ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่|ก่อน|หลัง|ถึง|{manyHours}),
      (ว่าง|มีเวลา)(ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่|หลัง)(เช้า|บ่าย|เย็น|สาย|เที่ยง|วัน){gapTh}${EVENT_TH}{gapTh}{clockTh},
      (ว่าง|มีเวลา)(จน|)ถึง{gapTh}ก่อน(จะ|ไป|ถึง|)${EVENT_TH}`,
    en: `
      ${EVENT}{words}{hour}{words}(free|nothing on|nothing to do|time to kill|time to spare|spare time|at a loose end) (all day|all morning|all afternoon|before|until|till|from|after|since|beforehand|the whole day|the rest of),
      (free|nothing on|nothing to do) (all day|all morning|all afternoon|until|till|from|after|the whole day){words}${EVENT}{words}{hour},
      (have|got|with) (the|a|my|our|all) (whole |free |)(day|morning|afternoon) (free|before|to kill|until|till){words}${EVENT}{words}{hour},
      (free|nothing on|time) (until|till|up to){words}before (my|our|the|a|an) (work|business|job|) ${EVENT}`,
    yes: [
      'งานแต่งหกโมงเย็นที่ขอนแก่น ว่างตั้งแต่สายๆ',
      'มีสัมภาษณ์งานบ่ายสองที่เชียงใหม่ มีเวลาช่วงเช้า',
      'ว่างตั้งแต่เช้า ประชุมที่ระยองบ่ายสาม',
      'เครื่องออกสามทุ่ม ว่างทั้งวัน อยู่ภูเก็ต',
      'ว่างถึงบ่ายสองก่อนประชุมที่น่าน',
      'free until 3pm in Nan before my interview',
      'an interview in Udon at 3pm, free from 10',
      'free all morning before my meeting in Trang at 2pm',
      'dinner with clients at 7pm in Korat, nothing on until then',
      'wedding at 6pm, I have the whole day before that, and am free from 9',
    ],
    no: [
      'dinner at 7pm in a place with free parking',
      'the train at 7 am is free for kids',
      'ประชุมบ่ายสองทุกวัน ไม่ว่าง',
      'ร้านว่างไหม งานเลี้ยงหกโมงเย็น',
      'free wifi, train at 7pm',
    ],
  },
]

export const SAME_DAY_SLOTS = {
  short: '(?:ดึกๆ|ดึก|ค่ำๆ|ค่ำ|เย็นๆ|เย็น|ตอน|ก็|เลย|เราก็|แล้ว|ต้อง|จะ|ๆ|\\s){0,3}',
  notRoom: '(?<!\\bcheck(?:ing)?[ -])',
  notLodging: '(?!(?:ไป|มา|เข้า|ถึง)?\\s?(?:ที่พัก|โรงแรม|รีสอร์ท|ห้อง))',
  at: '(?:,? (?:at|by|around|about) [\\d.:]{1,5} ?(?:[ap]\\.?m\\.?)?| is| are| late| early| again| on| later|,){0,4} ?',
  notOnward: '(?! (?:for|to|on to|towards|after|before|as) [a-z])',
  hour: String.raw`\d{1,2}(?:[.:]\d\d| ?[ap]\.?m|(?= o'clock|[,;)]|$))(?:\.? ?[ap]\.?m)?`,
  words: '[^!?\\n]{0,48}?',
  gapTh: '[^!?\\n]{0,36}?',
  clockTh:
    '(?:\\d{1,2}(?:[.:]\\d\\d)?\\s?(?:น\\.?|โมง|ทุ่ม)?|(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|สิบเอ็ด)\\s?(?:โมง|ทุ่ม)|บ่าย(?:โมง|สอง|สาม|สี่|\\s?\\d)|เที่ยง|ทุ่ม(?:นึง|ครึ่ง)?)',
  manyHours: '\\s?\\d{1,2}\\s?(?:ชม|ชั่วโมง)',
}
