import { NUMBERS, POLITE, SPOUSES } from './common-words.ts'
import { ELDERS_TH } from './kin-words.ts'
import { NATION_EN, NATION_TH } from './nations.ts'
import {
  after,
  followedBy,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  oneSaid,
  rightAfter,
  rightBefore,
  type Slots,
  words,
} from './phrases.ts'
import { anyWords, thaiLetters } from './slot-gaps.ts'

/** Slots of the rules about people: what stands beside them, and what parts of a party do. */
export const BESIDE_PARTY_SLOTS: Slots = {
  /** Not “2 full days”. */
  notLength: notFollowedBy('(full |whole |)(day(s)|night(s)|week(s)|hour(s)|places|stops)'),
  /** An age from 30 to 59. */
  below60: String.raw`[3-5]\d(?!\d)`,
  /** The age of a child, with nothing after it. */
  youngAlone: words('{digit}, 1(0|1|2|3|4|5|6|7)') + followedBy('{end}, {sign}, and, but, year(s)'),
  /** An age in brackets, or nothing. */
  maybeAge: String.raw`(?:\s?\([1-5]\d\))?`,
  /** How many weeks or months they are pregnant. */
  weeksSaid: words('{gap}{signs}{gap}(in |at |about |now |){figure} (week(s)|wk(s)|month(s))', {
    gap: '\\s?',
    signs: '[,(:]',
    figure: '\\d{1,2}',
  }),
  /** The age of a grown one between commas. */
  betweenCommas: String.raw`, ([3-9]\d)(?=\s?,)`,
  /** The age of a grown one at the end of a bracket. */
  adultAge: String.raw`([2-9]\d)(?=\s?\))`,
  /** A bracket opens. */
  bracket: String.raw`\s?\(?\s?`,
  /** Whose number is without the writer: `กับเพื่อน 3 คน`, not `เพื่อน 3 คนไปกัน`. */
  joined: after('กับ, กะ, พา, ชวน, และ, พร้อม, นัด, กับกลุ่ม, กับแก๊ง'),
  /** Words and signs that add somebody. */
  along:
    words('with, and, plus, taking, take, bringing, bring, treating, +, &, {comma}, กับ, กะ, พา, ชวน, และ') + '\\s?',
  /** A Thai name, of which nothing but the length is known. */
  nameTh: '[ก-์]{2,9}',
  /** The text begins with it. */
  first: rightAfter('{textStart}(hi|hello|){signs}, {textStart}(hi|hello|){signs}a{space}', {
    textStart: '^',
    signs: '[ ,]{0,2}',
  }),
  /** Nothing but a space or a sign before, or after. */
  open: String.raw`(?<=[\s,+])`,
  /** Where a word begins, after a space or a sign. */
  start: String.raw`(?<=^|[\s,+])`,
  /** Nobody comes along with them: “12 colleagues”, not “with 12 colleagues”. */
  themselves: notAfter('with, and, plus, my, our, the, of, taking, bringing'),
  /** Alone between the commas of a list. */
  item: String.raw`(?<=,\s?)`,
  /** Where the age ends. */
  ends: String.raw`(?=\s*(?:[,.;\n]|$))`,
  /** Nothing more is said of them. */
  stop: String.raw`(?=\s*(?:[,.;:(\n-]|$))`,
  /** The text or a sentence begins with it. */
  opening: rightAfter('{textStart}(hi|hello|hey|){signs}, {sentenceEnd}{gap}', {
    textStart: '^',
    signs: '[ ,!]{0,2}',
    sentenceEnd: '[.!?\\n]',
    gap: '\\s?',
  }),
  /** People by what they do or where they come from, before what they want or where they are from: “retired nurses from”. */
  agents:
    anyWords(2, 'day(s), night(s), week(s), month(s), hour(s), minute(s), with') +
    notRightBefore(`
    hours, rivers, towers, dinners, markets, numbers, layovers, transfers, corners, orders, wonders, waterfalls, flowers,
    quarters`) +
    words(
      `
      {stem}(ers|ors|ists|ants|ents|ians|women|men|girls|guys|boys|ladies|lads|friends|mates|pals|cousins|siblings|nurses|
      sisters|brothers|students|aussies|brits|germans|swedes|danes)`,
      { stem: '[a-z]{0,12}' },
    ) +
    followedBy(
      `
      {sign}, {open}, {end}, from, in, who, want, wanna, looking, going, travel(l)ing, heading, here, visiting, planning,
      coming, need, would, and, on, with, aged`,
      { sign: '[,;.!]' },
    ),
  /** “We (m32, f30)”. */
  theirAges: String.raw`\s?\((?=[^)\n]{0,12}\d\d)`,
  /** `ขวบครึ่ง` without a number before it. */
  noFigure: notAfter(`{digit}, ., ${NUMBERS}`),
  /** Not beside the father or mother whose age it is. */
  ofNobody: notRightAfter(ELDERS_TH),
  /** After a couple or a group: `คู่`, `แก๊ง`. */
  ofCouple: rightAfter('สามีภรรยา, คู่, แก๊ง, แก๊งค์, กลุ่ม, ก๊วน, ชมรม'),
  /** What “us four” do. */
  doing: followedBy('are, want, will, would, need, plan, love, like, have, go, fly, and, plus, with, {comma}, .'),
  /** After `แม่ลูกสอง`, of which two children are meant. */
  ofParent: rightBefore(`{space}, {end}, ${POLITE}, จะ, พา, ไป, อยาก, ขอ, วัย, อายุ, กำลัง`),
  /** Two to eight. */
  several: oneSaid('two, three, four, five, six, seven, eight, [!{digit}](2|3|4|5|6|7|8)'),
  /** What kind of people they are: “newly married”. */
  kinds: anyWords(2, 'of, and, or'),
  /** Twelve. */
  dozen: oneSaid('a dozen, dozen, half a dozen'),
  /** Not `รถตู้จากหมอชิต`, which everybody rides. */
  notFrom: notFollowedBy('จาก, ที่, สาย, ประจำ, ไปลง, ขึ้น, รอบ, โดยสาร, สาธารณะ, บขส, ขนส่ง'),
  /** After parents in law, or the parents of the husband. */
  inlawsTh: rightAfter(`
    (พ่อตา|แม่ยาย|พ่อสามี|แม่สามี|พ่อแฟน|แม่แฟน|พ่อผัว|แม่ผัว) (กับ|กะ|และ|{comma}|) (คุณ)(พ่อตา|แม่ยาย|พ่อสามี|
    แม่สามี|พ่อแฟน|แม่แฟน|พ่อผัว|แม่ผัว), (พ่อแม่|พ่อกับแม่|ครอบครัว)${oneOf(SPOUSES)}`),
  /** A nation, in Thai. */
  nationTh: NATION_TH,
  /** A nation, in English. */
  nationEn: NATION_EN,
  /** A colon, or what stands for one. */
  colon: String.raw`\s?:?\s?`,
  /** A comma, or nothing. */
  comma: ',?',
  /** A dash. */
  dash: String.raw`\s?[:=-]?\s?`,
  /** Is as many as. */
  equals: String.raw`\s?[:=]\s?`,
  /** Parts of a party: `กลุ่มแรก 6 คน กลุ่มสอง 8 คน`. */
  team: words('(ฝั่ง|ฝ่าย|กลุ่ม|ทีม|แก๊ง|ก๊วน|รถคัน|คัน|สาย|ชุด|คณะ){name}', { name: thaiLetters(1, 14) }),
  /** A place follows, of which they ask: `มีรถไป|สังขละไหม`. */
  askedOf: rightBefore('{place}{gap}(ไหม|มั้ย|มั๊ย|ไม๊|หรือเปล่า|รึเปล่า|รึป่าว|หรือป่าว|ป่าว|ปะ|บ้าง)', {
    place: '[^\\s.,!?]{0,24}?',
    gap: '\\s?',
  }),
  /** By what people are counted. */
  heads: words('คน, ท่าน, ชีวิต, หน่วย'),
  /** A word or none. */
  soon: thaiLetters(0, 5),
  /** How one part of a group comes: `ขับตามมา`. */
  setsOut: words('ออก, ขับ, เดินทาง, ตาม, บิน, นั่ง, ขึ้น, มาจาก, ไปจาก, สมทบ, มาเจอ, รอ, จอย'),
  /** Friends or relatives, but not `บ้านเพื่อน`. */
  others: notRightAfter('บ้าน, ครอบครัว, กับ') + words('เพื่อน, ญาติ, พี่, น้อง, รุ่นน้อง, รุ่นพี่'),
  /** Any text up to its end. */
  long: '[^]{0,120}?',
  /** Some words without a number. */
  apart: '[^\\d\\n]{0,44}?',
  /** The same of an English sentence. */
  apartEn: '[^\\d.;\\n]{0,44}?',
  /** `อา` is an uncle, and begins the words for food and weather. */
  uncle: rightBefore(`
    {digit}, {space}, {sign}, {end}, กับ, และ, แล้วก็, ไป, ด้วย, อีก, มา, จะ, ที่, สาว, ชาย, เรา, ผม, ของ, คน, แฟน,
    สามี`),
  /** `ลา` is not `ลาย`. */
  notSign: '(?!ย)',
  /** Not `แม่ยาย` or `พ่อตา`. */
  ownKin: notRightAfter('แม่[ยาย], พ่อ[ตา]'),
  /** One friend: nothing says that they are more. */
  oneFriend:
    followedBy('{end}, {noFigure}, {figure}{gap}(วัน|คืน)', { noFigure: '[^\\d\\s]', figure: '\\d{1,2}', gap: '\\s?' }) +
    notFollowedBy('(สอง|สาม|สี่|ห้า|หก|{figure}){gap}คน', { figure: '\\d{1,2}', gap: '\\s?' }),
  /** Not several: `เพื่อนกัน`, `เพื่อนอีก`. */
  notSome: notRightBefore('กัน, อีก, หลาย, ทุก'),
  /** Not parents in law. */
  notInLaw: notRightAfter('(แม่|พ่อ){inLaw}', { inLaw: rightBefore('ยาย, สามี, แฟน, ตา[!ม]') }),
  /** Ferries for the whole of a trip, not to its island. */
  among: followedBy(
    '{end}, {sign}, between, among, around, only, and (local |public |)(buses|trains|songthaews|longtails)',
  ),
  /** Where the word ends. */
  close: String.raw`(?=[\s,+.!?;)]|$)`,
}
