import { AMOUNT, COUNT } from './numbers.ts'
import type { PhraseRule } from './phrase-rule.ts'
import type { Slots } from './phrases.ts'

// `ทริปก่อนเก็บวันละหกที่`, “last time we rushed”: what is said of an earlier trip, and where this one begins again.

/** Words about an earlier trip, whose pace, length, price and company are not those of this one. */
export interface EarlierRule extends PhraseRule {
  /** What it does: an earlier trip or this one is spoken of from here on, or something that may differ between the two. */
  readonly says: 'earlier' | 'this' | 'value'
  /** Words that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const EARLIER_SLOTS: Slots = {
  count: `(?:(?:${COUNT}){1,2})`,
  amount: `(?:${AMOUNT})`,
  /** “The trip before the wedding”. */
  notBefore: '(?!แต่ง|สอบ|กลับ|เปิด|ปีใหม่|สงกรานต์|คลอด|เข้า|ฝน)',
}

export const EARLIER_RULES: readonly EarlierRule[] = [
  {
    says: 'earlier',
    th: '(ทริป|คราว|ครั้ง|รอบ|หน|ปี)(ที่แล้ว|ที่ผ่านมา|ล่าสุด|ก่อน{notBefore})',
    en: '(the|our|my|on our|on the|) (last|previous) (trip|time|year|holiday|vacation|visit)',
    yes: ['ทริปก่อนเก็บวันละหกที่', 'คราวที่แล้วรีบ', 'last time we rushed', 'our previous trip'],
    no: ['ทริปก่อนแต่งงาน', 'ปีนี้ไป', 'the last day', 'last minute'],
  },
  {
    says: 'this',
    th: '(รอบ|คราว|ครั้ง|หน|ทริป|ปี|เที่ยว)นี้',
    en: 'this (time|trip|year|one|holiday|visit)',
    yes: ['รอบนี้ขอช้าๆ', 'this time we want less'],
    no: ['วันนี้', 'this morning', 'at times'],
  },
  {
    says: 'value',
    th: `
      (วันละ|คนละ|คืนละ|หัวละ|) (ตั้ง|เกือบ|เป็น|) {count} (วัน|คืน|คน|ท่าน|ที่|แห่ง|จุด|ชั่วโมง|ชม|กม|กิโล|ก้าว|เกาะ|บาท), (งบ|คนละ|หัวละ|คืนละ|หมดไป|ใช้ไป|จ่ายไป) (ตั้ง|เกือบ|เป็น|) {amount},
      ตี(สี่|ห้า|สาม|สอง|4|5|3), (อัด|)แน่น, จัดเต็ม, เร่งรีบ, รีบ, เหนื่อย, ตะลุย, ลุย, ชิล, ชิว, สบาย, ช้า, โหด, หักโหม, เดิน(เยอะ|น้อย|มาก|ทั้งวัน)`,
    en: `
      {count} (days|nights|weeks|people|of us|places|stops|sights|temples|hours|km|towns|cities|hotels) (a day|per day|each day|every day|), (packed|rushed|hectic|crammed|relaxed|slow|lazy|exhausting|exhausted|tiring),
      {amount} (baht|thb) (each|a day|per day|per person|)`,
    yes: [
      'วันละเจ็ดแปดที่',
      'ไป 6 คน',
      'งบ 8000',
      'อัดแน่นมาก',
      'ตื่นตีสี่',
      'eight places a day',
      'it was so rushed',
      'five of us',
    ],
    no: ['วัดใหญ่', 'a day in Nan', 'Phuket Town'],
  },
]
