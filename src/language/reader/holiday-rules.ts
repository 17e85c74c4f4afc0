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
import { FEASTS_ABROAD } from './holiday-abroad-rules.ts'
import type { FeastRule } from './holiday-rule.ts'
import type { Slots } from './phrases.ts'

// `สงกรานต์`, “Boxing Day”: on which day a feast is next, by the ways in `feast-days.ts`.

export const FEAST_RULES: readonly FeastRule[] = [
  {
    th: '(วัน)ลอยกระทง, ยี่เป็ง',
    en: '(loy|loi) (krathong|kathong|kratong) (festival), yi peng, yee peng',
    find: afterAsalha(KRATHONG_DAYS),
    streets: { feast: 'loy_krathong', days: 2 },
    yes: [
      ['ไปเชียงใหม่วันลอยกระทง', '2026-11-24'],
      ['Nan for Loy Krathong', '2026-11-24'],
    ],
    no: ['กระทงใบตองที่น่าน'],
  },
  {
    th: '(วัน|เทศกาล|)ตรุษจีน',
    en: '(chinese|lunar) new year',
    find: ({ today }) => CHINESE_NEW_YEARS.find((date) => date >= today) ?? null,
    yes: [
      ['ไปภูเก็ตช่วงตรุษจีน', '2027-02-06'],
      ['Trang at Chinese New Year', '2027-02-06'],
    ],
    no: ['a Chinese temple'],
  },
  {
    th: '(วัน|เทศกาล|ช่วง|)สงกรานต์, (วัน|เทศกาล|ช่วง|)ปีใหม่(ไทย|เมือง)',
    en: 'song kran (festival|holiday|holidays|), thai new year',
    find: fixed('04-13'),
    streets: { feast: 'songkran', days: 3 },
    yes: [
      ['สงกรานต์ไปน่าน', '2027-04-13'],
      ['Songkran in Nan', '2027-04-13'],
    ],
    no: ['ถนนข้าวสาร'],
  },
  {
    th: 'คริสต์มาสอีฟ, คริสมาสอีฟ',
    en: '(christmas|xmas) eve',
    find: fixed('12-24'),
    yes: [
      ['ไปน่านคริสต์มาสอีฟ', '2026-12-24'],
      ['Nan on Christmas Eve', '2026-12-24'],
    ],
    no: ['the eve of our trip'],
  },
  {
    th: '',
    en: "{notLunar}new year's day",
    find: fixed('01-01'),
    yes: [["Nan on New Year's Day", '2027-01-01']],
    no: ['a new day'],
  },
  {
    th: '(เทศกาล|วันขึ้น|ช่วง|วัน|)ปีใหม่{notThai}, วันสิ้นปี, เคาท์ดาวน์, เคาน์ดาวน์, เคานท์ดาวน์, คืนส่งท้ายปี',
    en: "{notLunar}new year('s)(s) (eve|day|) (holiday(s)), nye, count down",
    find: fixed('12-31'),
    yes: [
      ['ปีใหม่ไปน่าน', '2026-12-31'],
      ["New Year's Eve in Nan", '2026-12-31'],
    ],
    no: ['a new hotel in Nan'],
  },
  {
    th: '(วัน|เทศกาล|)ออกพรรษา',
    en: 'end of (buddhist) lent, ok phansa',
    find: afterAsalha(END_OF_LENT_DAYS),
    yes: [
      ['ออกพรรษาไปหนองคาย', '2027-10-15'],
      ['Nong Khai at the end of Buddhist Lent', '2027-10-15'],
    ],
    no: ['ออกจากวัด'],
  },
  {
    th: 'วันเด็ก(แห่งชาติ)',
    en: "(national) children's day",
    isOneDay: true,
    find: nthWeekday('01', 2, 5),
    yes: [
      ['วันเด็กไปน่าน', '2027-01-09'],
      ["Nan on Children's Day", '2027-01-09'],
    ],
    no: ['a day with the children'],
  },
  {
    // From Good Friday to Easter Monday.
    th: '',
    en: 'easter (long|) weekend, good friday (weekend|)',
    days: 4,
    find: oneOf('2027-03-26', '2028-04-14', '2029-03-30'),
    yes: [['Nan for the Easter weekend', '2027-03-26']],
    no: ['an eastern island'],
  },
  {
    th: 'เทศกาล(กิน|ถือศีลกิน)เจ, เทศกาลเจ',
    en: '(phuket|) vegetarian festival, nine emperor god(s) (festival|)',
    find: oneOf('2027-09-30', '2028-10-18'),
    days: 9,
    yes: [
      ['เทศกาลกินเจที่ภูเก็ต', '2027-09-30'],
      ['the vegetarian festival in Phuket', '2027-09-30'],
    ],
    no: ['vegetarian food'],
  },
  {
    th: 'คริสต์มาส, คริสมาส, คริสมาสต์',
    en: '(christmas|xmas) (day|eve|)',
    find: fixed('12-25'),
    yes: [
      ['คริสต์มาสไปน่าน', '2026-12-25'],
      ['Christmas in Nan', '2026-12-25'],
    ],
    no: ['our friend Chris'],
  },
  {
    th: '(วัน)วาเลนไทน์',
    en: "valentine('s)(s) (day)",
    isOneDay: true,
    find: fixed('02-14'),
    yes: [
      ['วาเลนไทน์ที่น่าน', '2027-02-14'],
      ["Valentine's Day in Nan", '2027-02-14'],
    ],
    no: ['a day in Nan'],
  },
  {
    th: '{notCounted}วันแม่{alone}',
    en: "mother('s) day, mothers day",
    isOneDay: true,
    find: fixed('08-12'),
    yes: [
      ['วันแม่ไปน่าน', '2027-08-12'],
      ["Mother's Day in Nan", '2027-08-12'],
    ],
    no: ['4 วันแม่ลูก'],
  },
  {
    th: '{notCounted}วันพ่อ{alone}',
    en: "father('s) day, fathers day",
    isOneDay: true,
    find: fixed('12-05'),
    yes: [
      ['วันพ่อไปน่าน', '2026-12-05'],
      ["Father's Day in Nan", '2026-12-05'],
    ],
    no: ['3 วันพ่อแม่ลูก'],
  },
  {
    th: '(วันพระใหญ่|วันพระ|วัน|)(มาฆบูชา|มาฆะ|มาฆ){holyEnd}',
    en: '(makha|magha) (bucha|puja) (day)',
    isOneDay: true,
    find: listed(/มาฆบูชา|makha/i),
    yes: [
      ['มาฆบูชาไปน่าน', '2027-02-21'],
      ['Nan on Makha Bucha', '2027-02-21'],
    ],
    no: ['บูชาพระ'],
  },
  {
    th: '(วันพระใหญ่|วันพระ|วัน|)(วิสาขบูชา|วิสาขะ|วิสาขะบูชา)',
    en: '(visakha|vesak|wesak) (bucha|puja|day) (day)',
    isOneDay: true,
    find: listed(/วิสาขบูชา|visakha/i),
    yes: [
      ['วิสาขบูชาไปน่าน', '2027-05-20'],
      ['Nan on Visakha Bucha', '2027-05-20'],
    ],
    no: ['บูชาพระ'],
  },
  {
    th: '(วันพระใหญ่|วันพระ|วัน|)(อาสาฬหบูชา|อาสาฬหะ)',
    en: '(asalha|asarnha|asalnha) (bucha|puja) (day)',
    isOneDay: true,
    find: listed(/อาสาฬหบูชา|asa(?:l|r)nha|asalha/i),
    yes: [
      ['อาสาฬหบูชาไปน่าน', '2027-07-18'],
      ['Nan on Asalha Bucha', '2027-07-18'],
    ],
    no: ['บูชาพระ'],
  },
  {
    th: '(วัน)เข้าพรรษา',
    en: 'buddhist lent',
    find: listed(/เข้าพรรษา|lent/i),
    yes: [
      ['เข้าพรรษาไปอุบล', '2027-07-19'],
      ['Ubon at Buddhist Lent', '2027-07-19'],
    ],
    no: ['a Buddhist temple'],
  },
  {
    th: 'วันฉัตรมงคล',
    en: 'coronation day',
    isOneDay: true,
    find: fixed('05-04'),
    yes: [
      ['วันฉัตรมงคลไปน่าน', '2027-05-04'],
      ['Nan on Coronation Day', '2027-05-04'],
    ],
    no: ['a coronation hall'],
  },
  {
    th: 'วันรัฐธรรมนูญ',
    en: 'constitution day',
    isOneDay: true,
    find: fixed('12-10'),
    yes: [
      ['วันรัฐธรรมนูญไปน่าน', '2026-12-10'],
      ['Nan on Constitution Day', '2026-12-10'],
    ],
    no: ['อนุสาวรีย์รัฐธรรมนูญ'],
  },
  {
    th: 'วันปิยมหาราช, วันปิยะ',
    en: 'chulalongkorn day',
    isOneDay: true,
    find: fixed('10-23'),
    yes: [
      ['วันปิยะไปน่าน', '2027-10-23'],
      ['Nan on Chulalongkorn Day', '2027-10-23'],
    ],
    no: ['Chulalongkorn University'],
  },
  {
    th: 'วันจักรี',
    en: 'chakri day',
    isOneDay: true,
    find: fixed('04-06'),
    yes: [
      ['วันจักรีไปน่าน', '2027-04-06'],
      ['Nan on Chakri Day', '2027-04-06'],
    ],
    no: ['Chakri palace'],
  },
  {
    th: '{notCounted}วันครู(แห่งชาติ){teachersEnd}',
    en: "teachers' day, teacher's day",
    isOneDay: true,
    find: fixed('01-16'),
    yes: [['วันครูไปน่าน', '2027-01-16']],
    no: ['สามวันครูว่าง', 'วันครูพานักเรียนไป'],
  },
  {
    th: 'วันแรงงาน',
    en: '(labour|labor) day',
    isOneDay: true,
    find: fixed('05-01'),
    yes: [
      ['วันแรงงานไปน่าน', '2027-05-01'],
      ['Nan on Labour Day', '2027-05-01'],
    ],
    no: ['hard labour'],
  },
  ...FEASTS_ABROAD,
]

export const FEAST_SLOTS: Slots = {
  notLunar: '(?<!chinese |lunar |thai )\\b',
  notThai: '(?!ไทย|เมือง)',
  holyEnd: '(?![ก-์]{0,2}์)',
  teachersEnd: '(?!ว่าง|พา|สอน|หยุด|และ|กับ|\\d)',
  /** Not `4 วันพ่อแม่ลูก`. */
  notCounted: '(?<![\\d] ?|กี่|หลาย|ครึ่ง|ทั้ง)',
  alone: '(?!แม่|ลูก|ค้า|บ้าน|ยาย|ตา)',
}
