import type { PhraseRule } from './phrase-rule.ts'
import type { Slots } from './phrases.ts'

// `รอขึ้นเครื่องตอนสี่ทุ่ม`, “I'm in Udon, my flight is at 8pm”: some hours where they are, before they go on.

/** Travellers who have a few hours where they are, before they go on. */
interface WaitingRule extends PhraseRule {
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const WAITING_SLOTS: Slots = {
  begins: '(?<=^|[\\n.,!]\\s?|แล้ว\\s?|ตอนนี้\\s?|ขณะนี้\\s?|กำลัง\\s?|เวลานี้\\s?|นี้\\s?(?:เรา|ผม|หนู|ฉัน|พวกเรา)\\s?)',
  place: '[^\\n]{1,90}?',
  soon: '[ก-์ ]{0,16}?',
  words: '[^.!?\\n]{0,24}?',
  waitsUntil:
    '(?:(?<=(?:อยู่|ที่)[^\\n]{1,40})(?:ว่าง|มีเวลา|มีเวลาว่าง)(?:เที่ยว|เดินเล่น)?|(?:ต้อง)?รอ(?:รถ|เครื่อง|เรือ|ขึ้นรถ|ขึ้นเครื่อง|เพื่อน|แฟน))(?:ไป)?(?:จนถึง|ถึง|ยัน)\\s?',
  clock:
    '(?:(?:บ่าย|ตี)\\s?(?:โมง|สอง|สาม|สี่|ห้า|\\d)|เที่ยง|ทุ่ม|เย็น|ค่ำ|(?:\\d{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เก้า|สิบ)\\s?(?:โมง|ทุ่ม|นาฬิกา|น\\.|[.:]\\d\\d))',
  clockEn: '(?:about |around )?(?:\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m|noon)\\b',
  here: "\\b(?:i'm|i am|we're|we are|currently|stuck|now)",
}

export const WAITING_RULES: readonly WaitingRule[] = [
  {
    th: `
      {begins}(ติด|)อยู่{place}รอ(ขึ้น|)(เครื่อง|รถ|เรือ), {begins}(ติด|)อยู่{place}(เครื่อง|ไฟลท์|ไฟล์ท|รถไฟ|รถทัวร์|รถตู้|เรือ)(จะ|)(ออก|ดีเลย์|เลื่อน),
      ฆ่าเวลา(ไป|กัน|เล่น|)(จนถึง|ถึง|จน|ก่อน|ระหว่าง|รอ), {waitsUntil}{clock}, (ระหว่าง|ก่อน)(รอ|)(เช็คอิน|เช็กอิน|เข้าห้อง|เข้าที่พัก)(จะ|) (ไป|ทำ|แวะ|เที่ยว)(ที่|)(ไหน|อะไร),
      {begins}(ติด|)อยู่{place}(ก่อน|กว่าจะ)(ขึ้น|ไป|ถึงเวลา|)(เครื่อง|รถไฟ|รถทัวร์|สนามบิน|สถานี), {begins}(ติด|)อยู่{place}วันนี้{soon}(ไป|ทำ)(ไหน|อะไร)ดี`,
    en: `(kill|killing|fill|filling) (some|the|a bit of|a few hours of|) time {words}(until|till|before), (i|we) (have|have got|'ve got|are free|am free|'re free|'m free) (here|only|) (until|till) {clockEn}, (what|where) (can|could|should|do|shall|would|to) (we|i|you|) (do|go|see|) (there|in the city|nearby|with kids|) (until then|till then|in the meantime|in the mean time|until check in|until the room|before check in|before we can check in), {here} in{place}(flight|train|bus|ferry|boat) (is |leaves |departs )(at|in|delayed|tonight|this afternoon|this evening), {here} in{place}before (my|our|the) (flight|train|bus|ferry|boat)`,
    yes: [
      'ตอนนี้อยู่อุดร มีเวลาถึงห้าโมง รอขึ้นเครื่องทุ่มนึง ไปไหนดี',
      'อยู่เชียงใหม่ รอขึ้นเครื่องตอนสี่ทุ่ม วันนี้ว่างทั้งบ่าย',
      'ตอนนี้ผมอยู่นครพนม มีเวลาถึงบ่ายสาม ก่อนขึ้นเครื่องกลับ',
      'ตอนนี้อยู่ภูเก็ต ฝนตก วันนี้ไปไหนดี',
      'ประชุมเสร็จแล้วอยู่โคราช รถทัวร์ออกสามทุ่ม ไปเดินไหนดี',
      "I'm in Udon, my flight is at 8pm",
      'Currently in Hat Yai with five hours before my train',
      'อยู่ลำปาง ฆ่าเวลาถึงสองทุ่ม ไปไหนดี',
      'ตอนนี้อยู่ตรัง ว่างถึงห้าโมงเย็น',
      'ถึงภูเก็ต 7 โมง ก่อนเช็คอินไปไหนดี',
      'I have until 6pm in Hat Yai, what is near the station',
      'Killing time in Khon Kaen until 7pm',
      'We are in Phuket at 6am, room at 2 pm. What can we do until then?',
    ],
    no: [
      'ตอนนี้อยู่ขอนแก่น อยากไปเลย 2 วัน',
      'บ้านอยู่ขอนแก่น ขึ้นเครื่องที่อุดร',
      'ไปอยู่ตรัง 3 วัน รอขึ้นเรือที่ปากเมง',
      'we are in Nan for 3 days',
      'ว่างถึงวันศุกร์ อยู่ตรัง',
      'we have until 6 March in Trang',
      'we fill the time there with museums',
      'ก่อนเช็คอินขอแวะวัด',
    ],
  },
]
