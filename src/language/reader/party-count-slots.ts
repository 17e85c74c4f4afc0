import { COUNT } from './numbers.ts'
import {
  after,
  maybe,
  notFollowedBy,
  notRightBefore,
  oneSaid,
  rightAfter,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { gap, LINE, thaiLetters } from './slot-gaps.ts'

// Numbers of people, of seats and of children, and what tells them from other numbers.

/** What may be between the words of a vehicle: `รถตู้ส่วนตัว`. */
const OF_CAR = { ofCar: upTo(2, 'ตู้, เก๋ง, กระบะ, บัส, เรา, ผม, หนู, เพื่อน, คันนี้, คันเดียว, ส่วนตัว'), gap: '\\s?' }

/** “2+2”, of which neither figure is part of another number. */
const PLUS = '(?<![\\d.,:/+-]|[/+-]\\s)[1-9]\\s?\\+\\s?[1-9](?![\\d.:+])'
/** Ages of children: “4”, “9 and 13”. */
const YOUNG = '(?:\\d|1[0-7])(?!\\d)'
const YOUNG_AGES =
  YOUNG +
  upTo(5, '{gap}{signs}{gap}{young}, ({gap}{signs}{gap}|{space})and{space}{young}', {
    gap: '\\s?',
    signs: '[,&/]',
    young: YOUNG + notFollowedBy('day(s), night(s)'),
  })
const CHILDREN_PLUS = {
  here: '',
  plus: '\\d\\s?\\+\\s?\\d',
  gap: '\\s?',
  brackets: '\\s?,?\\s?\\(?',
  ages: YOUNG_AGES,
  colon: ':?\\s?',
  end: '\\)?',
}

export const PARTY_COUNT_SLOTS: Slots = {
  /** A number of people: `3`, `สาม`, “three”. */
  count: `(${COUNT})`,
  /** A number that the rule does not keep. */
  number: `(?:${COUNT})`,
  /** A number in figures. */
  figure: '\\d{1,2}',
  /** No number follows. */
  uncounted: '(?!\\s?\\d)',
  /** A figure that counts children, and is no age. */
  bare:
    oneSaid('{digit}, 1(0|1|2)') +
    notRightBefore('{digit}') +
    notFollowedBy('ขวบ, ปี, เดือน, วัน, คืน, อาทิตย์, สัปดาห์, ชั่วโมง, ชม, โมง, ทุ่ม, บาท, -, {comma}, ., กับ, และ, คน'),
  /** A small number that counts nothing else (“for two”, not “for two days”, “for 2 more weeks” or “two to three”). */
  few:
    oneSaid('two, three, four, five, six, 2, 3, 4, 5, 6') +
    WORD_EDGE +
    notFollowedBy(
      `
      {word}(day(s)|night(s)|nite(s)|week(s)|wk(s)|month(s)|mth(s)|year(s)|yr(s)|hour(s)|hr(s)|km|full|places|stops|
      temples|or|to|am|pm|k), {word}-, :, {digit}`,
      { word: '(?:[a-z\\ufffc]+ )?' },
    ),
  /** For how many a table is laid (“dinner for eight”), and no hour or price. */
  guests:
    oneSaid('two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, {figures}', {
      figures: '(?<![\\d.,])\\d{1,2}(?![\\d%])',
    }) +
    notFollowedBy(
      `
      {point}{digit}, am, a.m, pm, p.m, o'clock, day(s), night(s), week(s), month(s), year(s), hour(s), minute(s), min(s),
      baht, usd, dollars, euro(s), bucks, th, st, nd, rd, k, or, to ({digit}|two|ten|twelve|twenty), -`,
      { point: '[.,:]' },
    ),
  /** Two to six, but not of `สองวัน` or `สามทุ่ม`. */
  fewTh: oneSaid('สอง, สาม, สี่, ห้า, หก') + notRightBefore('สิบ, ร้อย, พัน, วัน, คืน, ทุ่ม, โมง, ปี'),
  /** One to five children, and no age: `ลูก 2`, not `ลูก 2 ขวบ`. */
  fewChildren:
    oneSaid('1, 2, 3, 4, 5, หนึ่ง, สอง, สาม, สี่, ห้า') +
    notRightBefore('{digit}, ({sign}|-){digit}') +
    notFollowedBy('ขวบ, ปี, เดือน, วัน, คืน, คน, กับ, และ, กะ, สิบ'),
  /** One of a party, after an age: `แม่ 72 อยู่คนนึง`. */
  oneTh: words('(อยู่){gap}(อีก)({one}(คน|ท่าน|)|(คน|ท่าน)(หนึ่ง|นึง)|1{gap}(คน|ท่าน))', {
    one: words('หนึ่ง[!วัน|คืน|ปี|ทุ่ม|โมง|คัน|ห้อง]'),
    gap: '\\s?',
  }),
  /** A figure that counts some of a party: `สูงวัย 3`. */
  part: '(\\d{1,2})(?!\\d|[-.:/]\\d)' + notFollowedBy('วัน, คืน, ปี, ขวบ, เดือน, ที่, แห่ง, โมง, บาท'),
  /** A number of some of them, after a sign or a word that adds them: “8 of us, 3 …”. */
  some:
    rightAfter('{sign}{gap}, {open}{gap}, (and|with|including|but|where){space}', { sign: '[,;.]', gap: '\\s?' }) +
    COUNT,
  /** Of a party, after a verb and with nothing after it: `ไปกัน 6`, not `ไปกัน 6 วัน`. */
  alone:
    '(\\d{1,2})' +
    words('{here}[{gap}({sign}|{end}|นะ|ครับ|ค่ะ|คะ)], {here}[{space}{noUnit}{thai}]', {
      here: '',
      gap: '\\s*',
      sign: '[,;\\n]',
      noUnit: notFollowedBy(`
        วัน, คืน, โมง, ทุ่ม, ที่, ชม, กม, จังหวัด, เกาะ, วัด, จุด, คัน, รถ, ลำ, ห้อง, รุ่น, ครอบครัว, บ้าน, ครัวเรือน, รอบ, ครั้ง,
        มื้อ, ม(.)ค, ก(.)พ, มี(.)ค, เม, พ, มิ, ก, ส(.)ค, ต(.)ค, ธ(.)ค, มก, กุม, ธัน`),
    }),
  /** Of a budget for all of them: `งบ 5000/2 คน`. */
  sharedBy: '(?<=\\ufffc\\s?/\\s?)(\\d{1,2})',
  /** “2+2 (9 and 13)”, “family 2+1, child 5”, “(2+2, kids 4 and 7)”: parents and children. */
  adultsPlus:
    PLUS +
    notFollowedBy('day(s), night(s), d, n, hour(s), places') +
    words(
      `
      [(family|us|we are|we're) {plus}]{here}, {here}[{brackets}(kid(s)|child|children|age(s)|aged)],
      {here}[{gap}{open}{ages}{close}]`,
      CHILDREN_PLUS,
    ) +
    maybe(
      '{brackets}(kid(s)|child|children|){colon}(age(s)|aged|){gap}{ages}({gap}(year(s)|yr(s)|yo)( old)){end}',
      CHILDREN_PLUS,
    ),
  /** The size of a family is said before: `ครอบครัวเรา 5 คน (`. */
  ofFamily: rightAfter('(ครอบครัว|บ้าน){few}({figures}|สาม|สี่|ห้า|หก|เจ็ด){gap}(คน|ท่าน|ชีวิต){signs}', {
    few: '[^.;!?\\n\\d]{0,12}',
    figures: '\\d{1,2}',
    gap: '\\s?',
    signs: '[ ,:(=]{1,3}',
  }),
  /** What seats are counted of: `รถเรานั่งได้`, `รถตู้`. */
  ofSeats: rightAfter('รถ{ofCar}(นั่งได้|จุ|จุได้|รับได้)(แค่|ทั้งหมด|สูงสุด|){gap}', OF_CAR),
  /** After a vehicle: `รถตู้ 9 ที่นั่ง`. */
  ofVan: rightAfter('รถ{ofCar}{gap}', OF_CAR),
  /** A number of people, not of seats, days or rooms. */
  persons: notFollowedBy('ที่, วัน, คืน, แห่ง, ห้อง, คัน, พัน, บาท'),
  /** Between the seats and who is missing. */
  lacking: '[^.;!?\\n\\d]{0,16}?',
  /** After what is had together: “dinner for”. */
  laid: after(`
    breakfast, brunch, lunch, dinner, supper, drinks, meal(s), food tour, getaway, villa, itinerary, weekend,
    house boat, raft( house), cabin, chalet, bungalow, mini van, van, yacht, catamaran, long tail, apartment, condo`),
  /** After those who make a party one of so many: `รวมย่าเป็นแปด`. */
  withThem: rightAfter('(รวม|นับ){somebody}(ด้วย|แล้ว|)', {
    somebody: notRightBefore('ค่า, เงิน, วัน, ที่พัก, อาหาร, ตั๋ว, รถ, ทั้ง, กัน, แล้ว, เป็น') + thaiLetters(2, 16),
  }),
  /** After whom the number includes: `รวมแม่ด้วย`. */
  withElder: rightAfter(`
    (รวม|นับ)(คุณ)(เรา|ผม|หนู|ฉัน|แม่|พ่อ|ปู่ย่า|ตายาย|ปู่|ย่า|ตา|ยาย|ลูก|เด็ก|หลาน|แฟน|สามี|เมีย|คนขับ|ไกด์|น้อง|
    พี่)(ด้วย|แล้ว|)`),
  /** The writer is one of them: `(รวมเรา)`. */
  withWriter: maybe('{gap}({open})(รวม|นับ)(ตัว)(เรา|ผม|ดิฉัน|ฉัน|หนู|เอง)(เอง|ด้วย|)({close})', { gap: '\\s?' }),
  /** Brothers and sisters, or children, are named before. */
  untilSibling: rightAfter('(พี่น้อง|ลูก|หลาน|เด็ก){far}', { far: gap(60, LINE) }),
  /** Between two parts of a party: `2 คนดำน้ำ อีกคนไม่`. */
  joinedParts: words(
    '{gap}({comma}|&|+){gap}, {gap}({comma}|&|+){gap}and{space}, {space}(and|plus|but){space}, {gap}(กับ|และ|แล้วก็|ส่วน){gap}, {space}[ไม่]',
    { gap: '\\s?' },
  ),
}
