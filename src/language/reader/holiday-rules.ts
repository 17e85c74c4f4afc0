import type { IsoDate } from '../../world/calendar.ts'
import {
  afterAsalha,
  CHINESE_NEW_YEARS,
  END_OF_LENT_DAYS,
  fixed,
  KRATHONG_DAYS,
  listed,
  nthWeekday,
  oneOf,
} from './feast-days.ts'
import type { Slots } from './phrases.ts'
import type { ReaderContext } from './reading.ts'

// `สงกรานต์`, “Boxing Day”: on which day a feast is next, by the ways in `feast-days.ts`.

/** Phrases of both languages, in the notation of `phrasePattern`. */
interface FeastRule {
  readonly th: string
  readonly en: string
  readonly find: (context: ReaderContext) => IsoDate | null
  /** How long it lasts, if that may be into the next month. */
  readonly days?: number
}
export const FEAST_RULES: readonly FeastRule[] = [
  {
    th: '(วัน)ลอยกระทง, ยี่เป็ง',
    en: '(loy|loi) (krathong|kathong|kratong) (festival), yi peng, yee peng',
    find: afterAsalha(KRATHONG_DAYS),
  },
  {
    th: '(วัน|เทศกาล|)ตรุษจีน',
    en: '(chinese|lunar) new year',
    find: ({ today }) => CHINESE_NEW_YEARS.find((date) => date >= today) ?? null,
  },
  {
    th: '(วัน|เทศกาล|ช่วง|)สงกรานต์, (วัน|เทศกาล|ช่วง|)ปีใหม่(ไทย|เมือง)',
    en: 'song kran (festival|holiday|holidays|), thai new year',
    find: fixed('04-13'),
  },
  { th: 'คริสต์มาสอีฟ, คริสมาสอีฟ', en: '(christmas|xmas) eve', find: fixed('12-24') },
  { th: '', en: "{notLunar}new year's day", find: fixed('01-01') },
  {
    th: '(เทศกาล|วันขึ้น|ช่วง|วัน|)ปีใหม่{notThai}, วันสิ้นปี, เคาท์ดาวน์, เคาน์ดาวน์, เคานท์ดาวน์, คืนส่งท้ายปี',
    en: "{notLunar}new year('s)(s) (eve|day|) (holiday(s)), nye, count down",
    find: fixed('12-31'),
  },
  { th: '(วัน|เทศกาล|)ออกพรรษา', en: 'end of (buddhist) lent, ok phansa', find: afterAsalha(END_OF_LENT_DAYS) },
  { th: 'วันเด็ก(แห่งชาติ)', en: "(national) children's day", find: nthWeekday('01', 2, 5) },
  { th: 'วันขอบคุณพระเจ้า', en: 'thanksgiving (weekend|week|break|)', find: nthWeekday('11', 4, 3) },
  {
    th: '',
    en: 'good friday',
    find: oneOf('2027-03-26', '2028-04-14', '2029-03-30'),
  },
  {
    th: '',
    en: 'easter monday',
    find: oneOf('2027-03-29', '2028-04-17', '2029-04-02'),
  },
  {
    // From Good Friday to Easter Monday.
    th: '',
    en: 'easter (long|) weekend, good friday (weekend|)',
    days: 4,
    find: oneOf('2027-03-26', '2028-04-14', '2029-03-30'),
  },
  {
    th: 'อีสเตอร์',
    en: 'easter (week|break|holiday(s)|)',
    find: oneOf('2027-03-28', '2028-04-16', '2029-04-01'),
  },
  {
    th: 'ดิวาลี, ดีปาวลี',
    en: '(diwali|deepavali) (break|holiday(s)|)',
    find: oneOf('2027-10-29', '2028-10-17', '2029-11-05'),
  },
  {
    th: 'เทศกาล(กิน|ถือศีลกิน)เจ, เทศกาลเจ',
    en: '(phuket|) vegetarian festival, nine emperor god(s) (festival|)',
    find: oneOf('2027-09-30', '2028-10-18'),
    days: 9,
  },
  { th: 'ฮาโลวีน, ฮัลโลวีน', en: 'halloween', find: fixed('10-31') },
  { th: 'คริสต์มาส, คริสมาส, คริสมาสต์', en: '(christmas|xmas) (day|eve|)', find: fixed('12-25') },
  { th: 'บ็อกซิ่งเดย์', en: 'boxing day', find: fixed('12-26') },
  { th: '(วัน)วาเลนไทน์', en: "valentine('s)(s) (day)", find: fixed('02-14') },
  { th: '{notCounted}วันแม่{alone}', en: "mother('s) day, mothers day", find: fixed('08-12') },
  { th: '{notCounted}วันพ่อ{alone}', en: "father('s) day, fathers day", find: fixed('12-05') },
  { th: '(วัน)มาฆบูชา', en: 'makha bucha', find: listed(/มาฆบูชา|makha/i) },
  { th: '(วัน)วิสาขบูชา', en: 'visakha bucha', find: listed(/วิสาขบูชา|visakha/i) },
  { th: '(วัน)อาสาฬหบูชา', en: '(asalha|asarnha|asalnha) bucha', find: listed(/อาสาฬหบูชา|asa(?:l|r)nha|asalha/i) },
  { th: '(วัน)เข้าพรรษา', en: 'buddhist lent', find: listed(/เข้าพรรษา|lent/i) },
  { th: 'วันฉัตรมงคล', en: 'coronation day', find: fixed('05-04') },
  { th: 'วันรัฐธรรมนูญ', en: 'constitution day', find: fixed('12-10') },
  { th: 'วันปิยมหาราช, วันปิยะ', en: 'chulalongkorn day', find: fixed('10-23') },
  { th: 'วันจักรี', en: 'chakri day', find: fixed('04-06') },
  { th: 'วันแรงงาน', en: '(labour|labor) day', find: fixed('05-01') },
]

export const FEAST_SLOTS: Slots = {
  notLunar: '(?<!chinese |lunar |thai )\\b',
  notThai: '(?!ไทย|เมือง)',
  /** Not `4 วันพ่อแม่ลูก`. */
  notCounted: '(?<![\\d] ?|กี่|หลาย|ครึ่ง|ทั้ง)',
  alone: '(?!แม่|ลูก|ค้า|บ้าน|ยาย|ตา)',
}
