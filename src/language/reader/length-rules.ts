import type { PhraseRule } from './phrase-rules.ts'

/** How a phrase states a length. */
export type LengthSays =
  /** Its days and nights, or as many as the rule has. */
  | 'length'
  /** Two numbers of days, of which the second holds. */
  | 'range'
  /** The last night, which is a stay of its own if a place is beside it. */
  | 'last_night'
  /** A day, if a place is beside it. */
  | 'day_there'
  /** One night, unless another length is said. */
  | 'overnight'
  /** Days before or after what the dates are those of. */
  | 'before'
  | 'after'

export interface LengthRule extends PhraseRule {
  readonly says: LengthSays
  /** Days of one unit: 7 of a week. */
  readonly unit?: number
  /** Of such a unit, beside the number: half a week. */
  readonly more?: number
  /** Without a number in the phrase. */
  readonly days?: number
  readonly nights?: number
  /** Sentences with the length that the rule reads in them, and sentences in which it reads none: its tests. */
  readonly yes: readonly (readonly [sentence: string, length: string])[]
  readonly no: readonly string[]
}

/** In the order in which they apply: what one has read, later ones do not see. */
export const LENGTH_RULES: readonly LengthRule[] = [
  {
    // “3 days before we fly home” are those of the trip.
    says: 'before',
    th: '(ก่อนหน้านั้น|ก่อนงาน|ก่อนประชุม|ก่อนสัมมนา|ก่อนแต่ง)(สัก|ซัก|อีก|) {days} วัน, {days} วันก่อน(หน้านั้น|วันงาน|งาน|ประชุม|สัมมนา|แต่ง)',
    en: '{days}{kindOf}day(s) (just|right|) (before|beforehand|before that|before it|prior){ofEvent}',
    unless: '(book|booked|booking|buy|reserve|order|pay|check|call)…{days} day(s) before, จอง…{days} วันก่อน',
    yes: [
      ['a course on 10-12 January, and 3 days before in the same town', '3 days, until 2027-01-09'],
      ['the conference is 10 to 12 January, two days before that on the beach', '2 days, until 2027-01-09'],
      ['ประชุม 10-12 ม.ค. อยากเที่ยวก่อนหน้านั้น 2 วัน', '2 days, until 2027-01-09'],
    ],
    no: ['3 days before we fly home', 'book 3 days before', 'before 3 days'],
  },
  {
    says: 'after',
    th: '(หลังงาน|หลังประชุม|หลังสัมมนา|หลังจากนั้น|เสร็จงาน|เสร็จแล้ว)(มี|)(เวลา|)(เที่ยว|)(ต่อ|)(สัก|ซัก|อีก|) {days} วัน',
    en: '{days}{kindOf}day(s) (just|right|) (after|afterwards|after that|after it){ofEvent}',
    yes: [
      ['a course on 10-12 January, and 3 days afterwards for the islands', '3 days, until 2027-01-15'],
      ['the meeting is on 10 January, two days after that on the beach', '2 days, until 2027-01-12'],
      ['ประชุม 10-12 ม.ค. หลังจากนั้น 2 วันอยากเที่ยว', '2 days, until 2027-01-14'],
    ],
    no: ['day after day', 'the day after tomorrow', '3 days after we land'],
  },
  {
    // The day of the arrival is one more.
    says: 'length',
    more: 1,
    th: '(กลับ|บินกลับ|กลับบ้าน)(อีก|หลังจากนั้นอีก|) {days} วัน(ถัดมา|ต่อมา|หลังจากนั้น|ให้หลัง)',
    en: '(leave|leaving|fly(ing) (out|home|back)|back|home|return|returning|depart(s)|departing|check(ing) out) {days} days later',
    yes: [
      ['landing on 5 December and flying out 3 days later', '4 days'],
      ['ไปวันเสาร์ กลับ 2 วันหลังจากนั้น', '3 days'],
    ],
    no: ['3 days later we go to Pai', 'back in 3 days'],
  },
  {
    says: 'length',
    days: 2,
    th: '(กลับ|บินกลับ|ออก)(เช้า|เย็น|ค่ำ|บ่าย|)(วันรุ่งขึ้น|วันถัดไป|อีกวัน{noCount}|เช้าวันถัดไป|เช้าอีกวัน)',
    en: '(back|home|out|off|leave|leaving|return|returning|depart(s)|departing|etd|dep|fly(ing) (out|home|back|on)|(train|bus|flight|boat|ferry) (out|back|home|on)){wayTime}(on|) (the|) (next|following) (day|morning|afternoon|evening)',
    yes: [
      ['in on Saturday, back the following day', '2 days'],
      ['landing at noon, flying on at 6pm the next day', '2 days'],
      ['ไปวันเสาร์ กลับเย็นวันรุ่งขึ้น', '2 days'],
    ],
    no: ['the next day we go to Pai', 'back to the hotel, the next morning a temple', 'กลับอีกวันละ'],
  },
  {
    says: 'length',
    days: 1,
    th: '(กลับ|บินกลับ|ต่อเครื่อง|ต่อไฟลท์|ขึ้นเครื่อง|ออก){wayTimeThai}(วัน|คืน|เย็น|ค่ำ)เดียวกัน',
    en: '(back|home|out|leave(s)|leaving|return|returning|depart(s)|departing|etd|dep|fly(ing) (out|home|back|on)|(next|connecting|onward|) (train|bus|flight|boat|ferry) (out|back|home|on|)){wayTime}(on|) (the|) same (day|night|evening|afternoon){notAs}',
    yes: [
      ['landing at 7am, flying on at 11.55 pm the same night', '1 days'],
      ['we take the train back at 18:10 that same evening', '1 days'],
      ['ลงเครื่องเช้า ต่อเครื่องห้าทุ่มคืนเดียวกัน', '1 days'],
      ['ไปเช้า กลับเย็นวันเดียวกัน', '1 days'],
    ],
    no: ['the same day as the flight', 'fly out the same day as my friend', 'กลับวันนั้นไม่ได้'],
  },
  {
    says: 'length',
    both: '{dayFigure}{d}{nightFigure}{n}{end}, {nightFigure}{n}{sign}{dayFigure} d{noArt}',
    yes: [
      ['3D2N', '3 days, 2 nights'],
      ['4n/5d Phuket', '5 days, 4 nights'],
    ],
    no: ['3D art', '2n d'],
  },
  {
    says: 'length',
    both: '{dayFigure} d{noArt}, {nightFigure}{n}{end}',
    yes: [
      ['5d krabi', '5 days'],
      ['3 nts', '4 days, 3 nights'],
    ],
    no: ['a 3D museum'],
  },
  {
    says: 'length',
    th: '{dayFigure} ว(.) {nightFigure} ค{noLetter}',
    yes: [['น่าน 3ว2ค', '3 days, 2 nights']],
    no: ['3 วัด 2 คาเฟ่'],
  },
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
    yes: [
      ['2-3 วัน', '3 days'],
      ['สาม หรือ สี่วัน', '4 days'],
      ['4 or 5 days', '5 days'],
      ['4/5 days', '5 days'],
    ],
    no: ['2-3 วันละ', '3 places'],
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
  {
    says: 'length',
    th: '{days} วัน{noDate}{comma}{nights} คืน, {days} วัน{noDate}',
    en: '{days}{kindOf}day(s){notAhead}{comma}{nights} night(s), {days}{kindOf}day(s){notAhead}, {days}{like}days{notAhead}, {days} dayer(s)',
    // Of days that are counted already, some come first.
    unless: '(every|each) {days} days, {days} day(s) at the (beginning|start|end){atEnds}',
    yes: [
      ['3 วัน 2 คืน', '3 days, 2 nights'],
      ['สามวันสองคืน', '3 days, 2 nights'],
      ['5 full days and 4 nights', '5 days, 4 nights'],
      ['8 days (7 nights)', '8 days, 7 nights'],
      ['a 10-day trip', '10 days'],
      ['a quick 2-dayer', '2 days'],
      ['10ish days', '10 days'],
      ['12 or so days', '12 days'],
      ['6 days before flying home', '6 days'],
      ['six days before we have to move on', '6 days'],
      ['4 glorious days on Koh Mak', '4 days'],
      ['six blissfully empty beach days', '6 days'],
      ['2 cold, misty and early days in Pai', '2 days'],
    ],
    no: [
      'วันที่ 3',
      'book 30 days in advance',
      'book 3 days before',
      '3 วันละ',
      'two days at the start and two days at the end',
      '2 hours most days',
      '3 temples on some days',
      'within 5 working days',
      '2 kids these days',
    ],
  },
  {
    says: 'length',
    days: 2,
    th: 'วัน(กว่า ๆ|ครึ่ง)',
    yes: [['วันครึ่งเที่ยวลำปาง', '2 days']],
    no: ['ครึ่งวัน'],
  },
  {
    says: 'length',
    th: '{nights} คืน{comma}{days} วัน',
    en: '{nights} night(s){comma}{days} day(s)',
    yes: [
      ['2 คืน 3 วัน', '3 days, 2 nights'],
      ['4 nights/5 days', '5 days, 4 nights'],
    ],
    no: ['คืนวันเสาร์'],
  },
  {
    says: 'length',
    th: '(ค้าง|พัก|นอน) {nights} คืน{noRate}, {nights} คืน{noRate}',
    en: '{nights} (full|whole|more|extra|) night(s), {nights}{like}nights, {nights} nite(s)',
    yes: [
      ['5 starry nights in Krabi', '6 days, 5 nights'],
      ['ค้าง 2 คืน', '3 days, 2 nights'],
      ['for three nights', '4 days, 3 nights'],
    ],
    no: ['คืนนี้', 'ห้องเบอร์ 5 คืนละ 800', '3 bars most nights'],
  },
  {
    says: 'length',
    nights: 1,
    th: '(ค้าง|นอน|พัก|อยู่|แค่|ไป|สัก|ซัก)(สัก|ซัก|แค่|)(คืนเด(ว|ียว)|คืนนึง|คืนหนึ่ง), (สัก|ซัก)คืน{space}, คืนเด(ว|ียว), คืนนึง, {again}คืน{space}',
    en: '(just|only|for|stay|stay for|spend|spending) (a|one|1|a single|one single) night{noMarket}, {notPrice}a (single) night (in|at|on|there)',
    yes: [
      ['ไปค้างสักคืน', '2 days, 1 nights'],
      ['นอนคืนเดียว', '2 days, 1 nights'],
      ['ค้างในเมืองคืนนึง แล้วขึ้นดอยอีกคืน', '3 days, 2 nights'],
      ['a night in Ayutthaya', '2 days, 1 nights'],
    ],
    no: ['อีกคืนละ 500', 'a night market', '900 baht a night in Krabi', 'กลางคืน', 'คืนแรก'],
  },
  {
    says: 'length',
    days: 1,
    th: '{again}วัน(นึง|หนึ่ง){noDate}, {again}วัน{space}',
    yes: [['ลำพูน 2 วัน ต่อลำปางอีกวันนึง', '3 days']],
    no: ['อีกวันละ 500', 'อีกวันจันทร์'],
  },
  {
    says: 'length',
    days: 10,
    en: '(a|one) week and a half, (a) week and half, (one|1) and a half weeks',
    yes: [['a week and a half', '10 days']],
    no: ['half a day'],
  },
  {
    says: 'length',
    unit: 7,
    days: 7,
    th: '{count} (สัปดาห์|อาทิตย์)(เต็ม), (สัปดาห์|อาทิตย์)(เดียว|นึง|หนึ่ง)(เต็ม)',
    en: '{count}{kindOf}(week(s)|wk(s)), {notRate}(a|one|1) (full|whole|entire|good|solid|) (week|wk), week long, week(s) long',
    yes: [
      ['2 สัปดาห์', '14 days'],
      ['ไปอาทิตย์นึง', '7 days'],
      ['a whole week in Krabi', '7 days'],
      ['two full weeks', '14 days'],
      ['3 wks in Isan', '21 days'],
      ['2ish weeks', '14 days'],
      ['a week-long trip', '7 days'],
    ],
    no: ['อาทิตย์หน้า', 'weekend', 'three times a week'],
  },
  {
    says: 'length',
    days: 8,
    th: '{notCounted}(อาทิตย์|สัปดาห์|วีค)(นึง|เดียว|)กว่า',
    yes: [['ลาได้อาทิตย์กว่า ๆ', '8 days']],
    no: ['2 อาทิตย์กว่า', 'อาทิตย์หน้า'],
  },
  {
    says: 'length',
    days: 7,
    en: '{kindOfWeek} week{spentThere}, (spend|spending|have|got|for) the (whole|) week{spentThere}',
    yes: [
      ['a quiet beach week with my sister', '7 days'],
      ['our week in Krabi', '7 days'],
      ['we spend the week on Koh Mak', '7 days'],
    ],
    no: ['three times a week in the gym', 'the week of 5 March', 'my first week in Bangkok', 'a weekend in Krabi'],
  },
  {
    says: 'length',
    days: 14,
    en: '(a|one|) fortnight',
    yes: [['for a fortnight', '14 days']],
    no: ['fort'],
  },
  {
    says: 'length',
    days: 15,
    th: 'ครึ่งเดือน',
    en: 'half a month',
    yes: [['ไปครึ่งเดือน', '15 days']],
    no: ['ครึ่งวัน'],
  },
  {
    says: 'length',
    unit: 30,
    days: 30,
    th: '(มีเวลา|อยู่|อยู่ไทย|เที่ยว|ไป|ว่าง|ทริป) (ประมาณ|สัก|ซัก|) {monthCount} เดือน{ofTrip}, {staying}{monthCount} เดือน{ofTrip}, (มีเวลา|อยู่|เที่ยว|ไป|ว่าง) เดือน(นึง|หนึ่ง)',
    unless: '(ลูก|เด็ก|เบบี๋|ทารก|น้อง|หลาน|ท้อง|ครรภ์|อายุ|วัย)…{monthCount} เดือน',
    en: 'for {monthCount} month(s){ofTrip}, {monthCount} month(s) (in|trip|holiday|itinerary|around|travelling|traveling), for a month{ofTrip}, (have|have got|got|had|with|spend|spending|take|taking) (a|one) month{ofTrip}, (a|one) month (from|starting|beginning){date}, (a|one) (full|whole|entire) month{ofTrip}, a month (in|trip|holiday|itinerary|around|off), month long',
    yes: [
      ['มีเวลา 1 เดือน', '30 days'],
      ['ปักหลักอยู่เชียงใหม่ 1 เดือน', '30 days'],
      ['เที่ยวภาคใต้ 1 เดือน', '30 days'],
      ['for a month', '30 days'],
      ['a whole month in Thailand', '30 days'],
      ['two of us, we have got a month', '30 days'],
      ['a month from 10 January', '30 days'],
    ],
    no: ['ลูก 8 เดือน', 'อยู่กับลูก 8 เดือน', 'a 6 month old baby', 'อีก 2 เดือน', 'twice a month ago', 'a month from now'],
  },
  {
    says: 'last_night',
    th: 'คืนสุดท้าย(ที่|นอน|พัก|อยู่|กลับ|)',
    en: '(the|our|my|) (last|final) night (in|at|back in|near|){noMarket}',
    yes: [],
    no: ['last night market'],
  },
  {
    says: 'day_there',
    days: 1,
    en: 'for the day{atEnds}',
    yes: [],
    no: ['for the day after tomorrow', 'for the days'],
  },
  {
    says: 'length',
    unit: 1 / 24,
    en: '{dayHours} (hour(s)|hr(s))',
    yes: [
      ['48 hours in Bangkok', '2 days'],
      ['36 hours in Bangkok', '2 days'],
    ],
    no: ['24 hours open', '8 hours'],
  },
  {
    // Of a form that is filled in.
    says: 'length',
    th: 'วัน {colon}{dayFigure}',
    en: '(days|day|duration|length){colon}{dayFigure}',
    yes: [
      ['จำนวนวัน: 3', '3 days'],
      ['Days: 3', '3 days'],
    ],
    no: ['day 3'],
  },
  {
    says: 'length',
    days: 1,
    th: `
      (ใน)วันเด(ว|ียว), เช้า ไป เย็นกลับ, ไปเช้า (เย็นกลับ|กลับ เย็น|กลับค่ำ), เช้า (เย็นกลับ|กลับเย็น), ไปกลับ(วันเด(ว|ียว)), วันเดย์ทริป, เดย์ทริป,
      ไม่ค้าง(คืน), ภายใน(หนึ่ง)วัน, ทั้งวัน, (ให้เวลา|มีเวลา|ว่าง|เวลา|ขอ|แค่)(แค่|สัก|ซัก|ให้|)(วันนึง|วันหนึ่ง)`,
    en: `
      (one|single|full|whole) day, {notEach}day (in|at|around|near|exploring), {notBy}day (trip|tour|out|plan|itinerary|hike)(s),
      (leaves|leave|leaving|departs|departing|back|returns|returning|fly out|flies out|flying out) (on|) the same day, (long|day|daytime|) (layover|stopover){ofThailand},
      (for) (a|the|one|1) day (trip) {there}, for (a|one|1|the) day{dayEnds}, (have|got|only|just) (only|just|) a day (for|to|between|before), (ship|cruise)…(docks|dock|docking|in port), (port|shore) (day|excursion(s)), just (a|one|the) day, in a day, (in|within) (the|one|) same day{notAs}, one day trip`,
    yes: [
      ['ไปเช้าเย็นกลับ', '1 days'],
      ['พรุ้งนี้ว่างวันเดว', '1 days'],
      ['เที่ยวทั้งวัน', '1 days'],
      ['a day trip to Ayutthaya', '1 days'],
      ['Bangkok in a day', '1 days'],
      ['Lopburi for a day from Bangkok', '1 days'],
      ['we have a day for Lampang', '1 days'],
      ['ยโสธร ให้เวลาวันนึง', '1 days'],
      ['our cruise ship docks at eight', '1 days'],
      ['a long layover in Bangkok', '1 days'],
      ['the next flight leaves the same day', '1 days'],
    ],
    no: [
      'day by day',
      'each day in Bangkok',
      'วันนึงไม่อยากขับไกล',
      'a hike for a day tripper',
      'the same day as the flight',
      'a layover in Hong Kong',
    ],
  },
  {
    says: 'overnight',
    th: 'ค้างคืน, นอนค้าง, ค้าง{space}',
    en: 'overnight{notCarried}, overnighter(s), one nighter',
    yes: [
      ['อยากไปนอนค้าง', '2 days, 1 nights'],
      ['an overnight trip', '2 days, 1 nights'],
    ],
    no: ['ค้างคา', 'the overnight train to Chiang Mai'],
  },
]
