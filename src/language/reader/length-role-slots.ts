import { POLITE } from './common-words.ts'
import { after, anyOf, followedBy, notFollowedBy, rightBefore, type Slots, WORD_EDGE, words } from './phrases.ts'

/** What stands between braces in `length-role-rules.ts`. */
export const LENGTH_ROLE_SLOTS: Slots = {
  /** `ทีแรกเรากะจะลงไปเที่ยวพังงากัน`, and no other plan since. */
  firstPlan:
    '(?:ตอนแรก|ทีแรก|เดิมที|แรกเริ่ม)[ก-์\\s]{0,8}?(?:กะ|ว่า|ตั้งใจ|คิด|แพลน|วางแผน|เล็ง)(?:(?!แต่|เลย|เปลี่ยน|สุดท้าย|แล้ว|จากนั้น)[^;\\n\\d]){1,40}',
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
  stuff2: String.raw`(?:(?!(?:after|before|following|between|without|then|and) )[a-z-]{2,14} ){0,3}`,
  /** Some words, but none of another part. */
  ofIt: '(?:(?!เที่ยว|ต่อ|จบ|เสร็จ|แล้ว|ไป)[ก-์ ]){0,24}',
  /** “About”, “only”, or nothing. */
  few8: ' ?(?:สัก|ซัก|แค่|ราวๆ|ประมาณ|เกือบ)? ?',
  /** “Only has”, “can take”. */
  verb: words('(only |just |)(has|have|get(s)|can take|can get|has got)( only| just| about|)'),
  /** Who has as long. */
  kin: anyOf(
    `wife, husband, partner, boyfriend, girlfriend, friends?, mates?, sister, brother, mum, mom, dad, parents, son, daughter, colleagues?`,
  ),
  /** Some words. */
  words6: '[^.;!?\\n]{0,40}? ',
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
  wordStart: '(?:^|[\\s,.])',
  /** “In a floating”, “on the lake in a”: up to three words before what they sleep in. */
  someBed: String.raw`(?: (?!then\b|and\b)[a-z-]{1,12}){0,3}`,
  /** Up to two words. */
  words: String.raw`(?:(?!then\b|and\b|in\b|on\b|at\b|of\b|for\b)[a-z-]{2,12} ){0,2}`,
  /** “A week of beaches, we want …”. */
  stuff: '[a-z ]{3,24},? ',
  /** What they did before the trip: `เตรียมตัว`. */
  spentOn:
    '(?:เตรียม(?:ตัว|ของ|งาน)|ฟิตร่างกาย|ซ้อม|ฝึก|คุย|เถียง|ถกกัน|ทะเลาะ|ทำงาน|เก็บ(?:เงิน|ตังค?์?)|ลุ้น|รอ(?:วันนี้|คอย|มา|กัน)|เข้าเวร|ทำโอที)',
  /** They planned it. */
  planned: '(?:คิด(?:แผน|แพลน|กัน)|วางแผน|แพลน|แผน|นัด(?:แนะ|หมาย)?|จอง[ก-์]{0,8}|เลือก|เล็ง|ตั้งใจ)',
  /** A word or two. */
  few: '[ก-์]{0,12}?',
  /** `กำลังหาที่เที่ยวอยู่ 3 วัน` says how long the trip is. */
  sought: words('หา(ข้อมูล|ที่เที่ยว)'),
  /** They looked for company. */
  soughtFriends:
    'หา(?:เพื่อน|คน|แก๊ง|สมาชิก)[ก-์ ]{0,24}?(?<!เพื่อน)(?:มา|อยู่|นาน|ร่วม(?!ทริป|เดินทาง|ทาง)|กว่า|เกือบ)(?:นาน|เป็น|ได้)?',
  /** So long it took. */
  spent: words('(มา|นาน|เป็น)(นาน|เป็น|)'),
  /** Not `เตรียมตัวไปน่าน`, whose length is that of the trip. */
  still: '(?:(?!ไป|เที่ยว)[ก-์]){0,12}?',
  /** So long, or so long ahead. */
  long: words('(มา|อยู่|นาน|ล่วงหน้า|ก่อน|เป็น|ติดกัน|ติดต่อกัน)(นาน|ล่วงหน้า|ก่อน|กัน|ติดกัน|เป็น|)'),
  /** “About”, “more than”. */
  about: '(?:กว่า|เกือบ|ตั้ง|เกิน|ร่วม|ราวๆ|ประมาณ|ได้|เป็น)?\\s?',
  /** What took so long before the trip. */
  worked: words(`
    (worked|researched|argued|prepared|trained|debated|(planned|discussed) (it|this)) (for|over), (after|
    been) (working|waiting|saving|studying|training|planning|researching)( this| it|)( for| over|), took (us|me|
    them)( about| almost| nearly| over|)`),
  /** They leave in so many days. */
  leaving: String.raw`\b(?:leav(?:e|es|ing)|fly(?:ing)?|arriv(?:e|es|ing)|land(?:s|ing)?|start(?:s|ing)?|depart(?:s|ing)?|trip is|holiday is|off)(?: (?!for\b|then\b|and\b)[a-z]{1,12}){0,3} in`,
}
