import type { LengthRule } from './length-rule.ts'

/** Lengths between two numbers: “two and a half days”, “4 or 5 days”, “a night or two”. */
export const RANGES_OF_LENGTHS: readonly LengthRule[] = [
  {
    says: 'length',
    unit: 7,
    more: 0.5,
    en: '{whole}{andHalf} week(s), {whole} weeks and a half',
    yes: [
      ['two and a half weeks', '18 days'],
      ['2.5 weeks', '18 days'],
      ['3½ weeks', '25 days'],
    ],
    no: ['half of the week', '2 weeks'],
  },
  {
    says: 'length',
    unit: 1,
    more: 0.5,
    en: '{whole}{andHalf} day(s), {whole} days and a half',
    yes: [
      ['2 and a half days', '3 days'],
      ['3.5 days in Krabi', '4 days'],
    ],
    no: ['half a day', '2 days'],
  },
  {
    says: 'length',
    days: 2,
    en: '(a|one|1) day and (a) half, (a|one|1) day or two, (a|one|1) day maybe two',
    yes: [
      ['a day and a half in Sukhothai', '2 days'],
      ['a day or two in Lopburi', '2 days'],
    ],
    no: ['half a day', 'a day trip or two'],
  },
  {
    says: 'length',
    nights: 2,
    en: '(a|one|1) night or two',
    yes: [['a night or two in Lopburi', '3 days, 2 nights']],
    no: ['one night market or two'],
  },
  {
    says: 'range',
    th: '{count} (-|ถึง|หรือ|/|ไม่ก็) {lastDays} วัน{noDate}',
    en: '{count} (-|to|or|/) {lastDays} day(s)',
    unless: '{count} (-|to|or|/) {lastDays} (full|) day (trips|tours|excursions|outings|hikes|treks)',
    yes: [
      ['2-3 วัน', '3 days'],
      ['สาม หรือ สี่วัน', '4 days'],
      ['4 or 5 days', '5 days'],
      ['4/5 days', '5 days'],
    ],
    no: ['2-3 วันละ', '3 places', 'with two or three day trips'],
  },
  {
    // The longer of two that they ask about.
    says: 'range',
    en: '{count} days (is|are|) (enough|ok|okay|fine|sufficient|){sep}or (maybe|should it be|better|) {lastDays}{asks}',
    yes: [
      ['Trang, 4 days enough or 5?', '5 days'],
      ['2 days or 3?', '3 days'],
    ],
    no: ['we have 4 or 5', '4 days or 5 nights?', '4 days in Nan', '3 days or 2 of us?'],
  },
  {
    // Of a journey on foot or on wheels, which rest days prolong.
    says: 'range',
    en: '{count} (-|to|or|/) {lastDays} (rest|spare|beach|easy|lazy) day(s)',
    yes: [['7 stages plus 1 or 2 rest days', '9 days']],
    no: ['1 or 2 rest stops'],
  },
  {
    says: 'length',
    en: '{days} (daily|day|riding|hiking|cycling|walking) (stage(s)|leg(s)), {days} stages[ plus]',
    yes: [
      ['5 daily stages from Nan to Phrae', '5 days'],
      ['six riding stages plus 2 rest days', '8 days'],
    ],
    no: ['the first stage', 'the stage of 3 bands', 'two stages with bands'],
  },
  {
    says: 'range',
    unit: 7,
    th: '{count} (-|ถึง|หรือ) {days} (สัปดาห์|อาทิตย์)',
    en: '{count} (-|to|or) {days} (week(s)|wk(s))',
    yes: [['two or three weeks', '21 days']],
    no: ['2 weeks'],
  },
  {
    // The half day counts too.
    says: 'length',
    more: 0.5,
    th: '{count} วัน ครึ่ง',
    yes: [['มีเวลา 2 วันครึ่ง', '3 days']],
    no: ['2 วัน', 'ครึ่งวัน'],
  },
]
