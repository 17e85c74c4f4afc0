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
  here: "\\b(?:i'm|i am|we're|we are|currently|stuck|now)",
}

export const WAITING_RULES: readonly WaitingRule[] = [
  {
    th: `
      {begins}(ติด|)อยู่{place}รอ(ขึ้น|)(เครื่อง|รถ|เรือ), {begins}(ติด|)อยู่{place}(เครื่อง|ไฟลท์|ไฟล์ท|รถไฟ|รถทัวร์|รถตู้|เรือ)(จะ|)(ออก|ดีเลย์|เลื่อน),
      {begins}(ติด|)อยู่{place}(ก่อน|กว่าจะ)(ขึ้น|ไป|ถึงเวลา|)(เครื่อง|รถไฟ|รถทัวร์|สนามบิน|สถานี), {begins}(ติด|)อยู่{place}วันนี้{soon}(ไป|ทำ)(ไหน|อะไร)ดี`,
    en: '{here} in{place}(flight|train|bus|ferry|boat) (is |leaves |departs )(at|in|delayed|tonight|this afternoon|this evening), {here} in{place}before (my|our|the) (flight|train|bus|ferry|boat)',
    yes: [
      'ตอนนี้อยู่อุดร มีเวลาถึงห้าโมง รอขึ้นเครื่องทุ่มนึง ไปไหนดี',
      'อยู่เชียงใหม่ รอขึ้นเครื่องตอนสี่ทุ่ม วันนี้ว่างทั้งบ่าย',
      'ตอนนี้ผมอยู่นครพนม มีเวลาถึงบ่ายสาม ก่อนขึ้นเครื่องกลับ',
      'ตอนนี้อยู่ภูเก็ต ฝนตก วันนี้ไปไหนดี',
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
]
