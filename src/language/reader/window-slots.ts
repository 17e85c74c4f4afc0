import { LATIN_MONTH, LATIN_WEEKDAY, THAI_WEEKDAY } from './calendar-words.ts'
import { POLITE } from './common-words.ts'
import { COUNT } from './numbers.ts'
import { STRETCH } from './openings.ts'
import {
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
import { GAP, WEEKDAY_TH, WINDOW_WAY_SLOTS } from './window-way-slots.ts'

/** A number that counts nothing else: “from 9”, “before eleven”, not “9 places”. */
const BARE =
  words('{figures}, seven, eight, nine, ten, eleven', { figures: '(?<![\\d.,])\\d{1,2}' }) +
  '(?![\\d:.,/]\\d|\\d)' +
  notRightBefore('st, nd, rd, th') +
  notFollowedBy(
    `
    day(s), night(s), place(s), stop(s), people, person(s), kid(s), hour(s), hr(s), minute(s), k, baht, am, pm, {percent},
    วัน, คืน, คน, ที่, แห่ง, ชั่วโมง, ชม, บาท, วัด`,
    { percent: '%' },
  )

/** “About”, or nothing. */
const ABOUT_EN = maybe('(about|around|roughly|maybe){space}')
/** “Am” or “pm” of an hour in figures, or nothing. */
const AM_OR_PM = maybe('{gap}(am|a.m|pm|p.m)(.)', GAP)
const PM = maybe('{gap}(pm|p.m)(.)', GAP)
/** “Free”, “nothing on”, “time to kill”. */
const IS_FREE_EN = '(free|nothing (on|to do)|time to (kill|spare)|spare time)'

/** The slots of the rules about hours. */
export const WINDOW_SLOTS: Slots = {
  ...WINDOW_WAY_SLOTS,
  /** `9 โมง`, “9 am”, 17:00. */
  clock: `(${CLOCK})`,
  /** The same, or a figure alone. */
  time: `(${CLOCK}|${BARE})`,
  /** “Landing at 6, …”. */
  bareHour: `(${BARE})` + followedBy('{stop}, {end}, and, then, so, but, flying', { stop: '[.,;)\\n]' }),
  /** A Thai weekday. */
  weekdayThai: `(?:${THAI_WEEKDAY})`,
  /** A figure alone, of a range. */
  hour: '(\\d{1,2})(?![\\d:])' + notFollowedBy('day(s), night(s), people, dec, december, jan, january'),
  /** The hours of a whole day: “9 to 6”. */
  dayHour: `(?<![\\d.,:])((?:[6-9]|1[0-2])(?:[:.]\\d\\d)?${AM_OR_PM})(?![\\d:])`,
  /** An hour of the evening, in figures. */
  nightHour:
    `((?:[2-9]|1[0-2]|1[4-9]|2[0-3])(?:[:.]\\d\\d)?${PM})(?![\\d:])` +
    notFollowedBy('days, night(s), people, dec, jan'),
  /** “A”, “an”. */
  aDay: words("(a|an|it's|our){space}"),
  /** “Day” that is not a day trip or a tour. */
  wholeDay: notFollowedBy(`
    trip(s), tour(s), holiday(s), vacation(s), itinerary(s), plan(s), stay(s), visit(s), route(s), break(s),
    loop(s), package(s), getaway(s), adventure(s), pass, journey(s)`),
  /** A number. */
  count: `(${COUNT})`,
  /** “To”, “until”, `ถึง` between two hours. */
  to: `\\s*${anyOf('-, to, till, until, and, ถึง, จนถึง, ยัน, ไปจนถึง')}\\s*${maybe('about, around, ประมาณ, ราว')}\\s*`,
  /** The day between “free” and its hours. */
  freeDay:
    `(?:,? ?(?:${anyOf('on, this, next, coming, the, all, in, only, just, today, tomorrow, afternoon, evening')}` +
    `|(?:${LATIN_WEEKDAY})\\b|${STRETCH})){0,5},? ?`,
  /** Between “free” and its hours. */
  freeGap: '[^.;!?\\n]{0,48}?',
  /** Up to two words. */
  freePlace: '(?:[a-z]{2,10} ){0,2}',
  /** “To”, “until” or a dash. */
  till: `\\s*${anyOf('-, to, till, until, up to')}\\s*${ABOUT_EN}\\s*`,
  /** “At the latest”, “or so”, or nothing. */
  latest:
    notFollowedBy('{month}', { month: `(?:${LATIN_MONTH})\\b` }) +
    maybe('{comma}(or so|at the latest|at latest|latest|max|tops|ish|sharp)', { comma: ',? ' }),
  /** `จนถึง`, `ยัน`. */
  toTh: words('(จน|ไปจน|){gap}(ถึง|ยัน|-){gap}(ประมาณ|ราว|สัก|ซัก|){gap}', GAP),
  /** It is the first day, or one that has been read. */
  firstDay: rightBefore('{comma}(on |)(the |our |)(first day|day one|day 1[!{digit}]|{stretch})', {
    comma: ',? ?',
    stretch: STRETCH,
  }),
  /** Some words between “not” and “until”. */
  notUntil: '[^.,;!?\\n\\d]{0,28}? ',
  /** Up to 40 characters of the same clause. */
  later: String.raw`[^.,;\n]{0,40}?`,
  /** Words between a carrier and its hour. */
  toHour: gapWithout(
    40,
    'leave(s), leaving, start(s), starting, set off, arrive(s), arriving, arrival, back',
    '[^.,;:\\n]',
  ),
  /** A comma, or nothing. */
  comma: ',? ?',
  /** A bracket may open. */
  bracket: ' ?\\(?',
  /** Up to 12 characters of the same clause. */
  soon: String.raw`[^.,;\n]{0,12}?`,
  /** “At”, “around” or nothing. */
  at: `(?:, ?)?${maybe('at, around, about, by, @')}\\s*`,
  /** `ตอน`, `ประมาณ`. */
  onThai: upTo(3, 'ตอน, เวลา, ประมาณ, ราว, สัก, ซัก, ก่อน, {space}'),
  /** “Start the day at”, “be back at the hotel by”. */
  place: upTo(
    5,
    `
    {space}(the|each|every|our|my|home|at|in|to|for|bangkok|bkk|day|days|hotel|school|campus|college|university|uni),
    {space}(kindergarten|tour|trip|morning|mornings|dinner|lunch|supper|late|early)`,
  ),
  /** Other words of the clause, none of them about another way. */
  soFar: gapWithout(24, 'กลับ, ออก, ถึง, แล้ว, เริ่ม, เปิด, ปิด, ก่อน'),
  /** Where or with whom they work. */
  atWork: gapWithout(20, 'เสร็จ, เลิก, จบ, เริ่ม, เลี้ยง, เทศกาล, วัด, แสดง, โมง, ทุ่ม', '[^.,;!?\\n\\d]'),
  /** Where or with whom: `งานแต่งที่ขอนแก่น`. */
  atEvent: gapWithout(24, 'เสร็จ, เลิก, จบ, ทุกวัน, ถึง', '[^.,;!?\\n\\d]'),
  /** An event, and when it is. */
  atEventEn:
    gapWithout(36, 'until, till, end(s), over, finish, done, every, each, is free', '[^.;!?\\n\\d]') +
    maybe('at, by, from, starts, around, {comma}') +
    ' ?',
  /** Later they say when they are free. */
  thenFreeTh: rightBefore('{far}({isFree}|มีเวลา|เหลือเวลา)(ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่|ก่อน|ถึง)', {
    far: '[^!?\\n]{0,48}?',
    isFree: words('[!ไม่]ว่าง[!ไหม|มั้ย|ไม]'),
  }),
  /** They have said when they are free. */
  freeBeforeTh: rightAfter('[!ไม่](ว่าง|มีเวลา)(ตั้งแต่|ทั้ง|ช่วง|ตอน|แต่){far}', { far: '[^!?\\n]{0,36}' }),
  /** As `thenFreeTh`. */
  thenFree: rightBefore(`{far}${IS_FREE_EN} (from|until|till|before|all|beforehand|since)`, {
    far: '[^!?\\n]{0,48}?\\b',
  }),
  /** As `freeBeforeTh`. */
  freeBefore: rightAfter(`(${IS_FREE_EN}|(whole|free) (day|morning)) (until|till|before|all (day|morning)|from){far}`, {
    far: '(?![a-z])[^!?\\n]{0,36}',
  }),
  /** It is the time before an event. */
  beforeEvent: rightBefore(
    `
    {few}ก่อน(จะ|ไป|ถึง|){gap}(ประชุม|สัมมนา|อบรม|งาน|นัด|สัมภาษณ์|พบ|เจอ|คอนเสิร์ต|สอบ),
    {few}before (my|our|the|a|an) {word}(meeting|interview|appointment|dinner|wedding|party|ceremony|concert|conference),
    {few}before (my|our|the|a|an) {word}(exam|call|shift|event|talk)`,
    { ...GAP, few: '[^.;!?\\n]{0,28}?', word: '(?:[a-z]+ )?' },
  ),
  /** Not “morning market”, “evening flight”. */
  notOfThing: notFollowedBy(`
    market(s), alms, flight(s), train(s), bus, ferry(s), show(s), tour(s), view(s), mist(s), fog(s), light(s),
    crowd(s), run(s), walk(s), prayer(s)`),
  /** “For us”, “on holiday”. */
  forUs: maybe('{space}for (us|me), {space}on holiday(s)'),
  /** “Not my thing”, “not my cup of tea”. */
  thing: maybe('{space}(thing|cup of tea|strength|best time)'),
  /** Where what is said ends. */
  ends: rightBefore(`{space}, {sign}, {end}, เลย, ${POLITE}, ไป, จน`) + notFollowedBy('วัน'),
  /** Not of a weekday, and not of the way. */
  notWeekday: notAfter('{weekdayTh}, ออก, ถึง, วัน, กลับ', WEEKDAY_TH),
  /** Not the way home, and no number of days. */
  notHome: notRightBefore('กลับ') + notFollowedBy('วัน'),
  /** Every place where they sleep. */
  eachBed: words('(each|every) (next )(hotel|hostel|guesthouse|homestay|resort|campsite|stop|bed|place)'),
  /** They say “every day”. */
  daily: rightBefore('{few}(every|each|daily|per day|a day)', { few: '[^.;!?\\n]{0,16}\\b' }),
  /** Not of a flight. */
  notFlight:
    notRightBefore('จาก(สนามบิน|ดอนเมือง), เครื่อง, บิน, กำลัง') +
    notRightAfter('(เครื่อง|ไฟลท|ไฟล์ท|รถ|เรือ|ประชุม){few}', { few: '[ก-์ ]{0,16}' }),
  /** After a date with somebody. */
  date: rightAfter('[!อัพ|อัป|ซัพ]เดท{few}', { few: '[^.,;!?\\n\\d]{0,24}?' }),
  /** No hour follows. */
  notHour: notFollowedBy('{digit}, หก, ห้า, สี่, สอง, โมง, วัน, ของวัน'),
  /** `เช้า`, and no hour after it. */
  morning: oneSaid('เช้า') + notFollowedBy('{digit}'),
  /** Nobody says that they do not want it. */
  notRefused: notAfter('not, nothing, no, never, later, than') + WORD_EDGE,
  /** `ก่อน`, `ภายใน`. */
  backBy: `${upTo(5, 'ก่อน, ภายใน, ไม่เกิน, ตอน, เวลา, ประมาณ, ที่, ถึง')}\\s*`,
  /** What they do then: `ตื่น`, `ออก`. */
  verb:
    maybe('อยาก, ให้, ได้, ต้อง, เคย, คิดจะ') +
    words(`
      ตื่น, ออก, เริ่ม, ไหว, จัด, ใส่, พร้อม, ลุก, หวัง, เที่ยว[!กลางคืน], ไปไหน, ทำ, นัด, ขึ้นรถ, มีใคร, มีอะไร, รับ, ต้อง,
      เอาอะไร, เอาโปรแกรม, เอากิจกรรม, ขยับ, มีทาง, ทัน, ปลุก, โทร, ไปนะ, ไปเลย`) +
    '[ก-์]{0,10}',
  /** `ประมาณ`, `ราว`. */
  about: upTo(5, 'ตอน, เวลา, ประมาณ, หลัง, ราว, สัก, ซัก, {space}'),
  /** “Not getting up before”, “don't leave the hotel until”. */
  up:
    upTo(3, '{space}(want to|wanting to|going to|to|like to|be|being)') +
    words(`
      {space}(get|getting) (up|going|moving|out of bed|out the door|out of|out), {space}(wake|waking) up, {space}(wake|waking|up),
      {space}(start|starting|leave|leaving|ready|exist|stir|budge|awake|alive|move|moving),
      {space}(set|setting) (off|out), {space}(head|heading|go|going) out, {space}(do|doing) anything,
      {space}(see|seeing) (the world|daylight|the sun|anyone|anybody),
      {space}(surface|surfaces|surfacing|emerge|emerges|emerging|appear|appears|appearing|rise|rises|rising),
      {space}(function|functions|functioning|come alive), {space}(be |)(a |fully |quite |really |)(human|human beings|human being),
      {space}(be |)(a |fully |quite |really |)(alive|awake|functional|conscious), {space}show (our|my|their) face(s),
      {space}expect (us|anyone|anything|me)( anywhere| out| up| anyplace|)`) +
    maybe('{space}(the|our|my) (hotel|room|house|day|bed|flat|apartment)'),
  /** Not every day. */
  notEvery: notAfter('ทุก, every, each'),
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
  weDo: `${words('i, we')}(?: [a-z]{2,12}){1,3}`,
  /** What is said ends here: a space, a sign, the end or `ค่ะ`, `ครับ`. */
  partEnd: rightBefore(`{space}, {sign}, {end}, ${POLITE}`),
  /** No hours follow. */
  alone: notFollowedBy('from, between, until, till, at, {digit}'),
  /** Not “evening flight”. */
  notTravel: notFollowedBy('flight(s), train(s), bus, ferry(s), arrival(s)'),
}
