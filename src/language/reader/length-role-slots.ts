import { POLITE } from './common-words.ts'
import {
  after,
  followedBy,
  gapWithout,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { anyWords, gap, thaiLetters, WITH_COMMAS } from './slot-gaps.ts'

const LETTER_TH = '[ก-์]'
const LETTERS_TH = '[ก-์ ]'
/** Some words, none of which changes the plan. */
const SINCE = gapWithout(40, 'แต่, เลย, เปลี่ยน, สุดท้าย, แล้ว, จากนั้น', '[^;\\n\\d]')

/** What stands between braces in `length-role-rules.ts`. */
export const LENGTH_ROLE_SLOTS: Slots = {
  /** `ทีแรกเรากะจะลงไปเที่ยวพังงากัน`, and no other plan since. */
  firstPlan: words('(ตอนแรก|ทีแรก|เดิมที|แรกเริ่ม){few}(กะ|ว่า|ตั้งใจ|คิด|แพลน|วางแผน|เล็ง){since}', {
    few: upTo(8, '{thai}, {space}'),
    since: SINCE,
  }),
  /** Nothing more is said of it. */
  ends: followedBy('{sign}, -, {end}, and, with'),
  /** Not “the week ends”. */
  notOver: WORD_EDGE + notFollowedBy('home, end(s), is over, finish(es), back'),
  /** Not on the way home. */
  notHome: WORD_EDGE + notFollowedBy('home, back, on'),
  /** Nothing more is said of it, or until when. */
  toGo: followedBy('{end}, {sign}, -, and, now, until, till'),
  /** The writer corrects it: “no, wait,”. */
  noActually: after('(no|wait|sorry|oops|hmm|correction)({comma}|.|), {start}, {sign}'),
  /** Up to three words. */
  stuff2: anyWords(3, 'a, i, after, before, following, between, without, then, and'),
  /** Some words, but none of another part. */
  ofIt: gapWithout(24, 'เที่ยว, ต่อ, จบ, เสร็จ, แล้ว, ไป', LETTERS_TH),
  /** “About”, “only”, or nothing. */
  few8: maybe('{space}') + maybe('สัก, ซัก, แค่, ราวๆ, ประมาณ, เกือบ') + maybe('{space}'),
  /** “Only has”, “can take”. */
  verb: words('(only |just |)(has|have|get(s)|can take|can get|has got)( only| just| about|)'),
  /** Who has as long. */
  kin: words(
    '(wife|husband|partner|boyfriend|girlfriend|friend|mate|sister|brother|mum|mom|dad|parents|son|daughter|colleague)(s)',
  ),
  /** Some words. */
  words6: gap(40, WITH_COMMAS) + ' ',
  /** What a list is about, before its colon. */
  heading: gap(28),
  /** A comma or a dash, or only a space. */
  pause: ',? ?',
  /** A figure. */
  figure: '\\d{1,2}',
  /** A number. */
  count: '(?:\\d{1,2}|[a-z]{3,8})',
  /** Where `พอ` ends what is said. */
  enough: rightBefore(`{space}, {sign}, {end}, ${POLITE}`),
  /** A space, or nothing. */
  sign: ' ?',
  /** Nothing more is said of where they sleep. */
  end: followedBy(`
    {end}, {sign}, and, plus, please, too, or, then, somewhere, if, would, as well, in between, on the, there, with`),
  /** The word begins here. */
  wordStart: words('{start}, {space}, {comma}, .'),
  /** “In a floating”, “on the lake in a”: up to three words before what they sleep in. */
  someBed: upTo(3, '{space}{word}', { word: notRightBefore('then, and') + '[a-z-]{1,12}' }),
  /** Up to two words. */
  words: anyWords(2, 'a, i, then, and, in, on, at, of, for'),
  /** “A week of beaches, we want …”. */
  stuff: '[a-z ]{3,24},? ',
  /** What they did before the trip: `เตรียมตัว`. */
  spentOn: words(`
    เตรียม(ตัว|ของ|งาน), ฟิตร่างกาย, ซ้อม, ฝึก, คุย, เถียง, ถกกัน, ทะเลาะ, ทำงาน, เก็บ(เงิน|ตัง|ตังค|ตังค์), ลุ้น, รอ(วันนี้|คอย|มา|กัน),
    เข้าเวร, ทำโอที`),
  /** They planned it. */
  planned: words('คิด(แผน|แพลน|กัน), วางแผน, แพลน, แผน, นัด(แนะ|หมาย|), จอง{what}, เลือก, เล็ง, ตั้งใจ', {
    what: upTo(8, '{thai}'),
  }),
  /** A word or two. */
  few: thaiLetters(0, 12),
  /** `กำลังหาที่เที่ยวอยู่ 3 วัน` says how long the trip is. */
  sought: words('หา(ข้อมูล|ที่เที่ยว)'),
  /** They looked for company. */
  soughtFriends: words('หา(เพื่อน|คน|แก๊ง|สมาชิก){few}{notFriend}(มา|อยู่|นาน|ร่วม{notTrip}|กว่า|เกือบ)(นาน|เป็น|ได้|)', {
    few: upTo(24, '{thai}, {space}'),
    notFriend: notRightAfter('เพื่อน'),
    notTrip: notRightBefore('ทริป, เดินทาง, ทาง'),
  }),
  /** So long it took. */
  spent: words('(มา|นาน|เป็น)(นาน|เป็น|)'),
  /** Not `เตรียมตัวไปน่าน`, whose length is that of the trip. */
  still: gapWithout(12, 'ไป, เที่ยว', LETTER_TH),
  /** So long, or so long ahead. */
  long: words('(มา|อยู่|นาน|ล่วงหน้า|ก่อน|เป็น|ติดกัน|ติดต่อกัน)(นาน|ล่วงหน้า|ก่อน|กัน|ติดกัน|เป็น|)'),
  /** “About”, “more than”. */
  about: maybe('กว่า, เกือบ, ตั้ง, เกิน, ร่วม, ราวๆ, ประมาณ, ได้, เป็น') + maybe('{space}'),
  /** What took so long before the trip. */
  worked: words(`
    (worked|researched|argued|prepared|trained|debated|(planned|discussed) (it|this)) (for|over), (after|
    been) (working|waiting|saving|studying|training|planning|researching)( this| it|)( for| over|), took (us|me|
    them)( about| almost| nearly| over|)`),
  /** They leave in so many days. */
  leaving: words(
    `
    (leave|leaves|leaving|fly|flying|arrive|arrives|arriving|land|lands|landing|start|starts|starting|depart|departs|departing|
    trip is|holiday is|off){word}{space}in`,
    { word: upTo(3, '{space}{word}', { word: notRightBefore('for, then, and') + '[a-z]{1,12}' }) },
  ),
}
