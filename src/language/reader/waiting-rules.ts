import { SELF, SPOUSES } from './common-words.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { after, listOf, maybe, oneOf, PIECES, rightAfter, type Slots, words } from './phrases.ts'
import { gap, LINE, SENTENCE, thaiLetters } from './slot-gaps.ts'

// `รอขึ้นเครื่องตอนสี่ทุ่ม`, “I'm in Udon, my flight is at 8pm”: some hours where they are, before they go on.

/** Travellers who have a few hours where they are, before they go on. */
interface WaitingRule extends PhraseRule {
  /** What the phrases say: where a new one belongs. */
  readonly name: string
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** “They are in …”, in English. */
const HERE_IN = `${oneOf("i'm, i am, we're, we are, currently, stuck, now")} in`
const CARRIERS_EN = oneOf('flight, train, bus, ferry, boat')

export const WAITING_SLOTS: Slots = {
  ...PIECES,
  /** A clause begins, or “now”: `ตอนนี้เราอยู่ …`, not `บ้านอยู่ …`. */
  begins: after(`{start}, ., {comma}, !, แล้ว, ตอนนี้, ขณะนี้, กำลัง, เวลานี้, นี้(พวก|)${oneOf(SELF)}`),
  /** Where they are, and more of the same line. */
  place: gap(90, LINE),
  /** `วันนี้` … `ไปไหนดี`: up to 16 letters between. */
  soon: thaiLetters(0, 16, ' '),
  /** “Fill some time there” … “until”: up to 24 letters between. */
  words: gap(24, SENTENCE),
  /** `อยู่` or `ที่` stands before, in the same line: `อยู่ตรัง ว่างถึง …`. */
  inAPlace: rightAfter('(อยู่|ที่){far}', { far: '[^\\n]{1,40}' }),
  /** An hour: `บ่ายสาม`, `ห้าโมง`, `20.30`. */
  clock: words(
    `
    (บ่าย|ตี) (โมง|สอง|สาม|สี่|ห้า|{digit}), เที่ยง, ทุ่ม, เย็น, ค่ำ,
    ({figures}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เก้า|สิบ) (โมง|ทุ่ม|นาฬิกา|น.), {figures} (.|:){digit}{digit}`,
    { figures: '\\d{1,2}' },
  ),
  /** The same in English: “about 6pm”, “noon”. */
  clockEn: maybe('(about|around){space}') + words('{figures} (am|pm), noon', { figures: '\\d{1,2}(?:[:.]\\d\\d)?' }),
}

export const WAITING_RULES: readonly WaitingRule[] = [
  {
    name: 'they wait for a plane, a train or a boat',
    th: `
      {begins}(ติด|)อยู่{place}รอ(ขึ้น|)(เครื่อง|รถ|เรือ),
      {begins}(ติด|)อยู่{place}(เครื่อง|ไฟลท์|ไฟล์ท|รถไฟ|รถทัวร์|รถตู้|เรือ)(จะ|)(ออก|ดีเลย์|เลื่อน),
      {begins}(ติด|)อยู่{place}(ก่อน|กว่าจะ)(ขึ้น|ไป|ถึงเวลา|)(เครื่อง|รถไฟ|รถทัวร์|สนามบิน|สถานี)`,
    en: `
      ${HERE_IN}{place}${CARRIERS_EN} (is |leaves |departs )(at|in|delayed|tonight|this afternoon|this evening),
      ${HERE_IN}{place}before (my|our|the) ${CARRIERS_EN}`,
    yes: [
      'ตอนนี้อยู่อุดร มีเวลาถึงห้าโมง รอขึ้นเครื่องทุ่มนึง ไปไหนดี',
      'อยู่เชียงใหม่ รอขึ้นเครื่องตอนสี่ทุ่ม วันนี้ว่างทั้งบ่าย',
      'ตอนนี้ผมอยู่นครพนม มีเวลาถึงบ่ายสาม ก่อนขึ้นเครื่องกลับ',
      'ประชุมเสร็จแล้วอยู่โคราช รถทัวร์ออกสามทุ่ม ไปเดินไหนดี',
      "I'm in Udon, my flight is at 8pm",
      'Currently in Hat Yai with five hours before my train',
    ],
    no: [
      'ตอนนี้อยู่ขอนแก่น อยากไปเลย 2 วัน',
      'บ้านอยู่ขอนแก่น ขึ้นเครื่องที่อุดร',
      'ไปอยู่ตรัง 3 วัน รอขึ้นเรือที่ปากเมง',
      'we are in Nan for 3 days',
    ],
  },
  {
    name: 'where can we go today, where we are',
    th: '{begins}(ติด|)อยู่{place}วันนี้{soon}(ไป|ทำ)(ไหน|อะไร)ดี',
    yes: ['ตอนนี้อยู่ภูเก็ต ฝนตก วันนี้ไปไหนดี', 'อยู่ตรัง วันนี้ทำอะไรดี'],
    no: ['ไปตรัง วันนี้ไปไหนดี', 'บ้านอยู่ตรัง วันนี้ไปไหนดี'],
  },
  {
    name: 'they kill time',
    th: 'ฆ่าเวลา(ไป|กัน|เล่น|)(จนถึง|ถึง|จน|ก่อน|ระหว่าง|รอ)',
    en: '(kill|killing|fill|filling) (some|the|a bit of|a few hours of|) time {words}(until|till|before)',
    yes: ['อยู่ลำปาง ฆ่าเวลาถึงสองทุ่ม ไปไหนดี', 'Killing time in Khon Kaen until 7pm'],
    no: ['we fill the time there with museums', 'ฆ่าเวลาเก่ง'],
  },
  {
    name: 'they are free, or wait, until an hour',
    th: `
      {inAPlace}(มีเวลาว่าง|มีเวลา|ว่าง)(เที่ยว|เดินเล่น|)(ไป|)(จนถึง|ถึง|ยัน) {clock},
      (ต้อง|)รอ(รถ|เครื่อง|เรือ|ขึ้นรถ|ขึ้นเครื่อง|เพื่อน|${listOf(SPOUSES).join('|')})(ไป|)(จนถึง|ถึง|ยัน) {clock}`,
    en: "(i|we) (have|have got|'ve got|are free|am free|'re free|'m free) (here|only|) (until|till) {clockEn}",
    yes: ['ตอนนี้อยู่ตรัง ว่างถึงห้าโมงเย็น', 'ที่ตรัง ต้องรอรถถึงสองทุ่ม', 'I have until 6pm in Hat Yai, what is near the station'],
    no: ['ว่างถึงวันศุกร์ อยู่ตรัง', 'we have until 6 March in Trang', 'รอรถถึงวันเสาร์'],
  },
  {
    name: 'before they can get into their room',
    th: '(ระหว่าง|ก่อน)(รอ|)(เช็คอิน|เช็กอิน|เข้าห้อง|เข้าที่พัก)(จะ|) (ไป|ทำ|แวะ|เที่ยว)(ที่|)(ไหน|อะไร)',
    en: `
      (what|where) (can|could|should|do|shall|would|to) (we|i|you|) (do|go|see|) (there|in the city|nearby|with kids|)
      (until then|till then|in the meantime|in the mean time|until check in|until the room|before check in|before we can check in)`,
    yes: [
      'ถึงภูเก็ต 7 โมง ก่อนเช็คอินไปไหนดี',
      'ถึงตรังเช้า ระหว่างรอเข้าห้องทำอะไรดี',
      'We are in Phuket at 6am, room at 2 pm. What can we do until then?',
    ],
    no: ['ก่อนเช็คอินขอแวะวัด', 'what can we do in Phuket'],
  },
]
