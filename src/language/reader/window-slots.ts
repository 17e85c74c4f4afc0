import { LATIN_MONTH, LATIN_WEEKDAY, THAI_WEEKDAY } from './calendar-words.ts'
import { POLITE } from './common-words.ts'
import { COUNT } from './numbers.ts'
import { STRETCH } from './openings.ts'
import {
  anyOf,
  followedBy,
  maybe,
  notAfter,
  notFollowedBy,
  notRightBefore,
  oneSaid,
  rightAfter,
  rightBefore,
  type Slots,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { CLOCK } from './times.ts'

/** A number that counts nothing else: “from 9”, “before eleven”, not “9 places”. */
const BARE = String.raw`(?:(?<![\d.,])\d{1,2}|\b(?:seven|eight|nine|ten|eleven)\b)(?![\d:.,/]\d|\d|(?:st|nd|rd|th)\b|\s*(?:days?|nights?|places?|stops?|people|persons?|kids?|hours?|hrs?\b|minutes?|วัน|คืน|คน|ที่|แห่ง|ชั่วโมง|ชม|k\b|baht|บาท|วัด|am\b|pm\b|%))`

/** Words that end what is said of a way: “arrive and then …”. */
const OTHER_WORDS = anyOf(`
  and, or, but, then, so, for, with, want, we, i, to, back, home, out, before, after, because, until,
  leave, leaving, depart, departing, every, each, not, no, usually, always, if, when`)
/** Its day and its place: “landing in Trang on Thursday evening”. */
const WAY_DAY = String.raw`(?:,? ?${STRETCH}|,? (?:on )?(?:${LATIN_WEEKDAY})\b| (?!${OTHER_WORDS}\b)[a-z\d'/-]{1,14}){0,6}?,? (?:in the |on the |at the |that |the |an? |around |about |by )?`
const LATE = String.raw`late(?=\s*(?:[.,;!?)\n]|$|(?:and|on|so)\b))`
const PART_OF_DAY = `(?:early |mid |mid-|late )?(?:morning|afternoon|evening)s?|late at night|at night|late night|midday|lunchtime|around lunch|${LATE}`
const WAY_DAY_THAI = `(?:(?:ของ)?วัน(?:ที่)?(?:${THAI_WEEKDAY})?|${THAI_WEEKDAY}|${STRETCH}|ที่|แรก|สุดท้าย|หน้า|นี้|\\s){0,5}(?:ตอน|ช่วง|ประมาณ|ราว|น่าจะ|ก็)?`

/** The slots of the rules about hours. */
export const WINDOW_SLOTS: Slots = {
  /** `9 โมง`, “9 am”, 17:00. */
  clock: `(${CLOCK})`,
  /** The same, or a figure alone. */
  time: `(${CLOCK}|${BARE})`,
  /** “Landing at 6, …”. */
  bareHour: `(${BARE})(?=\\s*(?:[.,;)\\n]|$|(?:and|then|so|but|flying)\\b))`,
  /** “Evening”, “late at night”. */
  partOfDay: `\\b(${PART_OF_DAY})\\b(?! (?:market|cruise|show|tour|walk|train to|bus to|flight to|swim|only))`,
  /** A part of the day, in Thai. */
  partThai: `(เช้ามืด|เช้าตรู่|เช้า|สาย|บ่าย|เย็น|ค่ำ|ดึก|กลางคืน)(?!\\s?(?:โมง|\\d|หนึ่ง|สอง|สาม|สี่|ห้า)|กลับ|\\s+กลับ(?!\\s?(?:วัน|${THAI_WEEKDAY}|\\ufffc)))`,
  /** Days and places between the verb of a way and the part of its day. */
  wayDay: WAY_DAY,
  /** The day of the way, in Thai. */
  wayDayThai: WAY_DAY_THAI,
  /** “In the”, “on the” or a comma. */
  inThe: '(?: ?in the| ?on the|,)? ?',
  /** Between the way and its hour. */
  wayBetween: '[^.;!?\\n]{1,40}?\\b',
  /** A Thai weekday. */
  weekdayThai: `(?:${THAI_WEEKDAY})`,
  /** `ถึง` as a verb: not `เปิดถึง`, `เช้าถึง`. */
  lands:
    rightAfter('{start}, {space}, {open}, {sign}, {read}, ไป, มา, บิน, เครื่อง, นั่งรถ, รถทัวร์') +
    notAfter(`
    เปิด, ปิด, ว่าง, เวลา, ทำงาน, ประชุม, เรียน, อบรม, โมง, ทุ่ม, น., {digit}, เช้า, บ่าย, เย็น, เที่ยง, อยู่, ได้,
    เดิน, เล่น, กลับ(ไป|มา|)`),
  /** A figure alone, of a range. */
  hour: String.raw`(\d{1,2})(?!\d|:|\s*(?:days?|nights?|people|dec|jan))`,
  /** The hours of a whole day: “9 to 6”. */
  dayHour: String.raw`(?<![\d.,:])((?:[6-9]|1[0-2])(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)(?![\d:])`,
  /** An hour of the evening, in figures. */
  nightHour: String.raw`((?:[2-9]|1[0-2]|1[4-9]|2[0-3])(?:[:.]\d\d)?(?: ?p\.?m\.?)?)(?![\d:]|\s*(?:days|nights?|people|dec|jan)\b)`,
  /** “A”, “an”. */
  aDay: String.raw`\b(?:a|an|it's|our) `,
  /** “Day” that is not a day trip or a tour. */
  wholeDay: notFollowedBy(`
    trip(s), tour(s), holiday(s), vacation(s), itinerary(s), plan(s), stay(s), visit(s), route(s), break(s),
    loop(s), package(s), getaway(s), adventure(s), pass, journey(s)`),
  /** A number. */
  count: `(${COUNT})`,
  /** “To”, “until”, `ถึง` between two hours. */
  to: String.raw`\s*(?:-|to|till|until|and|ถึง|จนถึง|ยัน|ไปจนถึง)\s*(?:about |around |ประมาณ|ราว)?\s*`,
  /** The day between “free” and its hours. */
  freeDay: `(?:,? ?(?:on|this|next|coming|the|all|in|only|just|today|tomorrow|afternoon|evening|(?:${LATIN_WEEKDAY})\\b|${STRETCH})){0,5},? ?`,
  /** Between “free” and its hours. */
  freeGap: '[^.;!?\\n]{0,48}?',
  /** Up to two words. */
  freePlace: '(?:[a-z]{2,10} ){0,2}',
  /** “To”, “until” or a dash. */
  till: String.raw`\s*(?:-|to|till|until|up to)\s*(?:about |around |roughly |maybe )?\s*`,
  /** “At the latest”, “or so”, or nothing. */
  latest: `(?! (?:${LATIN_MONTH})\\b)(?:,? (?:or so|at the latest|at latest|latest|max|tops|ish|sharp))?`,
  /** `จนถึง`, `ยัน`. */
  toTh: '(?:จน|ไปจน)?\\s?(?:ถึง|ยัน|-)\\s?(?:ประมาณ|ราวๆ?|สัก|ซัก)?\\s?',
  /** “Fly in”, “flying into”, not “flying on”. */
  flyIn: words('(fly|flies|flying) in(to)'),
  /** Some words, but none of another way. */
  before: String.raw`(?:(?! leav| depart| fly| return| until| back\b| out\b| home\b| start| open| close| dinner| lunch| meet| tour)[^.,;\n]){0,60}?`,
  /** It is the first day, or one that has been read. */
  firstDay: `(?=,? ?(?:on )?(?:the |our )?(?:first day|day (?:one|1)\\b|${STRETCH}))`,
  /** Some words between “not” and “until”. */
  notUntil: '[^.,;!?\\n\\d]{0,28}? ',
  /** Up to 40 characters of the same clause. */
  later: String.raw`[^.,;\n]{0,40}?`,
  /** Words between a carrier and its hour. */
  toHour: String.raw`(?:(?! ?(?:leav|start|set off|arriv|back\b))[^.,;:\n]){0,40}?`,
  /** A comma, or nothing. */
  comma: ',? ?',
  /** A bracket may open. */
  bracket: ' ?\\(?',
  /** Up to 12 characters of the same clause. */
  soon: String.raw`[^.,;\n]{0,12}?`,
  /** “At”, “around” or nothing. */
  at: String.raw`(?:, ?)?(?:\bat|\baround|\babout|\bby|@)?\s*`,
  /** `ตอน`, `ประมาณ`. */
  onThai: '(?:ตอน|เวลา|ประมาณ|ราว|สัก|ซัก|ก่อน|\\s){0,3}',
  /** “Start the day at”, “be back at the hotel by”. */
  place: String.raw`(?: (?:the|each|every|our|my|home|at|in|to|for|bangkok|bkk|days?|hotel|school|campus|college|university|uni|kindergarten|tour|trip|mornings?|dinner|lunch|supper|late|early)){0,5}`,
  /** `ออกบ้านลาดพร้าว 7 โมง`: the place is read elsewhere. */
  fromHome: '(?<=ออก(?:จาก|บ้าน)[ก-์\\ufffc]{0,16}\\s?)',
  /** `นัดเจอกันที่ปั๊ม`, with nothing to eat or to see there. */
  meeting:
    '(?<=(?:นัด(?:เจอ|พบ|รวม|กัน|รับ)|เจอกัน|มาเจอ|พบกัน|รวมพล|รวมตัว|มารับ|ไปรับ|รถรับ|พร้อมกัน)(?:(?!กิน|ทาน|ข้าว|โต๊ะ|ร้าน|หมอ|ประชุม|หนัง|คอนเสิร์ต|งาน|กลับ|โมง|ทุ่ม)[^.;!?\\n]){0,36})',
  /** Where and when they meet. */
  meetingEn:
    String.raw`(?<=\b(?:meet|meeting|gather|assemble|collects?|collected|collecting|pick(?:s|ed|ing)?(?: (?:us|me))? up|pick-?up)\b(?:(?!dinner|lunch|drink|bar|beer|train|flight|ferry|bus|done|finish|back|home|return|drop|over\b|end\b|until|till|must|need)[^.;!?\n]){0,36}\b(?:at|around|by|about|for) ` +
    String.raw`|\b(?:pick(?:s|ed|ing)? (?:us |me )?up|picks? (?:us|me) up|pick-?up|collect(?:s|ed)?(?: us)?)(?: time| is| from [a-z ]{3,18})?[:,]? ?)`,
  /** Then they set out. */
  thenOut: '(?=\\s?(?:ตรง|ก็|จะ|ค่อย){0,2}\\s?(?:ออกเดินทาง|ออกจาก(?:บ้าน|ที่พัก|โรงแรม)|ล้อหมุน|ออกรถ|ออกตัว|เริ่มเที่ยว|สตาร์ท))',
  /** The name of a place that they set out from. */
  fromPlace: ' ?[ก-์\\ufffc]{2,20}?[.ฯ]? ?',
  /** Bangkok. */
  bangkok: words('(กทม|กรุงเทพ(มหานคร))(.|ฯ|)'),
  /** From a town. */
  fromTown: ' from [a-z ]{2,20}? ',
  /** After they leave. */
  outThen: String.raw`(?<=\b(?:leav(?:e|ing)|driv(?:e|ing)|set(?:ting)? off|go|going|head(?:ing)?|fly(?:ing)?)\b(?:(?!every|each|free|usually)[^.;!?\n]){0,48})\b`,
  /** The town that they leave. */
  leaveTown: String.raw` (?!the |our |my |for |on |at |in |by )[a-z]{3,12}(?: [a-z]{3,12})?,? (?:at |by |around |about )?`,
  /** A place follows, neither home nor a time. */
  somewhere: `(?!(?:ที่พัก|โรงแรม|รีสอร์ท|แคมป์)(?:ก่อน|ไม่เกิน|ภายใน)[^.;!?\\n]{0,24}?(?:ทุก|แต่ละ)|บ้าน|ประมาณ|ตอน|เวลา|ราว|ช่วง|วัน|ดึก|เช้า|เย็น|ค่ำ|${CLOCK})(?=[ก-ฮเ-ไ][ก-์]{2})`,
  /** Not of the way back. */
  notBack:
    '(?<!กลับ(?:ไป|มา)?(?:ให้|จะ|ต้อง|อยาก|ขอ|ให้ได้|ให้ทัน)?|(?:ทุก|แต่ละ)(?:วัน|คืน|เย็น)(?:ขอ|ต้อง|ให้|อยาก)?\\s?)(?<!(?:ขากลับ|เดินทางกลับ|ขับกลับ|ขับรถกลับ|วันกลับ)[^!?\\n]{0,56})',
  /** `ลงดอนเมือง`: the town where they land. */
  landsAt: maybe('ที่, ที่สนามบิน, สนามบิน') + rightBefore('{thai}') + notRightBefore('โมง, ทุ่ม, เที่ยง, บ่าย'),
  /** Other words of the clause, none of them about another way. */
  soFar: '(?:(?!กลับ|ออก|ถึง|แล้ว|เริ่ม|เปิด|ปิด|ก่อน)[^.,;!?\\n]){0,24}?',
  /** Where or with whom they work. */
  atWork: '(?:(?!เสร็จ|เลิก|จบ|เริ่ม|เลี้ยง|เทศกาล|วัด|แสดง|โมง|ทุ่ม)[^.,;!?\\n\\d]){0,20}?',
  /** Where or with whom: `งานแต่งที่ขอนแก่น`. */
  atEvent: '(?:(?!เสร็จ|เลิก|จบ|ทุกวัน|ถึง)[^.,;!?\\n\\d]){0,24}?',
  /** An event, and when it is. */
  atEventEn:
    '(?:(?! (?:until|till|ends?|over|finish|done|every|each|is free)\\b)[^.;!?\\n\\d]){0,36}?(?:at|by|from|starts|around|,)? ?',
  /** Later they say when they are free. */
  thenFreeTh: '(?=[^!?\\n]{0,48}?(?:(?<!ไม่)ว่าง(?!ไหม|มั้ย|ไม)|มีเวลา|เหลือเวลา)(?:ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่|ก่อน|ถึง))',
  /** They have said when they are free. */
  freeBeforeTh: '(?<=(?<!ไม่)(?:ว่าง|มีเวลา)(?:ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่)[^!?\\n]{0,36})',
  /** As `thenFreeTh`. */
  thenFree: String.raw`(?=[^!?\n]{0,48}?\b(?:free|nothing (?:on|to do)|time to (?:kill|spare)|spare time) (?:from|until|till|before|all|beforehand|since))`,
  /** As `freeBeforeTh`. */
  freeBefore: String.raw`(?<=\b(?:free|nothing (?:on|to do)|time to (?:kill|spare)|(?:whole|free) (?:day|morning)) (?:until|till|before|all (?:day|morning)|from)[^!?\n]{0,36})`,
  /** It is the time before an event. */
  beforeEvent: String.raw`(?=[^.;!?\n]{0,28}?(?:ก่อน(?:จะ|ไป|ถึง)?\s?(?:ประชุม|สัมมนา|อบรม|งาน|นัด|สัมภาษณ์|พบ|เจอ|คอนเสิร์ต|สอบ)|before (?:my|our|the|a|an) (?:[a-z]+ )?(?:meeting|interview|appointment|dinner|wedding|party|ceremony|concert|conference|exam|call|shift|event|talk)\b))`,
  /** Not “morning market”, “evening flight”. */
  notOfThing: notFollowedBy(`
    market(s), alms, flight(s), train(s), bus, ferry(s), show(s), tour(s), view(s), mist(s), fog(s), light(s),
    crowd(s), run(s), walk(s), prayer(s)`),
  /** “For us”, “on holiday”. */
  forUs: '(?: for (?:us|me)| on holidays?)?',
  /** “Not my thing”, “not my cup of tea”. */
  thing: '(?: thing| cup of tea| strength| best time)?',
  /** Where what is said ends. */
  ends: rightBefore(`{space}, {sign}, {end}, เลย, ${POLITE}, ไป, จน`) + notFollowedBy('วัน'),
  /** Not of a weekday, and not of the way. */
  notWeekday: `(?<!(?:${THAI_WEEKDAY}|ออก|ถึง|วัน|กลับ)\\s?)`,
  /** Not the way home, and no number of days. */
  notHome: '(?!กลับ|\\s?วัน)',
  /** Every place where they sleep. */
  eachBed: words('(each|every) (next )(hotel|hostel|guesthouse|homestay|resort|campsite|stop|bed|place)'),
  /** They say “every day”. */
  daily: String.raw`(?=[^.;!?\n]{0,16}\b(?:every|each|daily|per day|a day)\b)`,
  /** Not of a flight. */
  notFlight: '(?!จาก(?:สนามบิน|ดอนเมือง)|เครื่อง|บิน|กำลัง)(?<!(?:เครื่อง|ไฟล์?ท|รถ|เรือ|ประชุม)[ก-์ ]{0,16})',
  /** After a date with somebody. */
  date: '(?<=(?<!อัพ|อัป|ซัพ)เดท[^.,;!?\\n\\d]{0,24}?)',
  /** No hour follows. */
  notHour: notFollowedBy('{digit}, หก, ห้า, สี่, สอง, โมง, วัน, ของวัน'),
  /** `เช้า`, and no hour after it. */
  morning: oneSaid('เช้า') + notFollowedBy('{digit}'),
  /** Some words, but no hour and no way home. */
  onTheWay: '(?:(?!กลับ|โมง|ทุ่ม|บ้าน)[^\\d.,;!?\\n]){0,28}?',
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
  homeBy: '(?:(?!ถึง|บ้าน|ที่พัก)[^.,;!?\\n]){0,24}?',
  /** The way home is on the same day. */
  homeThen: '(?=[^.;!?\\n]{0,20}?(?:flight|ไฟล์?[ทต]|ไฟท์|เครื่อง|บินกลับ|รถไฟกลับ|รถทัวร์กลับ|รถกลับ))',
  /** Flights, trains and buses. */
  carrierThai: words(`
    เครื่อง, ไฟลท, ไฟลท์, ไฟลต, ไฟลต์, ไฟล์ท, ไฟล์ท์, ไฟล์ต, ไฟล์ต์, ไฟท์, รถไฟ, รถทัวร์, รถตู้, รถบัส, รถนอน,
    ขบวน, บิน, เที่ยวบิน`),
  /** The town or airport where they arrive, named after the date. */
  atTown:
    '(?:(?!เริ่ม|เที่ยว|ออก|กลับ|กิน|ทาน|เช[็]?[คก]|เปิด|ปิด|นัด|ตื่น|ไป|งาน|ดู|ประชุม|จอง|เข้า|รับ|ขึ้น|โมง|ทุ่ม)[ก-์\\ufffc]){2,18}\\s?',
  /** Up to two of: what has been read, a weekday, `ตอน`, `เวลา`. */
  onThatDay: String.raw`(?: ?(?:${STRETCH}|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|ตอน|เวลา)){0,2}`,
  /** Right after a date. */
  afterDate: '(?<=\\ufffc,? ?)(?!\\ufffc)',
  /** “On”, “at”, or a day that has been read. */
  inAt: `(?:(?:at|by|on|around|about|the|mon|tue|wed|thu|fri|sat|sun)[a-z]*\\b ?|${STRETCH} ?|, ?){0,5}`,
  /** Between the way there and that back. */
  toBack: ' ?(?:,|/|-|และ|แล้ว)? ?',
  /** Some words before the way out. */
  toOut: '[^.;!?\\n]{0,28}?\\b',
  /** The same hour. */
  same: oneSaid('same time'),
  /** “The”, “our” or nothing. */
  the: '(?: the| our)? ?',
  /** After “get to”: not “get to the hotel”, “get to bed”, “get to work”. */
  notTerminal: notFollowedBy('(the |our |my |)(airport|station|hotel|home|house|pier|bus|bed|sleep|see|know|work)(s)'),
  /** A train, a flight or a boat follows. */
  carrierNext: followedBy('train, bus, flight, ferry, boat, plane, sleeper, minivan, one'),
  /** “The 9 am ferry to Koh Mak” is the way there. */
  carrierHome: followedBy(
    '(train|bus|flight|ferry|boat|plane|sleeper|minivan|one)[! (to|over|across|out to|tour|trip|cruise)]',
  ),
  /** The day of it. */
  dayWords: `(?: (?:on|the|mon|tue|wed|thu|fri|sat|sun|again|there|last|day|again)[a-z]*| ?${STRETCH}){0,4}`,
  /** Nobody says that they do not want it. */
  notRefused: notAfter('not, nothing, no, never, later, than') + WORD_EDGE,
  /** `ก่อน`, `ภายใน`. */
  backBy: '(?:ก่อน|ภายใน|ไม่เกิน|ตอน|เวลา|ประมาณ|ที่|ถึง){0,5}\\s*',
  /** What they do then: `ตื่น`, `ออก`. */
  verb: '(?:อยาก|ให้|ได้|ต้อง|เคย|คิดจะ)?(?:ตื่น|ออก|เริ่ม|ไหว|จัด|ใส่|พร้อม|ลุก|หวัง|เที่ยว(?!กลางคืน)|ไปไหน|ทำ|นัด|ขึ้นรถ|มีใคร|มีอะไร|รับ|ต้อง|เอาอะไร|เอาโปรแกรม|เอากิจกรรม|ขยับ|มีทาง|ทัน|ปลุก|โทร|ไปนะ|ไปเลย)[ก-์]{0,10}',
  /** `ประมาณ`, `ราว`. */
  about: '(?:ๆ|ตอน|เวลา|ประมาณ|หลัง|ราว|สัก|ซัก|\\s){0,5}',
  /** “Not getting up before”, “don't leave the hotel until”. */
  up: String.raw`(?: (?:want(?:ing)? to|going to|to|like to|be|being)){0,3} (?:get(?:ting)? (?:up|going|moving|out(?: of bed| the door| of)?)|wak(?:e|ing)(?: up)?|up|start(?:ing)?|leav(?:e|ing)|set(?:ting)? (?:off|out)|(?:head|go)(?:ing)? out|do(?:ing)? anything|mov(?:e|ing)|ready|see(?:ing)? (?:the world|daylight|the sun|anyone|anybody)|surfac(?:e|es|ing)|emerg(?:e|es|ing)|appear(?:s|ing)?|exist|stir|budge|ris(?:e|es|ing)|function(?:s|ing)?|come alive|(?:be )?(?:a |fully |quite |really )?(?:human(?: beings?)?|alive|awake|functional|conscious)|show (?:our|my|their) faces?|expect (?:us|anyone|anything|me)(?: anywhere| out| up| anyplace)?)(?: (?:the|our|my) (?:hotel|room|house|day|bed|flat|apartment))?`,
  /** Not every day. */
  notEvery: notAfter('ทุก, every, each'),
  /** `การเดินทางกว่า 12 ชั่วโมง`. */
  notRidden:
    '(?<!(?:เดินทาง|ขับ(?:รถ)?|นั่ง[ก-์]{2,8}|บิน|ใช้เวลา|รถติด)\\s?(?:มา|ไป|กว่า|ร่วม|เกือบ|ประมาณ|ราว|นาน|ตั้ง|รวม|อีก|ยาว|เป็นเวลา|ใช้เวลา|ทั้งหมด|ทั้งสิ้น|ๆ|\\s){0,5})',
  /** Not the hours on the way: `3 ชั่วโมงบนรถ`. */
  notOnTheWay: '(?!\\.?\\s?(?:กว่า|ครึ่ง|เต็ม|นิด|ๆ|\\s){0,3}(?:บน(?:รถ|เรือ|เครื่อง)|กว่าจะ|ก็ถึง|ถึง(?!ทุ่ม|ตี|เที่ยง|บ่าย|\\s?\\d)))',
  /** `ไปสมุยเสาร์นี้ 8 โมง`: the day has been read. */
  goesOnDay:
    '(?<=(?:^|[\\s,]|อยาก|จะ|ทริป|ขับรถ|ว่า)(?:ไป|เที่ยว|ออก(?:เดินทาง)?|เดินทาง)(?:(?!กลับ|ถึง|ลง|ขึ้น|แต่ง|งาน|ประชุม|ดู|กิน|รับ|เจอ|หา|จอง|เช็[คก])[ก-์a-z ]){0,28}\\ufffc{2,24}(?:นี้|หน้า)? ?)(?!\\ufffc|นี้|หน้า|บ่าย(?!โมง|สอง|สาม|สี่|ห้า|\\s?\\d))(?:ตอน|เวลา|ประมาณ|ออก|เริ่ม| ){0,3}',
  /** The word ends here. */
  wordEnd: '(?![a-z])',
  /** Noon, not midnight. */
  noon: oneSaid('เที่ยง') + notRightBefore('คืน'),
  /** Not the time that a journey takes. */
  spent: notFollowedBy(
    'drive(s), away, from, walk(s), flight(s), ride(s), bus, train(s), ferry(s), boat(s), van(s), minivan(s)',
  ),
  /** After a verb: `เดินถ่ายรูปตอนกลางคืน`. */
  outing: rightAfter('[!ที่](เดิน(เล่น|เที่ยว|ถ่ายรูป|)|เที่ยว|ถ่ายรูป|ปั่นจักรยาน|ขับรถเล่น|ตะลอน)'),
  /** Not “we hate early mornings”. */
  liked:
    notAfter(
      '(no|not|hate|hates|hating|dislike|avoid|avoiding|without|skip|never)( (to|any|too|the|those|really|these))',
    ) + WORD_EDGE,
  /** “We go diving”. */
  weDo: '\\b(?:i|we)(?: [a-z]{2,12}){1,3}',
  /** What is said ends here: a space, a sign, the end or `ค่ะ`, `ครับ`. */
  partEnd: rightBefore(`{space}, {sign}, {end}, ${POLITE}`),
  /** No hours follow. */
  alone: notFollowedBy('from, between, until, till, at, {digit}'),
  /** Not “evening flight”. */
  notTravel: notFollowedBy('flight(s), train(s), bus, ferry(s), arrival(s)'),
}
