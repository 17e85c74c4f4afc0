import { cueAnywhere } from './cues.ts'
import { oneOf } from './phrases.ts'

// `อยู่เที่ยวเสาร์-อาทิตย์`: how a stay lies beside the day of something: the weekend of a wedding, a few days around a
// birthday.

const WEEKEND_EN = oneOf('weekend, week end, wknd')
const WEEKEND_TH = oneOf('เสาร์{dash}อาทิตย์, เสาร์{dash}(และ|กับ)(วัน|)อาทิตย์, สุดสัปดาห์, วีคเอนด์, วีคเอ็นด์, วีกเอนด์')

const SLOTS = {
  dash: '\\s*-?\\s*',
  gap: '\\s?',
  aYears: String.raw`\b\d[05]th`,
  /** A date of its own: “this weekend”. */
  notDated: String.raw`(?<!\b(?:this|next|coming|last|previous|every|each) )`,
  noMarket: '(?!s| (?:night )?market)',
  notDatedTh: '(?<!ตลาดนัด|ตลาด|ทุก)',
  noDateTh: '(?!นี้|หน้า)',
}

/** What may be celebrated on another day. */
export const IS_CELEBRATED = cueAnywhere(
  [
    {
      name: 'a birthday, an anniversary or a graduation',
      th: 'วันเกิด, เกิด, ครบรอบ, รับปริญญา, เรียนจบ',
      en: 'birthday, b-day, bday, anniversary, turn(s), turning, graduation',
      both: '{aYears}',
      yes: ["Mum's birthday is 7 March", 'Gran turns 80 on 9 March', "Dad's 65th", 'แฟนเกิดวันที่ 24 มกรา'],
      no: ['a wedding on 7 March', 'คอนเสิร์ตวันที่ 24 มกรา'],
    },
  ],
  SLOTS,
)

export const ON_A_WEEKEND = cueAnywhere(
  [
    {
      name: 'a weekend that has no date of its own',
      th: `{notDatedTh}(วัน)${WEEKEND_TH}{noDateTh}`,
      en: `{notDated}${WEEKEND_EN}{noMarket}`,
      yes: ['a weekend in Hua Hin', 'we stay the weekend', 'เสาร์อาทิตย์นั้น', 'อยู่เที่ยวเสาร์-อาทิตย์'],
      no: ['next weekend', 'is the weekend market open', 'เสาร์อาทิตย์นี้', 'ตลาดเสาร์อาทิตย์'],
    },
  ],
  SLOTS,
)

export const WEEKEND_AFTER_IT = cueAnywhere(
  [
    {
      name: 'the weekend after the day',
      th: 'เสาร์{dash}อาทิตย์(ถัดไป|หลัง|ต่อมา|ถัดมา), (สุดสัปดาห์|วีคเอนด์)(ถัดไป|หลัง|ต่อมา|ถัดมา)',
      en: `${WEEKEND_EN} (right|just|straight|directly|) (after|following), following (long|) weekend`,
      yes: ['the weekend after it', 'the weekend right after her birthday', 'the following weekend', 'สุดสัปดาห์ถัดไป'],
      no: ['a weekend in Nan after work', 'สุดสัปดาห์นั้น'],
    },
  ],
  SLOTS,
)

export const WEEKEND_BEFORE_IT = cueAnywhere(
  [
    {
      name: 'the weekend before the day',
      th: 'เสาร์{dash}อาทิตย์ก่อน, (สุดสัปดาห์|วีคเอนด์)ก่อน',
      en: `${WEEKEND_EN} (right|just|) before`,
      yes: ['the weekend before', 'the weekend just before the exam', 'เสาร์อาทิตย์ก่อนสอบ'],
      no: ['a weekend in Nan before the rains', 'เสาร์อาทิตย์หลังสอบ'],
    },
  ],
  SLOTS,
)

export const AROUND_IT = cueAnywhere(
  [
    {
      name: 'the day is one of the stay',
      th: '(แถว|แถวๆ|ช่วง|ช่วงๆ|คาบเกี่ยว|คร่อม|รอบ|รอบๆ){gap}(วัน|)นั้น',
      en: `
        (around|over|about) (it|that|then), (around|over|about) that (day|date|time),
        (around|over|about) the (day|date|birthday|anniversary|wedding|concert)`,
      yes: ['a few days in Krabi around it', 'three days over that date', 'ไปตรัง 3 วันช่วงนั้น', 'คร่อมวันนั้น'],
      no: ['around Krabi', 'a walk over the bridge', 'ช่วงเช้า'],
    },
  ],
  SLOTS,
)

const THEN_EN = oneOf(
  'then, and then, followed by, after that, after which, afterwards, and have, plus, stay, staying, stay on, staying on, add, adding, extend, extending, free for, keep, keeping',
)
const FREE_EN = oneOf(
  'free, off, after, afterwards, there, to myself, to ourselves, is mine, is ours, is free, to explore, to look around',
)
/** They work there on weekdays, and are free afterwards. */
export const WEEKEND_AFTER_WORK = cueAnywhere(
  [
    {
      name: 'work, and the weekend after it',
      th: `
        (ประชุม|สัมมนา|อบรม|ดูงาน|ไปงาน|ทำงาน|ออกงาน|งานแฟร์){some}(ต่อ|แล้ว|อยู่|เที่ยวต่อ|ว่าง|เหลือ){short}(วัน|)(${WEEKEND_TH}|เสาร์|ส.-อา.),
        (ประชุม|สัมมนา|อบรม|ดูงาน|ไปงาน|ทำงาน|ออกงาน|งานแฟร์){some}(วัน|)${WEEKEND_TH}(ก็|เลย|จะ|)(ว่าง|หยุด|อยู่ต่อ|เที่ยวต่อ|อยู่เที่ยว|ฟรี)`,
      en: `
        (conference|congress|convention|seminar|workshop|training|trade fair|symposium|summit|meeting(s)|(business|work) trip|for (work|business)|{works}){some}${THEN_EN}{short}${WEEKEND_EN},
        (conference|congress|convention|seminar|workshop|training|trade fair|symposium|summit|meeting(s)|(business|work) trip|for (work|business)|{works}){some}${WEEKEND_EN} ${FREE_EN}`,
      yes: [
        'a conference in Nan 7-11 December, then free for the weekend',
        'meetings in Udon Wed to Fri, staying on for the weekend',
        'work trip to Rayong from Monday to Friday, weekend to myself',
        'ประชุมที่น่าน 7-11 ธ.ค. อยู่เที่ยวต่อเสาร์อาทิตย์',
        'อบรมที่ตรัง จ-ศ เสาร์อาทิตย์ว่าง',
      ],
      no: [
        'a weekend in Nan, then a conference in Udon',
        'working mornings, then a weekend in Pai',
        'a conference at the weekend',
        'ประชุมเสาร์อาทิตย์ที่น่าน',
        'เสาร์อาทิตย์เที่ยว แล้วประชุมวันจันทร์',
      ],
    },
  ],
  {
    ...SLOTS,
    some: String.raw`(?:[^.;!?\n]|(?<=[ก-๙])\.){1,64}?`,
    short: '[^.,;!?\\n]{0,16}?',
    works: '\\bwork(?:ing)? (?:in|at|from) ',
  },
)
/** The work that takes their weekdays. */
export const WORK_WORDS = /\b(?:conference|congress|convention|seminar|training|meetings?)\b|ประชุม|สัมมนา|อบรม/g
