import { LATIN_WEEKDAY, THAI_WEEKDAY } from './calendar-words.ts'
import { STRETCH } from './openings.ts'
import {
  after,
  anyOf,
  followedBy,
  gapWithout,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneSaid,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { CLOCK } from './times.ts'

// `ถึงเชียงใหม่วันศุกร์ตอนบ่าย`, “landing in Trang on Thursday evening”: pieces of the rows
// about hours of arriving, leaving and meeting.

export const GAP: Slots = { gap: '\\s?' }
export const WEEKDAY_TH: Slots = { weekdayTh: `(?:${THAI_WEEKDAY})`, stretch: STRETCH }

/** Words that end what is said of a way: “arrive and then …”. */
const NO_OTHER = notRightBefore(`
  and, or, but, then, so, for, with, want, we, i, to, back, home, out, before, after, because, until,
  leave, leaving, depart, departing, every, each, not, no, usually, always, if, when`)
/** Its day and its place: “landing in Trang on Thursday evening”. */
const WAY_DAY =
  `(?:,? ?${STRETCH}|,? ${maybe('on{space}')}(?:${LATIN_WEEKDAY})\\b| ${NO_OTHER}[a-z\\d'/-]{1,14}){0,6}?,? ` +
  maybe('(in the|on the|at the|that|the|a|an|around|about|by){space}')
const WAY_DAY_THAI =
  upTo(5, '(ของ)วัน(ที่)({weekdayTh}), {weekdayTh}, {stretch}, ที่, แรก, สุดท้าย, หน้า, นี้, {space}', WEEKDAY_TH) +
  maybe('ตอน, ช่วง, ประมาณ, ราว, น่าจะ, ก็')
/** Words up to the hour at which they meet, but none about a meal, the way home or another hour. */
const NO_MEAL = gapWithout(36, 'กิน, ทาน, ข้าว, โต๊ะ, ร้าน, หมอ, ประชุม, หนัง, คอนเสิร์ต, งาน, กลับ, โมง, ทุ่ม', '[^.;!?\\n]')
const NO_MEAL_EN = gapWithout(
  36,
  `
  dinner(s), lunch(es), drink(s), bar(s), beer(s), train(s), flight(s), ferry, bus, done, finish(ed), finishes, back, home,
  return(s), returning, drop(s), over, end, until, till, must, need(s)`,
  '[^.;!?\\n]',
)

/** Days, places and parts of the day beside a way. */
export const WINDOW_WAY_SLOTS: Slots = {
  /** “Evening”, “late at night”. */
  partOfDay:
    oneSaid(
      `
      (early |mid |late |)(morning|afternoon|evening)(s), late at night, at night, late night, midday, lunchtime, around lunch,
      late{lateEnd}`,
      { lateEnd: followedBy('{sign}, {end}, and, on, so') },
    ) +
    notFollowedBy(
      'market(s), cruise(s), show(s), tour(s), walk(s), walking, train to, bus to, flight to, swim, swimming, only',
    ),
  /** A part of the day, in Thai. */
  partThai:
    oneSaid('เช้ามืด, เช้าตรู่, เช้า, สาย, บ่าย, เย็น, ค่ำ, ดึก, กลางคืน') +
    notFollowedBy('โมง, {digit}, หนึ่ง, สอง, สาม, สี่, ห้า') +
    notRightBefore('กลับ, {space}กลับ{noDay}', { noDay: notFollowedBy('วัน, {weekdayTh}, {read}', WEEKDAY_TH) }),
  /** Days and places between the verb of a way and the part of its day. */
  wayDay: WAY_DAY,
  /** The day of the way, in Thai. */
  wayDayThai: WAY_DAY_THAI,
  /** “In the”, “on the” or a comma. */
  inThe: maybe('{gap}in the, {gap}on the, {comma}', GAP) + ' ?',
  /** Between the way and its hour. */
  wayBetween: '[^.;!?\\n]{1,40}?\\b',
  /** `ถึง` as a verb: not `เปิดถึง`, `เช้าถึง`. */
  lands:
    rightAfter('{start}, {space}, {open}, {sign}, {read}, ไป, มา, บิน, เครื่อง, นั่งรถ, รถทัวร์') +
    notAfter(`
    เปิด, ปิด, ว่าง, เวลา, ทำงาน, ประชุม, เรียน, อบรม, โมง, ทุ่ม, น., {digit}, เช้า, บ่าย, เย็น, เที่ยง, อยู่, ได้,
    เดิน, เล่น, กลับ(ไป|มา|)`),
  /** “Fly in”, “flying into”, not “flying on”. */
  flyIn: words('(fly|flies|flying) in(to)'),
  /** Some words, but none of another way. */
  before: gapWithout(
    60,
    `
    leave(s), leaving, depart(s), departing, departure, fly, flying, return(s), returning, until, back, out, home, start(s),
    starting, open(s), close(s), dinner(s), lunch, meet(s), meeting, tour(s)`,
    '[^.,;\\n]',
  ),
  /** `ออกบ้านลาดพร้าว 7 โมง`: the place is read elsewhere. */
  fromHome: after('ออก(จาก|บ้าน){place}', { place: '[ก-์\\ufffc]{0,16}' }),
  /** `นัดเจอกันที่ปั๊ม`, with nothing to eat or to see there. */
  meeting: rightAfter('(นัด(เจอ|พบ|รวม|กัน|รับ)|เจอกัน|มาเจอ|พบกัน|รวมพล|รวมตัว|มารับ|ไปรับ|รถรับ|พร้อมกัน){noMeal}', {
    noMeal: NO_MEAL,
  }),
  /** Where and when they meet. */
  meetingEn: rightAfter(
    `
    (meet|meeting|gather|assemble|collect|collects|collected|collecting|pickup){edge}{noMeal}{at},
    (pick|picks|picked|picking) (us |me |)up{edge}{noMeal}{at},
    (pick|picks|picked|picking) (us |me |)up{edge}{time}{sign}, pickup{edge}{time}{sign},
    (collect|collects|collected)( us){edge}{time}{sign}`,
    {
      edge: WORD_EDGE,
      noMeal: NO_MEAL_EN,
      at: words('(at|around|by|about|for){space}'),
      time: maybe('{space}time, {space}is, {space}from {town}', { town: '[a-z ]{3,18}' }),
      sign: '[:,]? ?',
    },
  ),
  /** Then they set out. */
  thenOut: followedBy(
    `
    (ตรง|ก็|จะ|ค่อย|)(ตรง|ก็|จะ|ค่อย|){gap}(ออกเดินทาง|ออกจาก(บ้าน|ที่พัก|โรงแรม)|ล้อหมุน|ออกรถ|ออกตัว|เริ่มเที่ยว|สตาร์ท)`,
    GAP,
  ),
  /** The name of a place that they set out from. */
  fromPlace: ' ?[ก-์\\ufffc]{2,20}?[.ฯ]? ?',
  /** Bangkok. */
  bangkok: words('(กทม|กรุงเทพ(มหานคร))(.|ฯ|)'),
  /** From a town. */
  fromTown: `${words('{space}from')} [a-z ]{2,20}? `,
  /** After they leave. */
  outThen:
    rightAfter('(leave|leaving|drive|driving|(set|setting) off|go|going|head|heading|fly|flying){edge}{noHabit}', {
      edge: WORD_EDGE,
      noHabit: gapWithout(48, 'every, each, free, usually', '[^.;!?\\n]'),
    }) + WORD_EDGE,
  /** The town that they leave. */
  leaveTown:
    ` ${notRightBefore('the, our, my, for, on, at, in, by')}[a-z]{3,12}(?: [a-z]{3,12})?,? ` +
    maybe('(at|by|around|about){space}'),
  /** A place follows, neither home nor a time. */
  somewhere:
    notRightBefore(
      `
      (ที่พัก|โรงแรม|รีสอร์ท|แคมป์)(ก่อน|ไม่เกิน|ภายใน){few}(ทุก|แต่ละ), บ้าน, ประมาณ, ตอน, เวลา, ราว, ช่วง, วัน, ดึก, เช้า, เย็น,
      ค่ำ, {clock}`,
      { few: '[^.;!?\\n]{0,24}?', clock: `(?:${CLOCK})` },
    ) + '(?=[ก-ฮเ-ไ][ก-์]{2})',
  /** Not of the way back. */
  notBack:
    notRightAfter('กลับ(ไป|มา|)(ให้|จะ|ต้อง|อยาก|ขอ|ให้ได้|ให้ทัน|), (ทุก|แต่ละ)(วัน|คืน|เย็น)(ขอ|ต้อง|ให้|อยาก|){gap}', GAP) +
    notRightAfter('(ขากลับ|เดินทางกลับ|ขับกลับ|ขับรถกลับ|วันกลับ){far}', { far: '[^!?\\n]{0,56}' }),
  /** `ลงดอนเมือง`: the town where they land. */
  landsAt: maybe('ที่, ที่สนามบิน, สนามบิน') + rightBefore('{thai}') + notRightBefore('โมง, ทุ่ม, เที่ยง, บ่าย'),
  /** Some words, but no hour and no way home. */
  onTheWay: gapWithout(28, 'กลับ, โมง, ทุ่ม, บ้าน', '[^\\d.,;!?\\n]'),
  /** A town. */
  town: '[ก-์\\ufffc]{0,16}?\\s?',
  /** Where trains, buses and flights leave. */
  terminal: words('สนามบิน, ขนส่ง, บขส, สถานี, ท่าเรือ, หมอชิต, ท่ารถ'),
  /** They get on a flight, a train or a bus. */
  boards: words(`
    ขึ้น(เครื่อง|รถ|เรือ), บิน, (เครื่อง(บิน)|รถ(ไฟ|ทัวร์|ตู้|)|เรือ|(ไฟลท|ไฟลท์|ไฟลต|ไฟลต์|ไฟล์ท|ไฟล์ท์|ไฟล์ต|
    ไฟล์ต์))ออก, ต่อ(เครื่อง|รถ|ไฟล), จับรถ, นั่ง(รถ|เครื่อง), ไปสนามบิน, เช็คอิน, เช็กอิน, เดินทางกลับ,
    กลับ(เครื่อง|รถ|ไฟล)`),
  /** Then they get on a flight, a train or a bus. */
  beforeBoarding: followedBy(
    '(ก่อน|แล้ว|ก็|ค่อย)(จะ|ต้อง|ไป|ค่อย|) (ขึ้น(เครื่อง|รถ|เรือ)|บิน|กลับ[!ถึง|บ้าน|ที่พัก]|ต่อ|ไปสนามบิน|เดินทาง)',
  ),
  /** `กลับเครื่อง`, `กลับวันเสาร์ ไฟลต์ …`. */
  homeBy: gapWithout(24, 'ถึง, บ้าน, ที่พัก'),
  /** The way home is on the same day. */
  homeThen: rightBefore('{few}(flight|ไฟลท|ไฟล์ท|ไฟลต|ไฟล์ต|ไฟท์|เครื่อง|บินกลับ|รถไฟกลับ|รถทัวร์กลับ|รถกลับ)', {
    few: '[^.;!?\\n]{0,20}?',
  }),
  /** Flights, trains and buses. */
  carrierThai: words(`
    เครื่อง, ไฟลท, ไฟลท์, ไฟลต, ไฟลต์, ไฟล์ท, ไฟล์ท์, ไฟล์ต, ไฟล์ต์, ไฟท์, รถไฟ, รถทัวร์, รถตู้, รถบัส, รถนอน,
    ขบวน, บิน, เที่ยวบิน`),
  /** The town or airport where they arrive, named after the date. */
  atTown: `(?:${notRightBefore(`
    เริ่ม, เที่ยว, ออก, กลับ, กิน, ทาน, เช็ค, เช็ก, เชค, เชก, เปิด, ปิด, นัด, ตื่น, ไป, งาน, ดู, ประชุม, จอง, เข้า, รับ, ขึ้น, โมง, ทุ่ม`)}[ก-์\\ufffc]){2,18}\\s?`,
  /** Up to two of: what has been read, a weekday, `ตอน`, `เวลา`. */
  onThatDay: upTo(2, '{gap}{stretch}, {gap}(วัน){weekdayTh}, {gap}ตอน, {gap}เวลา', { gap: ' ?', ...WEEKDAY_TH }),
  /** Right after a date. */
  afterDate: '(?<=\\ufffc,? ?)(?!\\ufffc)',
  /** “On”, “at”, or a day that has been read. */
  inAt:
    `(?:(?:${anyOf('at, by, on, around, about, the, mon, tue, wed, thu, fri, sat, sun')}[a-z]*\\b` +
    `|${STRETCH}|,) ?){0,5}`,
  /** Between the way there and that back. */
  toBack: ` ?${maybe('{sign}, -, และ, แล้ว', { sign: '[,/]' })} ?`,
  /** Some words before the way out. */
  toOut: '[^.;!?\\n]{0,28}?\\b',
  /** The same hour. */
  same: oneSaid('same time'),
  /** “The”, “our” or nothing. */
  the: `${maybe('{space}the, {space}our')} ?`,
  /** After “get to”: not “get to the hotel”, “get to bed”, “get to work”. */
  notTerminal: notFollowedBy('(the |our |my |)(airport|station|hotel|home|house|pier|bus|bed|sleep|see|know|work)(s)'),
  /** A train, a flight or a boat follows. */
  carrierNext: followedBy('train, bus, flight, ferry, boat, plane, sleeper, minivan, one'),
  /** “The 9 am ferry to Koh Mak” is the way there. */
  carrierHome: followedBy(
    '(train|bus|flight|ferry|boat|plane|sleeper|minivan|one)[! (to|over|across|out to|tour|trip|cruise)]',
  ),
  /** The day of it. */
  dayWords: `(?: ${anyOf('on, the, mon, tue, wed, thu, fri, sat, sun, again, there, last, day')}[a-z]*| ?${STRETCH}){0,4}`,
  /** `การเดินทางกว่า 12 ชั่วโมง`. */
  notRidden: notRightAfter('(เดินทาง|ขับ(รถ)|นั่ง{ride}|บิน|ใช้เวลา|รถติด){gap}{long}', {
    ...GAP,
    ride: '[ก-์]{2,8}',
    long: upTo(5, 'มา, ไป, กว่า, ร่วม, เกือบ, ประมาณ, ราว, นาน, ตั้ง, รวม, อีก, ยาว, เป็นเวลา, ใช้เวลา, ทั้งหมด, ทั้งสิ้น, {space}'),
  }),
  /** Not the hours on the way: `3 ชั่วโมงบนรถ`. */
  notOnTheWay: notRightBefore('{point}{more}(บน(รถ|เรือ|เครื่อง)|กว่าจะ|ก็ถึง|ถึง{noHour})', {
    point: '\\.?\\s?',
    more: upTo(3, 'กว่า, ครึ่ง, เต็ม, นิด, {space}'),
    noHour: notRightBefore('ทุ่ม, ตี, เที่ยง, บ่าย') + notFollowedBy('{digit}'),
  }),
  /** `ไปสมุยเสาร์นี้ 8 โมง`: the day has been read. */
  goesOnDay:
    rightAfter('({begin}|อยาก|จะ|ทริป|ขับรถ|ว่า)(ไป|เที่ยว|ออกเดินทาง|ออก|เดินทาง){noOther}{day}(นี้|หน้า|){gap}', {
      begin: '(?:^|[\\s,])',
      noOther: gapWithout(
        28,
        'กลับ, ถึง, ลง, ขึ้น, แต่ง, งาน, ประชุม, ดู, กิน, รับ, เจอ, หา, จอง, เช็ค, เช็ก, เชค, เชก',
        '[ก-์a-z ]',
      ),
      day: '\\ufffc{2,24}',
      gap: ' ?',
    }) +
    notRightBefore('{read}, นี้, หน้า, บ่าย{noHour}', {
      noHour: notRightBefore('โมง, สอง, สาม, สี่, ห้า') + notFollowedBy('{digit}'),
    }) +
    upTo(3, 'ตอน, เวลา, ประมาณ, ออก, เริ่ม, {space}'),
}
