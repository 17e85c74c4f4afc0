import { LATIN_WEEKDAY, THAI_WEEKDAY } from './calendar-words.ts'
import type { PhraseRule } from './phrase-rule.ts'
import {
  after,
  followedBy,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  PIECES,
  rightBefore,
  type Slots,
  WORD_EDGE,
  words,
} from './phrases.ts'

// `ลงเชียงรายเช้า กลับดึกวันเดียวกัน`, “arrive 10am, off again the very same evening”: they have only that day.

/** Travellers who have no other day than one, unless the text says a length or a last day. */
export interface SameDayRule extends PhraseRule {
  /** What the phrases say: where a new one belongs. */
  readonly name: string
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const LEAVE = oneOf(`
  leave, leaves, leaving, depart, departs, departing, fly out, flies out, flying out, fly home, flying home, fly back, flying back,
  out, out again, off, off again, head home, heading home, go home, going home, go back, going back, back home, return, returning, gone, flight out, flight home,
  flight back, flight, train back, bus back, onward flight`)
const HOME = oneOf('บินกลับ, กลับบ้าน, กลับกรุงเทพ, กลับกทม, กลับ, ไฟลท์กลับ, ไฟล์ทกลับ, เครื่องกลับ, บินต่อ, บินออก, ออก, ต่อเครื่อง')
const EVENT = oneOf(`
  meeting, interview, appointment, dinner, wedding, party, reception, ceremony, concert, gig, conference, lecture, talk, exam, call, shift, event, function, match,
  flight, train, bus, ferry, boat`)
const EVENT_TH = oneOf(`
  งานเลี้ยง, งานแต่ง, งานบวช, งานศพ, งานวันเกิด, ประชุม, สัมมนา, อบรม, นัดลูกค้า, เจอลูกค้า, พบลูกค้า, นัดหมอ, หาหมอ, ธุระ, สัมภาษณ์, สัมภาษณ์งาน, คอนเสิร์ต, ปาร์ตี้,
  เครื่อง, ไฟลท์, ไฟลต์, ไฟล์ท, รถไฟ, รถทัวร์, เรือ`)

export const SAME_DAY_RULES: readonly SameDayRule[] = [
  {
    name: 'they leave on the day on which they come',
    th: `
      ${HOME}{short}(วันเดียวกัน|วันเดียวกันเลย|ในวันเดียว|ในวันนั้น|วันนั้นเลย|คืนนั้น|คืนเดียวกัน|เย็นนั้น|เย็นวันเดียวกัน|ค่ำวันเดียวกัน),
      (วันเดียวกัน|คืนนั้น|เย็นนั้น|ค่ำนั้น|คืนเดียวกัน){short}${HOME}{notRoomTh}`,
    en: `
      {notRoom}${LEAVE}{at}(on|later|late|) the (same|very same) (day|afternoon|evening|night){notOnward},
      {notRoom}${LEAVE}{at}(on|later|late|) that (same|very|very same|) (day|afternoon|evening|night){notOnward},
      {notRoom}${LEAVE} (at|by|around|about|from|) {hour} (on|) (the same|that|that same) (day|afternoon|evening|night){notOnward},
      (the|that|on the) same (day|afternoon|evening|night) (we|i|they|) (will|'ll|have to|must|) ${LEAVE}{notOnward}`,
    yes: [
      'arriving in Phuket at 8am on 6 March, leaving the same day at 21:40',
      'we land in Bangkok at 7 and are out again that night',
      'flying into Trang early on Sunday and flying home that same evening',
      'in Chiang Rai from 9 am, our flight back is late that night',
      'arrive 10am, off again the very same evening',
      'ถึงภูเก็ตแปดโมง บินกลับวันเดียวกันตอนสามทุ่ม',
      'ลงเชียงรายเช้า กลับดึกวันเดียวกัน',
      'ลงเครื่องที่ตรังเที่ยง ออกคืนนั้นเลย',
      'ไปถึงหาดใหญ่สิบโมง คืนนั้นบินกลับเลย',
      'มาประชุมเช้า เย็นนั้นกลับกรุงเทพ',
      'land in Trang at 9, fly out the same evening',
      'we get to Udon at 8 and depart the same night',
      'into Nan at 9 am, heading home the same day',
      'arrive in Krabi at 10, going back the same evening',
      'Chiang Rai at 9 am, flight home the same night',
      'land at Trat at 8am, train back the same night',
      'ถึงตรังเก้าโมง ไฟลท์กลับวันเดียวกัน',
      'ไปถึงน่านเช้า กลับบ้านในวันเดียว',
      'ลงอุดรสิบโมง เครื่องกลับคืนนั้น',
      'ถึงตราดเช้า ออกค่ำวันเดียวกัน',
    ],
    no: [
      'we arrive in Bangkok and fly on to Samui the same day',
      'leaving Nan the same day for Phrae',
      'we check out the same day',
      'we leave the day after tomorrow',
      'leaving the same day as our friends',
      'the train to Ayutthaya, and back to the hotel that evening',
      'ถึงสนามบินแล้วคืนนั้นกลับที่พักเลย',
      'สองวันนี้ไปวัดวันเดียวกันได้ไหม',
    ],
  },
  {
    name: 'out in the morning, back in the evening',
    th: `
      {wayOut} (แล้ว|ก็|ค่อย|ละ|) (กลับ|ปิ๊ก|หลบ|เมือ)(บ้าน|ถึงบ้าน|)(เย็น|ค่ำ|ดึก|แลง|มืด|บ่าย){thatDay},
      {wayOut} (แล้ว|ก็|พอ|ตก|) (เย็น|ค่ำ|ดึก|แลง|มืด|บ่าย)(ๆ|) (ก็|ค่อย|)(กลับ|ปิ๊ก|หลบ|เมือ|คืน){thatDay},
      เช้า(ไป|ออก|มา) (แล้ว|ก็|) (เย็น|ค่ำ|แลง)(ๆ|) (ก็|)(กลับ|ปิ๊ก|หลบ|เมือ){thatDay}`,
    en: `
      (leave|leaving|go|going|set off|out|start) early{comma}(and|but|) (come|coming|get|getting|be|go|return|returning|) (back|home|return) late{notDailyEn},
      {notOpen}morning (to|till|until) (evening|night|late){notDailyEn}`,
    yes: [
      'ไปราชบุรีออกเช้ากลับค่ำ',
      'อยากไปนครปฐม ไปสายๆ กลับดึก',
      'จะไปแอ่วลำปางไปเช้าแลงปิ๊ก',
      'Saraburi, leave early and come back late',
      'Nakhon Pathom, morning till night',
      'Ratchaburi, set off early and be home late',
    ],
    no: ['ออกเช้า กลับเย็นวันอาทิตย์', 'ไปสาย กลับที่พักค่ำ', 'the market is open morning to night'],
  },
  {
    name: 'back home by an hour, for dinner, before it is dark',
    th: `
      กลับ(ถึง|ให้ถึง|มาถึง|)(บ้าน|กรุงเทพ|กทม|หอ|คอนโด|)(ให้|)(ทัน|)(ก่อน|ทัน|ไม่เกิน)(จะ|ฟ้า|พระอาทิตย์|)(ค่ำ|มืด|เย็น|ตก|ดึก|พลบ|ตะวันตกดิน|มื้อเย็น|ข้าวเย็น|มื้อค่ำ|รถติด|{clockTh}){notDaily},
      {notLodgingBefore}(กลับถึง|ถึง|กลับ|กลับให้ถึง)บ้าน(ก่อน|ไม่เกิน|ภายใน|ตอน|สัก|ประมาณ){clockTh}{notDaily}`,
    en: `
      (back|home|return|returning)(at|) (home|in time|) (by|before|for|in time for|at) (dinner|dinnertime|dinner time|supper|dark|nightfall|sunset|bedtime|night|midnight|the evening){notDailyEn},
      (back|home) in the (evening|afternoon|late afternoon){notDailyEn}, (back|be|get|come|drive|driving|go|going|arrive|) home (by|before|around|at|no later than) {hour}{notDailyEn}`,
    yes: [
      'พาแม่ไปสิงห์บุรี กลับให้ทันข้าวเย็น',
      'ไปอัมพวา ขอกลับถึงบ้านไม่เกินสองทุ่ม',
      'ไปลพบุรี กลับก่อนฟ้ามืด',
      'ไปอยุธยา กลับกรุงเทพก่อนรถติด',
      'Lopburi by train, back by dinner',
      'a look around Lamphun, home by 8pm',
      'Ayutthaya, home in time for supper',
      'Lamphun, back before sunset',
      'Ratchaburi, return by midnight',
      'Phrae, back in the late afternoon',
    ],
    no: [
      'กลับที่พักก่อนมืดทุกวัน',
      'back by dinner every day',
      'back at the hotel before dark',
      'we are home by 8pm on Sunday',
    ],
  },
  {
    name: 'there until the evening, then the way home',
    th: `
      (อยู่|เที่ยว|เดิน|เล่น|ไหว)(ได้|กัน|)(จน|)(ถึง|ยัน)(ช่วง|ตอน|)(เย็น|ค่ำ|มืด|บ่าย)(ๆ|) (แล้ว|ก็|ค่อย|)(จะ|)(กลับ|ไหม|มั้ย|ไหว|พอ|ได้ไหม|ได้มั้ย){notRoomTh}{notDaily},
      {notOfWeekday}(เย็น|ค่ำ|มืด)(ๆ|) (ก็|ต้อง|ค่อย|จะ|ขอ|แล้ว|) (ตีรถ|ขับรถ|ขับ|นั่งรถตู้|นั่งรถไฟ|นั่งรถ|เดินทาง|)กลับ{notRoomTh}{notWeekday}{notDaily},
      {notOfWeekday}(เย็น|ค่ำ) (แวะ|ไป|กิน|ทาน|หา|ดู|เดิน){some}(ก่อน|แล้ว|ค่อย)(ขับ|)กลับ{notRoomTh}{notWeekday}{notDaily},
      {notOfRide}กลับ(บ้าน|กรุงเทพ|กทม|) (ตอน|ช่วง|)(เย็น|ค่ำ)(ๆ|){thatDay}{notDaily}`,
    en: `
      (drive|driving|ride|riding|go|going|head|heading|travel|travelling|get|train|bus) (back|home|back home) (afterwards|after that|after|the same (day|evening|night)|again|in the evening|that evening){closes}`,
    yes: [
      'นั่งรถไฟไปลพบุรี อยู่ได้ถึงเย็นมั้ย',
      'เดินเล่นนครปฐม เย็นๆ ก็กลับ',
      'พาหลานไปสระบุรี ตอนเย็นขับรถกลับ',
      'ไหว้พระสิงห์บุรี กลับเย็นๆ',
      'ไปราชบุรี ค่ำกินก๋วยเตี๋ยวก่อนกลับ',
      'เที่ยวลพบุรีจนถึงเย็นแล้วกลับ',
      'ไปสระบุรี เย็นแวะกินข้าวแล้วค่อยกลับ',
      'ไปราชบุรี ค่ำๆ ตีรถกลับ',
      'Suphan Buri, we drive home afterwards',
      'Lopburi, train back in the evening',
      'Saraburi, heading home that evening',
    ],
    no: ['ตอนเย็นต้องกลับโรงแรม', 'เย็นวันอาทิตย์ค่อยกลับ', 'วันอาทิตย์เย็นกลับ', 'เครื่องกลับตอนเย็น', 'ค่ำกินข้าวแล้วกลับที่พัก'],
  },
  {
    name: 'the last day of a trip of which nothing else is said, a day off, a day that rains',
    th: `
      {notFirst}วันสุดท้าย(ที่|ใน|ก่อน|แล้ว|ว่าง|มีเวลา|อยู่|{closesTh}), (เหลือ|เหลือแค่)วันสุดท้าย, วันนี้(ว่าง|หยุด|ไปไหน|เที่ยวไหน|ไปเที่ยวไหน),
      วันนี้(อยาก|จะ|)(ไป|พา|อยู่|เที่ยว){gapTh}(ไหนดี|ไหนได้|อะไรดี|ตรงไหน)`,
    en: `
      {startsEn}(last|final) (full|free|whole|) day (in|here|at|before|around|and|with|on koh|{closes}), (a|one|my|our|single) (rainy|quick|random|lazy) day (in|at|around|{closes}),
      (a|one|my|our|have|got|get|with) (day off|rest day)(in|at|from|before| in| here|{closes}),
      (only|just) (the|an|one|a) (afternoon|morning|evening) (in|at|here|for|to|{closes}), out in the morning{comma}(and|) (back|home) by evening,
      {opening}today in, (what|where|things|something|anything|anywhere|free|bored|idea(s)){words}today{closes}, (we have|i have|have|got) today (in|to|free|off)`,
    yes: [
      'วันสุดท้ายที่ภูเก็ต ไปไหนดี',
      'อยู่ตรัง เหลือวันสุดท้าย',
      'วันนี้ว่าง อยากไปราชบุรี',
      'วันนี้อยากพาแม่ไปนครปฐม ไหว้พระที่ไหนดี',
      'our last day in Phuket, the flight is late',
      'Trang, last day, what is left to see',
      'a rainy day in Nan',
      'I have a day off in Udon',
      'only an afternoon in Lampang',
      'today in Korat',
      'where to eat in Trat today',
      'วันสุดท้ายก่อนกลับ อยู่ภูเก็ต',
      'วันนี้หยุด อยู่ขอนแก่น',
      'วันนี้ไปเที่ยวไหนดี อยู่ราชบุรี',
      'our final full day in Krabi',
      'a lazy day in Trang',
      'a quick day around Nan',
      'a rest day in Pai',
      'just the morning in Udon',
      'out in the morning, back by evening, Lamphun',
      'things in Trat today',
      'we have today off in Korat',
    ],
    no: [
      'the last day of the festival',
      'on the last day we dive',
      'วันสุดท้ายของปี',
      'วันแรกไปวัด วันสุดท้ายก่อนกลับไปตลาด',
      'we arrived in Nan today',
      'a trip with days off',
      'วันนี้เพิ่งจองตั๋ว',
    ],
  },
  {
    name: 'free until or after something on that day',
    th: `
      ${EVENT_TH}{gapTh}{clockTh}{gapTh}(ว่าง|มีเวลา|เหลือเวลา)(ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่|ก่อน|หลัง|ถึง| {hours} (ชม|ชั่วโมง)),
      (ว่าง|มีเวลา)(ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่|หลัง)(เช้า|บ่าย|เย็น|สาย|เที่ยง|วัน){gapTh}${EVENT_TH}{gapTh}{clockTh},
      (ว่าง|มีเวลา)(จน|)ถึง{gapTh}ก่อน(จะ|ไป|ถึง|)${EVENT_TH}`,
    en: `
      ${EVENT}{words}{hour}{words}(free|nothing on|nothing to do|time to kill|time to spare|spare time|at a loose end) (all day|all morning|all afternoon|before|until|till|from|after|since|beforehand|the whole day|the rest of),
      (free|nothing on|nothing to do) (all day|all morning|all afternoon|until|till|from|after|the whole day){words}${EVENT}{words}{hour},
      (have|got|with) (the|a|my|our|all) (whole |free |)(day|morning|afternoon) (free|before|to kill|until|till){words}${EVENT}{words}{hour},
      (free|nothing on|time) (until|till|up to){words}before (my|our|the|a|an) (work|business|job|) ${EVENT}`,
    yes: [
      'งานแต่งหกโมงเย็นที่ขอนแก่น ว่างตั้งแต่สายๆ',
      'มีสัมภาษณ์งานบ่ายสองที่เชียงใหม่ มีเวลาช่วงเช้า',
      'ว่างตั้งแต่เช้า ประชุมที่ระยองบ่ายสาม',
      'เครื่องออกสามทุ่ม ว่างทั้งวัน อยู่ภูเก็ต',
      'ว่างถึงบ่ายสองก่อนประชุมที่น่าน',
      'free until 3pm in Nan before my interview',
      'an interview in Udon at 3pm, free from 10',
      'free all morning before my meeting in Trang at 2pm',
      'dinner with clients at 7pm in Korat, nothing on until then',
      'wedding at 6pm, I have the whole day before that, and am free from 9',
      'งานบวชบ่ายสองที่ตาก ว่างช่วงเช้า',
      'หาหมอสิบโมงที่ขอนแก่น ว่างตั้งแต่เที่ยง',
      'คอนเสิร์ตทุ่มนึงที่โคราช มีเวลาตอนบ่าย',
      'ไฟลท์สามทุ่มที่ภูเก็ต ว่างตั้งแต่เที่ยง',
      'รถไฟสองทุ่ม ว่างทั้งวัน อยู่อุบล',
      'ว่างทั้งเช้า สัมมนาที่น่านบ่ายสาม',
      'a concert in Korat at 8pm, free all afternoon',
      'exam in Udon at 3pm, free until then',
      'a ferry in Trat at 4pm, time to kill before',
      'conference dinner at 7pm in Nan, free all day',
      'free until before my work meeting in Trang',
      'bus from Lampang at 9pm, at a loose end until then',
    ],
    no: [
      'dinner at 7pm in a place with free parking',
      'the train at 7 am is free for kids',
      'ประชุมบ่ายสองทุกวัน ไม่ว่าง',
      'ร้านว่างไหม งานเลี้ยงหกโมงเย็น',
      'free wifi, train at 7pm',
    ],
  },
]

const WEEKDAYS = THAI_WEEKDAY.replaceAll('|', ', ')
const LODGING = 'ที่พัก, โรงแรม, รีสอร์, ห้อง'
const WEEKDAYS_EN = `(${LATIN_WEEKDAY})`

export const SAME_DAY_SLOTS: Slots = {
  ...PIECES,
  /** No other day is spoken of. */
  notFirst: notRightAfter('(วันแรก|วันที่ {digit}|คืน){before}', { before: '[^]{0,300}' }),
  /** No other night or day is spoken of, and “last day” is not that until which they stay. */
  startsEn:
    notRightAfter('(first day|second day|day {digit}|night(s)|on (the|our|my)|the very){edge}{before}', {
      edge: WORD_EDGE,
      before: '[^]{0,300}',
    }) +
    notAfter('(on|until|till|by|for|of|to) (the|our|my|)') +
    WORD_EDGE,
  opening: after('{start}, ., !, ?'),
  /** What is said ends here, or goes on with a space, but not `วันสุดท้าย ของปี`. */
  closesTh: rightBefore('{sign}, {end}, {space}{sign}, {space}{end}, {space}[!ของ]'),
  closes: followedBy('{sign}, {end}, from, with, so, and, by, because'),
  /** They set out in the morning, on no weekday that is said. */
  wayOut: words('(ไป|ออก|เดินทาง|ขับไป|ขับ)(แต่|ตอน|บ้าน|)(เช้ามืด|เช้าตรู่|เช้า|สาย)'),
  thatDay: notFollowedBy(`(ตอน|) (วัน[!เดียว]|${oneOf(`${WEEKDAYS}, อีกวัน, เข้าที่, ${LODGING}`)})`),
  notDaily: notFollowedBy('(ของ|)ทุก, แต่ละ, วัน, ที่พัก, โรงแรม, รีสอร์'),
  notDailyEn: notRightBefore(
    `
    {pause}(every|each|most|daily|${WEEKDAYS_EN}|in the evening(s)(,|) each|at the hotel), {pause}on (the|) (${WEEKDAYS_EN}|last),
    {pause}on (the|) {digit}`,
    { pause: ',? ' },
  ),
  notLodgingBefore: notAfter('ทุกวัน(ต้อง|ขอ|)'),
  notRoomTh: notRightBefore(`(ไป|มา|เข้า|ถึง|) ${oneOf(LODGING)}`),
  notOfWeekday: notAfter(`(${oneOf(`${WEEKDAYS}, สุดท้าย`)}|{digit}) (ตอน|ช่วง|)`) + notRightAfter('ทุก'),
  notWeekday: notFollowedBy(`วัน, ${WEEKDAYS}`),
  /** A train or a plane that goes back: `เครื่องกลับตอนเย็น`. */
  notOfRide: notRightAfter('เครื่อง, ไฟลท์, ไฟลต์, ไฟล์ท, บิน, รถไฟ, ขบวน, เที่ยว, รถทัวร์, ตั๋ว, วัน, เย็น, เช้า, ออก, สาย'),
  /** Some words of the same line: dinner somewhere. */
  some: '[^\\n]{0,24}?',
  comma: ',? ',
  /** When something is open. */
  notOpen: notAfter('(open|opens|run(s)|work(s)|working|busy|from every|every|each)( from|)( the|)'),
  /** Up to three of these words. */
  short: `${words('ดึก, ค่ำ, เย็น, ตอน, ก็, เลย, เราก็, แล้ว, ต้อง, จะ, {space}')}{0,3}`,
  /** “Check out the same day” is that of a room. */
  notRoom: notAfter('check(ing), check(ing)-'),
  /** “At 9.30 pm”, “late”, “again”: up to four of these. */
  at: `${words('{pause}(at|by|around|about) {clock}, {space}(is|are|late|early|again|on|later), {comma}', {
    pause: ',? ',
    clock: '[\\d.:]{1,5} ?(?:[ap]\\.?m\\.?)?',
  })}{0,4} ?`,
  /** They go on to somewhere, or it is the day of something else. */
  notOnward: notRightBefore('{space}(for|to|on to|towards|after|before|as) {letter}'),
  /** 9.30, 9 pm, 9 o'clock. */
  hour: String.raw`\d{1,2}(?:[.:]\d\d| ?[ap]\.?m|(?= o'clock|[,;)]|$))(?:\.? ?[ap]\.?m)?`,
  /** Some words of the same sentence. */
  words: '[^!?\\n]{0,48}?',
  gapTh: '[^!?\\n]{0,36}?',
  clockTh: words(
    '{clock}, (หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|สิบเอ็ด) (โมง|ทุ่ม), บ่าย(โมง|สอง|สาม|สี่| {digit}), เที่ยง, ทุ่ม(นึง|ครึ่ง|)',
    { clock: String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:น\.?|โมง|ทุ่ม)?` },
  ),
  hours: '\\d{1,2}',
}
