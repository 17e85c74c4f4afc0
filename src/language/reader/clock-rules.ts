import { after, followedBy, maybe, notFollowedBy, oneOf, oneSaid, rightBefore, type Slots, words } from './phrases.ts'

// `บ่ายสาม`, `สองทุ่มครึ่ง`, “half past nine”, 18:40: how people write an hour of the day, and which hour that is.

/** Hours in Thai words. */
const HOURS_TH = 'หนึ่ง, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า, สิบ, สิบเอ็ด'
/** Hours in English words. */
const HOURS_EN = 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'
/** Minutes in Thai words: `สองทุ่มสี่สิบ`, `เก้าโมงสิบห้า`. */
const MINUTES_TH = '(ยี่|สาม|สี่|ห้า|)สิบ(ห้า)'

/** Minutes in words, before an hour (“half past nine”) or after it (“nine thirty”): all that a new one needs is its line here. */
const MINUTES_EN = [
  { before: 'half past', after: 'thirty', minutes: 30 },
  { before: 'quarter past', after: 'fifteen', minutes: 15 },
  { before: 'quarter to', minutes: -15 },
  { after: 'forty five', minutes: 45 },
]
/** For the rows: a choice of those before the hour, and of those after it. */
const BEFORE_HOUR = oneOf(MINUTES_EN.flatMap((row) => row.before ?? []).join(', '))
const AFTER_HOUR = oneOf(MINUTES_EN.flatMap((row) => row.after ?? []).join(', '))
/** How many minutes each of these words is. */
export const MINUTE_WORDS: readonly { readonly said: string; readonly minutes: number }[] = [
  { said: 'ครึ่ง', minutes: 30 },
  ...MINUTES_EN.map(({ before, after, minutes }) => ({
    said: [before, after].filter((phrase) => phrase !== undefined).join(', '),
    minutes,
  })),
]

const SIGNS: Slots = {
  /** A space may stand here. */
  gap: '\\s*',
  /** An hour in figures: the 9 of “9 am”, also “930 am”, “9:30 am” or 9.30. */
  figure: '(?<![\\d.,])\\d{1,2}',
  figures: '(?<![\\d.,])\\d{1,2}(?:[:.]?\\d{2})?',
  figureOrPoint: '(?<![\\d.,])\\d{1,2}(?:[:.]\\d{2})?',
  withPoint: '(?<![\\d.,])\\d{1,2}[:.]\\d{2}(?!\\d)',
  lastFigure: '\\d{1,2}\\b',
  /** “0630”, “1850”, which is neither 2026 nor 18,500. */
  zeroHour: '(?<![\\d.,:/-])0\\d[0-5]\\d(?![\\d:.,-]\\d|\\d)',
  fourFigures: '(?<![\\d.,:/-])(?:1\\d|2[0-3])[0-5]\\d',
  notYear: '(?!20[2-4])',
  noFigure: '(?![\\d.,]*\\d)',
  /** Minutes in figures, and no other number: `หกโมง 45`. */
  minuteFigures: '[1-5][05]',
  alone: '(?![\\d:.,]|\\s*[ก-ฮเ-ไ])',
}
const HOUR_SLOTS: Slots = {
  ...SIGNS,
  /** An hour in figures or in Thai words: `3`, `สาม`. */
  hour: words(`{hourFigures}, ${HOURS_TH}`, { hourFigures: '\\d{1,2}' }),
  hourEn: words(HOURS_EN),
  inPart: words("(o'clock |oclock |)(in the (morning|afternoon|evening)|at night)"),
  /** “Seven thirty”. */
  minutesEn: maybe(`(-|{space})${AFTER_HOUR}`),
  /** After `ทุ่ม`, `โมง`: `ครึ่ง`, `สี่สิบ`, `15 นาที`; not `15 นาทีจาก…`, which is a way. */
  minutes: maybe(
    `{gap}ครึ่ง, {gap}${MINUTES_TH}({gap}นาที), {gap}{minuteFigures}{gap}นาที[!จาก], {gap}{minuteFigures}{alone}`,
    SIGNS,
  ),
  /** After `โมง`. */
  part: maybe('เช้า, เย็น, ตรง, ครึ่ง'),
  /** “At 1850”. */
  atHour: after('at, around, about'),
  /** “1850 train”, “1900 hrs”. */
  ofTrain: followedBy('hrs, hr, h, train, bus, flight, ferry, boat, sleeper'),
  /** “1900 baht” is a price, “1500 m” a height. */
  notMoney: notFollowedBy(
    'baht, thb, b, m, metre(s), meter(s), ft, feet, usd, each, per, people, person(s), pp, bc, ad',
  ),
}

interface ClockRow {
  /** What is written, for people who read these rows. */
  readonly name: string
  readonly reads: string
  /** Sentences with the hour that they name, and such as this row does not read. */
  readonly yes: readonly (readonly [sentence: string, hour: string])[]
  readonly no: readonly string[]
}

/** The first row that fits reads the hour. */
export const CLOCK_ROWS: readonly ClockRow[] = [
  {
    name: 'noon and midnight in English',
    reads: '(at |)(noon|midday|midnight)',
    yes: [
      ['we land at noon', '12:00'],
      ['back by midday', '12:00'],
      ['the train leaves at midnight', '00:00'],
    ],
    no: ['in the afternoon'],
  },
  {
    name: 'figures with am or pm',
    reads: '{figures}{gap}(am|a.m|pm|p.m)(.)',
    yes: [
      ['we start at 9 am', '09:00'],
      ['at 9:30am', '09:30'],
      ['at 930 a.m.', '09:30'],
      ['home by 4 pm', '16:00'],
      ['at 12 p.m.', '12:00'],
    ],
    no: ['9 amphoes', '9 pmx'],
  },
  {
    name: 'figures with a part of the day',
    reads: '{figureOrPoint} {inPart}',
    yes: [
      ["at 6 o'clock in the morning", '06:00'],
      ['at 3 in the afternoon', '15:00'],
      ['at 7.30 in the evening', '19:30'],
      ['until 10 at night', '22:00'],
    ],
    no: ['3 in the family', 'we are 3 at the hotel'],
  },
  {
    name: 'four figures',
    reads: '{zeroHour} (hrs|hr|h), {zeroHour}',
    yes: [
      ['we land 0630', '06:30'],
      ['a train 0915 hrs', '09:15'],
    ],
    no: ['call 0630-1234'],
  },
  {
    name: 'four figures after “at”, or before a train',
    reads: `
      {atHour}{notYear}{fourFigures} (hrs|hr|h){noFigure}{notMoney}, {fourFigures}{ofTrain} (hrs|hr|h){noFigure}{notMoney},
      {atHour}{notYear}{fourFigures}{noFigure}{notMoney}, {fourFigures}{ofTrain}{noFigure}{notMoney}`,
    yes: [
      ['we arrive at 1850', '18:50'],
      ['we land around 1850', '18:50'],
      ['the 1905 train', '19:05'],
      ['1900 hrs', '19:00'],
    ],
    no: [
      'at 1900 baht',
      'about 1500 per person',
      'we go in 2026',
      'a hotel at 1,900',
      'at 1500 m',
      'about 1200 people',
    ],
  },
  {
    name: 'English words with a part of the day',
    reads: `(${BEFORE_HOUR} |){hourEn}{minutesEn} {inPart}`,
    yes: [
      ["at seven o'clock in the evening", '19:00'],
      ['at half past ten in the morning', '10:30'],
      ['at quarter to nine at night', '20:45'],
      ['at two in the afternoon', '14:00'],
    ],
    no: ['one in the family'],
  },
  {
    name: 'English words',
    reads: `
      (${BEFORE_HOUR} |){hourEn}{minutesEn} (am|a.m|pm|p.m)(.),
      (${BEFORE_HOUR} |){hourEn}{minutesEn} (o'clock|oclock)( sharp)`,
    yes: [
      ['we start at nine am', '09:00'],
      ["at six o'clock sharp", '06:00'],
      ['at seven thirty pm', '19:30'],
      ['at eight fifteen p.m.', '20:15'],
      ['six forty-five am', '06:45'],
    ],
    no: ['we are seven'],
  },
  {
    name: 'half past, quarter to',
    reads: `${BEFORE_HOUR} ({hourEn}|{lastFigure})`,
    yes: [
      ['at half past nine', '09:30'],
      ['at quarter past 10', '10:15'],
      ['quarter to four', '15:45'],
    ],
    no: ['half of nine', 'a quarter to walk'],
  },
  {
    name: 'figures with a colon or a point',
    reads: '{withPoint}{gap}(น.|น[!{thai}]|hrs|hr|นาฬิกา), {withPoint}',
    yes: [
      ['we leave at 18:40', '18:40'],
      ['ออก 7.30 น.', '07:30'],
      ['ถึง 21:15 นาฬิกา', '21:15'],
      ['at 16.45 hrs', '16:45'],
    ],
    no: ['1.300 baht', 'v1.2.300'],
  },
  {
    name: 'figures with น. or “o’clock”',
    reads: "{figure}{gap}(น.|น[!{thai}]|นาฬิกา|o'clock|oclock)",
    yes: [
      ['ออก 9 น.', '09:00'],
      ['เริ่ม 18 นาฬิกา', '18:00'],
      ["at 8 o'clock", '08:00'],
    ],
    no: ['3 นาที', '2 น้อง'],
  },
  {
    name: 'บ่าย',
    reads: `บ่าย{gap}({hour}){gap}(โมง)({gap}ครึ่ง|(ยี่|สาม|สี่|ห้า)สิบ(ห้า)|)(เย็น)`,
    yes: [
      ['ถึงบ่ายโมง', '13:00'],
      ['ถึงบ่ายสาม', '15:00'],
      ['ถึงบ่าย 2 โมงครึ่ง', '14:30'],
      ['ถึงบ่ายสองสี่สิบ', '14:40'],
      ['ถึงบ่ายสี่โมงเย็น', '16:00'],
    ],
    no: ['ถึงเช้า'],
  },
  {
    name: 'ทุ่ม',
    reads: '({hour}){gap}ทุ่ม(ตรง){minutes}',
    yes: [
      ['ถึงทุ่มครึ่ง', '19:30'],
      ['กลับ 2 ทุ่ม', '20:00'],
      ['รถออกสองทุ่มสี่สิบ', '20:40'],
      ['รถออกสามทุ่มตรง', '21:00'],
      ['รถออก 3 ทุ่ม 15 นาที', '21:15'],
    ],
    no: ['ทุกวัน'],
  },
  {
    name: 'ตี',
    reads: 'ตี{gap}{hour}({gap}ครึ่ง)',
    yes: [
      ['ออกตีห้า', '05:00'],
      ['ตื่นตี 4 ครึ่ง', '04:30'],
    ],
    no: ['ตีแบด', 'ตีกอล์ฟ 3 วัน'],
  },
  {
    name: 'โมง',
    reads: '{hour}{gap}โมง{part}{part}{minutes}',
    yes: [
      ['ออกเจ็ดโมงเช้า', '07:00'],
      ['กลับห้าโมงเย็น', '17:00'],
      ['เริ่มเก้าโมงสิบห้า', '09:15'],
      ['เจอกันหกโมง 45', '06:45'],
      ['ออก 8 โมงเช้าตรง', '08:00'],
      ['สี่โมงเย็นครึ่ง', '16:30'],
    ],
    no: ['กี่โมงดี', 'ชั่วโมง'],
  },
  {
    name: 'เที่ยง',
    reads: 'เที่ยง(ตรง|วัน|ครึ่ง|คืน|)',
    yes: [
      ['ถึงเที่ยง', '12:00'],
      ['ถึงเที่ยงตรง', '12:00'],
      ['ออกเที่ยงวัน', '12:00'],
      ['เช็คเอาท์เที่ยงครึ่ง', '12:30'],
      ['นอนเที่ยงคืน', '00:00'],
    ],
    no: ['อยากเที่ยว'],
  },
]

/** Each row as a source. */
export const clockSource = ({ reads }: ClockRow): string => words(reads, HOUR_SLOTS)

/** Hours that have a name of their own, in minutes after midnight. The first that is said counts. */
export const NAMED_HOURS: readonly { readonly said: string; readonly minute: number }[] = [
  { said: 'midnight, เที่ยงคืน', minute: 24 * 60 },
  { said: 'noon, midday, {start}เที่ยง', minute: 12 * 60 },
]

/** Which hour of the day `สามทุ่ม` or “3 pm” is: hours up to the last one are so many hours later, others as they are. */
interface PartRow {
  readonly said: string
  readonly first?: number
  readonly last: number
  readonly adds: number
}
/** The first that is said counts. */
export const PARTS_OF_DAY: readonly PartRow[] = [
  { said: 'pm, p.m, afternoon, evening, at night', last: 11, adds: 12 },
  // “12 am” is midnight.
  { said: 'am, a.m, morning', first: 12, last: 12, adds: -12 },
  { said: '{start}บ่าย', last: 6, adds: 12 },
  { said: 'ทุ่ม', last: 24, adds: 18 },
  { said: '{start}ตี', last: 24, adds: 0 },
  { said: 'เย็น', last: 11, adds: 12 },
  // `สองโมงเช้า` is two hours after six.
  { said: 'โมงเช้า', last: 5, adds: 6 },
  // As it is written: 18:00, `18 น.`
  {
    said: '{point}{digit}{digit}, {digit}{digit}{digit}{digit}, {digit}{space}น, {digit}น, hr, hrs',
    last: 24,
    adds: 0,
  },
]

/** `เจ็ดโมง` to `สิบเอ็ดโมง` are in the morning only. */
export const MORNING_HOURS = { said: 'โมง', first: 7 }

/** `เก้าโมงสิบห้า`: the minutes at the end, in Thai words or figures. */
export const SAID_MINUTES = new RegExp(
  words(`(โมง|ทุ่ม|บ่าย{gap}{hour}|บ่าย{gap}โมง)(เช้า|เย็น|ตรง|){gap}{said}[{gap}นาที|{end}]`, {
    ...HOUR_SLOTS,
    said: oneSaid(`${MINUTES_TH}, {minuteFigures}`, SIGNS),
  }),
)

/** What is no number in the words of an hour. */
export const HOUR_UNITS = new RegExp(words('บ่าย, ทุ่ม, ตี, โมง, เช้า, เย็น, ตรง, น.'), 'g')

/** A pattern that finds one of these phrases anywhere in an hour. */
export const anywhere = (phrases: string): RegExp => new RegExp(rightBefore(phrases, { point: '[:.]' }))
