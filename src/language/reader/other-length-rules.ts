import type { PhraseRule } from './phrase-rule.ts'

// `ท้อง 5 เดือน`, “I train 4x a week”: weeks and days that are no length of a trip.

/** Weeks and days that are no length of a trip. */
export interface OtherLengthRule extends PhraseRule {
  readonly what: string
  /** Sentences with the words that are taken, and similar ones in which nothing is. */
  readonly yes: readonly (readonly [sentence: string, words: string])[]
  readonly no: readonly string[]
}

export const OTHER_LENGTH_RULES: readonly OtherLengthRule[] = [
  {
    what: 'how long they have been somewhere, before the next place',
    th: '(อยู่|เที่ยว|พัก|ขลุก|ขลุกอยู่|ติดอยู่|ใช้เวลา|ปักหลัก|นอน)(กัน|)(ที่|แถว|ใน|){placeTh}มา(เป็น|ได้|เกือบ|ร่วม|กว่า|ตั้ง|จะ|){unit}(แล้ว|ละ|){nextTh}',
    en: '(been|spent|done|had|finished|completed|coming off|come off|wrapped up|survived) (just|already|over|about|almost|nearly|) {stayed} (in|of|on|at|around|round) {place}{next}, (finished|completed|coming off|come off|wrapped up) {stayed} (in|of|on|at|around|round) {place}{pauses}, {stayed} (in|of|on|at|around|round) {place}{past}, (been|sat|stuck|holed up|hanging out) (sat|stuck|here|staying|hanging out|holed up|) (in|on|at|around) {place} (for|since) (over|about|almost|nearly|) {stayed}{next}, (already|have|just|we|i) (did|done|had|seen) {place} for {stayed}{next}, (enough|bored|tired|sick|fed up) (of|with) {place} after {stayed}, for {stayed} so far{next}',
    yes: [
      ['just spent ten days in Phrae, next up Nan', 'spent ten days in phrae'],
      ['my three weeks of Trang are behind me, now Nan for 2 days', 'three weeks of trang are behind me'],
      ['been sat in Phrae for nine days, need Nan', 'been sat in phrae for nine days'],
      ['bored of Phrae after two weeks', 'bored of phrae after two weeks'],
      ['อยู่แพร่มา 9 วันแล้ว อยากไปน่าน 2 วัน', 'อยู่แพร่มา 9 วันแล้ว'],
    ],
    no: [
      'ten days in Phrae, next up Nan',
      '20 days in Phrae over our school holidays',
      'we had 3 days in Phrae in mind',
      'we spend two weeks in Phrae, now where',
      'มาอยู่แพร่ 3 วันแล้วไปน่าน',
    ],
  },
  {
    what: 'how long she is pregnant',
    th: 'ท้อง(ได้|แก่|){n}(เดือน|สัปดาห์|อาทิตย์), อายุครรภ์{n}(เดือน|สัปดาห์|อาทิตย์), ตั้งครรภ์(ได้|){n}(เดือน|สัปดาห์|อาทิตย์)',
    en: `
      (wife|partner|she|i|girlfriend|sister|daughter|who)('s|'m| is| am| will be) (about|around|already|) {weeks} weeks (pregnant|along|), {weeks} weeks (pregnant|along|into the pregnancy),
      babymoon (at|in week) {weeks} (weeks|)`,
    unless: "('s| is) {weeks} weeks (long|old|away|from)",
    yes: [
      ["my wife's 22 weeks, two nights in Cha-am", "wife's 22 weeks"],
      ['she is 30 weeks pregnant, 3 days in Rayong', 'she is 30 weeks pregnant'],
      ['ท้อง 5 เดือน ไปหัวหิน 2 วัน', 'ท้อง 5 เดือน'],
    ],
    no: ['my holiday is 3 weeks', '3 weeks in Isan with my wife'],
  },
  {
    what: 'the way there and back, and no trip of one day',
    th: `
      รวม(วัน|ขา|เวลา|ค่า|)(เดินทาง|รถ|)ไป กลับ(แล้ว|ด้วย|), {ticket}ไป กลับ`,
    unless: 'ไป กลับ(ใน|)(วันเดียว|วันเดว)',
    yes: [
      ['มีเวลา 7 วันรวมไปกลับ', 'รวมไปกลับ'],
      ['จองตั๋วเครื่องบินไปกลับแล้ว 4 วัน', 'ไปกลับ'],
    ],
    no: ['ไปกลับอยุธยา', 'นั่งรถไฟไปกลับวันเดียว'],
  },
  {
    what: 'how long they have thought about it',
    th: '{up}มา(เป็น|ได้|เกือบ|ร่วม|กว่า|ตั้ง|){unit}{done}',
    en: '{been}{span}',
    yes: [
      ['เถียงกันมาอาทิตย์นึงแล้ว กระบี่ 3 วัน', 'มาอาทิตย์นึง'],
      ['คิดมาสองอาทิตย์แล้วยังไม่ลงตัว น่าน 3 วัน', 'มาสองอาทิตย์'],
      ["we've been planning this for two weeks, 3 days in Nan", "we've been planning this for two weeks"],
    ],
    no: ['มา 3 วันแล้วกลับ', 'อยู่มา 3 วันแล้ว', 'we plan to be there for two weeks'],
  },
  {
    what: 'how long before they heard of it',
    en: "(only|just|about|barely|) {stayed}('s|'|) (notice|warning)",
    yes: [
      ["a three-day break with only a week's notice, Loei", "only a week's notice"],
      ['two days notice, 4 days in Nan', 'two days notice'],
    ],
    no: ['a week at short notice', '4 days in Nan, a week, notice the price'],
  },
  {
    what: 'what they have had enough of',
    en: 'after (over|about|almost|nearly|) {stayed} (stuck|cooped up|locked up|locked in|grounded|working|of (work|working|exams|deadlines|smog|rain|office life|night shifts|overtime)|at (work|sea|the office|my desk))',
    yes: [
      ['after a few weeks stuck in Phrae I want a weekend in Nan', 'after a few weeks stuck'],
      ['after two months of work, 4 days at the sea', 'after two months of work'],
    ],
    no: ['after a few days in Phrae we go on to Nan', 'after 3 days we work in Nan'],
  },
  {
    what: 'a journey through many countries, of which this is a part',
    en: '{long} (of|in|around|through|across|) {asia}, {long} {asia} (backpacking|overland|) (trip|tour|journey|adventure|travels), (backpacking|travelling|traveling) (around|through|across|in) {asia} for {long}',
    yes: [
      ['part of our 9 week South East Asia trip: Trang, Satun', '9 week south east asia trip'],
      ['on a three-month backpacking tour of Asia, now Nan', 'three-month backpacking tour of asia'],
      ['travelling around Asia for 5 months, Krabi next', 'travelling around asia for 5 months'],
    ],
    no: ['2 weeks in Isan', '10 days in Asia Park', 'a 3 week trip to Nan'],
  },
  {
    what: 'the longer stay of which a day trip takes a day',
    en: '{ofDayTrip}{worthDay}{stay}',
    th: '{ofDayTripTh}{worthTh}{stayTh}',
    yes: [
      [
        'a day trip to Lopburi, does it deserve a full day of our 4-night Bangkok stay',
        'deserve a full day of our 4-night',
      ],
      ['one day tour to Nan, is it worth a day in a 5 day trip', 'worth a day in a 5 day'],
      ['วันเดย์ทริปลำพูน คุ้มไหมถ้าเสียทั้งวันในทริปเชียงใหม่ 4 วัน', 'คุ้มไหมถ้าเสียทั้งวันในทริปเชียงใหม่ 4 วัน'],
    ],
    no: ['is Lopburi worth 2 days in a 5 day trip', 'a day trip, then 4 nights in Nan', 'ลำพูน 4 วัน คุ้มไหม'],
  },
  {
    what: 'how often they do something',
    th: `
      (อาทิตย์|สัปดาห์|เดือน)ละ{fewTh}(ครั้ง|วัน|คืน|หน|รอบ|เที่ยว), {fewTh}(ครั้ง|วัน|คืน|หน|รอบ)(ต่อ|/)(อาทิตย์|สัปดาห์|เดือน),
      ทุก(ๆ|){fewTh}(อาทิตย์|สัปดาห์|เดือน), (อาทิตย์|สัปดาห์)เว้น(อาทิตย์|สัปดาห์)`,
    en: `
      {few} (x|×|times|days|nights|mornings|evenings|afternoons|hours) (a|per|each|every|/) (week|month), (once|twice) (a|per|each|every) (week|month),
      (every|each) (second|other|third|single) (week|month), every {few} (weeks|months)`,
    yes: [
      ['Chiang Mai, I train 4x a week', '4x a week'],
      ['I work three days per week, Nan?', 'three days per week'],
      ['we go away every second week', 'every second week'],
      ['we travel every 3 weeks, next is Trang', 'every 3 weeks'],
      ['เข้ายิมอาทิตย์ละ 3 วัน', 'อาทิตย์ละ 3 วัน'],
      ['ว่างทุก 2 อาทิตย์ รอบหน้าไปน่าน', 'ทุก 2 อาทิตย์'],
    ],
    no: [
      '3 days in a week',
      'two weeks each in Nan and Trang',
      'every second day a temple',
      'ไป 2 อาทิตย์',
      'ทุก 2 วันเปลี่ยนที่พัก',
    ],
  },
  {
    what: 'how much a day may have',
    th: 'วัน(นึง|หนึ่ง|ละ|นึ่ง){limit}',
    yes: [['มีเวลา 9 วัน วันนึงไม่อยากขับเกิน 300 โล', 'วันนึง']],
    no: ['เที่ยวเกาะวันนึง', 'วันนึงไปตลาด'],
  },
]
