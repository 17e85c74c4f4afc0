import { cueAfter, cueAnywhere, cueAround, cueBefore, cueBetween } from './cues.ts'
import { anyOf } from './phrases.ts'
import { DONE_TH } from './polarity-slots.ts'

// `ไม่เอาวัด‹›นอกจาก`, “no museums ‹›except”: how far a “no” reaches: words that end its clause, say its object or go
// on with its list.

const NEW_CLAUSE = anyOf('แต่, แล้วก็, ส่วน')
const NEW_CLAUSE_EN = anyOf('but, however, although, then, while, whereas, so')
/** Ends a clause, and with it the scope of a cue: a sign, the dash of a list, a word. */
export const BREAK = new RegExp(String.raw`[.;!?\n()[\]:|•]|(?:^|\s)[-*](?=\s)|\b${NEW_CLAUSE_EN}\b|${NEW_CLAUSE}`, 'g')

/** `ไม่เอาวัดนอกจากวัดร่องขุ่น`, “no museums except the railway museum”. */
export const EXCEPTS = cueAfter([
  {
    name: 'what is excepted from a refusal',
    th: 'นอกจาก, ยกเว้น, เว้น(แต่)',
    en: 'except, excepting, other than, apart from, but, besides, bar',
    yes: ['ไม่เอาวัด‹›นอกจาก', 'no museums ‹›except', 'no museums ‹›other than'],
    no: ['no museums ‹›and', 'no bars ‹›anything but'],
  },
])

/** “Not a party island”: islands are welcome, parties are not. */
export const NOT_A = cueBefore(
  [
    {
      name: 'no such thing, said of what follows the word for it',
      en: 'not (a|an|another|too){space}',
      yes: ['not a ‹party› island', 'not too ‹party› an island'],
      no: ['no ‹party› island', 'not the ‹party› island'],
    },
  ],
  { space: ' ' },
)

export const GOES_ON = cueAnywhere(
  [
    {
      name: 'words and signs that join a list under its “no”',
      th: 'และ, กับ, หรือ',
      en: 'and, or, nor, (or|nor) (any|) (going|go|visiting|visit|seeing|doing|entering|climbing|walking|getting|crawling|exploring) (into|to|in|inside|up|through|on|around|)',
      both: '{sign}',
      // `ไม่เอาวัด ไปกับแฟน`: a new clause, and no list.
      unless: '{verb}กับ',
      yes: [
        'no ‹temples› and ‹malls›',
        'no ‹temples› / ‹malls›',
        'ไม่เอา‹วัด›หรือ‹ห้าง›',
        'no ‹hiking› or going into ‹caves›',
        'no ‹malls› nor visiting ‹zoos›',
      ],
      no: ['no ‹temples›, ‹malls›', 'ไม่เอา‹วัด› ‹ห้าง›', 'ไม่เอา‹วัด› ไปกับ‹แฟน›'],
    },
  ],
  { sign: '[/&+]', verb: '\\s[ก-์\\ufffc]{2,24}' },
)
/** “Skip Phuket and fly to Trang”: what follows is where they go instead. */
export const GOES_ELSEWHERE = cueBetween(
  [
    {
      name: 'between a place that is left out and another to which they go',
      en: '{comma}and (then|instead|rather|just|) (we|i|) (are|will|) (go|going|went|head|heading|headed|fly|flying|flew|drive|driving|drove|travel|travelling|traveling|move|moving|take the (bus|train|ferry|boat)) (straight|directly|right|on|over|instead|) (to|for)',
      yes: ['skip ‹Phuket› and fly to ‹Trang›', 'avoiding ‹Pai›, and then heading straight to ‹Nan›'],
      no: ['not to ‹Phuket› and to ‹Trang›', 'skip ‹Phuket› and ‹Trang›', 'skip ‹Phuket› or go to ‹Trang›'],
    },
  ],
  { comma: ',? ?' },
)
export const COMMA_ONLY = cueBetween(
  [
    {
      name: 'between two items of a list: a comma and hardly a word',
      both: '{comma}{few}',
      yes: ['skip ‹malls›, ‹zoos› and farms', 'skip ‹malls›, the big ‹zoos› and farms'],
      no: ['skip ‹Phuket›, 4 days in ‹Krabi› and Trang', 'skip ‹malls› ‹zoos›'],
    },
  ],
  { comma: '\\s*,\\s*', few: '(?:(?:[a-z]+\\s){0,2}|[ก-์]{0,8})' },
)
export const ENDS_LIST = cueBetween(
  [
    {
      name: 'before the last item of a list of nouns',
      th: '{comma}หรือ{done}',
      en: '{comma}(or|nor)',
      yes: ['no temples, ‹malls› or ‹zoos›', 'ไม่เอาวัด, ‹ห้าง›หรือ‹สวนสัตว์›', 'ไม่เข้าวัด, ‹ห้าง› หรือไป‹สวนสัตว์›'],
      no: ['no ‹temples›, ‹malls›', 'no ‹malls› and ‹zoos›'],
    },
  ],
  { comma: '\\s*,?\\s*', done: DONE_TH },
)
export const ENDS_LIST_WITH_AND = cueBetween(
  [
    {
      name: 'the same of what they have had enough of, or leave out',
      en: '{comma}(and (also|even|then|)|as well as)',
      both: '{comma}{sign}',
      yes: [
        'enough of temples, ‹markets› and ‹malls›',
        'tired of ‹markets› & ‹malls›',
        'skip zoos, ‹malls› and also ‹farms›',
      ],
      no: ['enough of ‹markets›, ‹malls›', 'skip ‹malls› and see ‹farms›'],
    },
  ],
  { comma: '\\s*,?\\s*', sign: '&' },
)
/** “Enough of temples, markets and malls”, “skipping malls, zoos and farms”: one list, which “and” closes as well. */
export const TAKES_LIST = cueAnywhere(
  [
    {
      name: 'they have had enough',
      en: 'enough, fill, share, tired, sick of, bored, fed up, plenty of, loads of, over{end}',
      yes: ['we have had our fill of', 'tired of', 'we are over'],
      no: ['no more', 'over the'],
    },
    {
      name: 'they leave it out',
      en: 'skip(ping), avoid(ing), exclud(e|ing), except(ing), leav(e|ing) out, miss(ing) out, steer(ing) clear',
      yes: ['skipping', 'please avoid', 'leave out'],
      no: ['no', 'leaving', 'out of'],
    },
  ],
  { end: '$' },
)

/** `ไม่เอาพวกวัด วัง`, `ไม่เอาวัด วัง อะไรแบบนี้`: a list with spaces has a heading or an end. */
export const HEADS_KINDS = cueAfter(
  [
    {
      name: 'the heading of a list of kinds',
      th: '{gap}(จำ)(พวก|ประเภท)',
      yes: ['‹ไม่เอา›พวกวัด วัง', '‹งด›จำพวกสวนสัตว์ ฟาร์ม'],
      no: ['‹ไม่เอา›วัด วัง'],
    },
  ],
  { gap: '\\s?' },
)
export const ENDS_KINDS = cueAfter(
  [
    {
      name: 'the end of a list of kinds',
      th: '{again}(หรือ)(อะไร)(แบบนี้|พวกนี้|พวกนั้น|งี้|ทำนองนี้|ทั้งหลาย|เทือกนี้), {again}(หรือ|และ)(อะไร|กิจกรรม|อย่างอื่น|อื่น|สิ่ง)(ๆ|)(ที่|)(มัน|)(เสี่ยง|อันตราย|โหด|ผาดโผน|เหนื่อย|หนัก|แนวนี้)',
      yes: ['ไม่เอาวัด ‹วัง› อะไรแบบนี้', 'ไม่ปีนเขา ‹น้ำตก› หรืออะไรที่เสี่ยง', 'งดสวนสัตว์ ‹ฟาร์ม›ทั้งหลาย'],
      no: ['ไม่เอาวัด ‹วัง› อะไรดี'],
    },
  ],
  { again: '\\s*ๆ?\\s*' },
)

/** `ไม่เอาพัทยา หัวหิน แล้วก็ภูเก็ต`: a list with spaces ends in a joining word. */
export const JOINS_LAST = cueBetween(
  [
    {
      name: 'before the last item of a Thai list',
      th: '{gap}(แล้วก็|และก็|และ|กับ|หรือ|รวมถึง|รวมทั้ง|ตลอดจน)(พวก|ที่|ทาง|){gap}, {gap}หรือ{done}',
      yes: ['ไม่เอาวัด ‹ห้าง› แล้วก็‹ตลาด›', 'ไม่เข้าวัด ‹ห้าง› หรือเดิน‹ตลาด›', 'งด‹ถ้ำ› รวมถึง‹น้ำตก›'],
      no: ['ไม่เอา‹วัด› ‹ห้าง›', 'ไม่เอา‹วัด› แล้วก็ขอ‹ตลาด›'],
    },
  ],
  { gap: '\\s*', done: DONE_TH },
)

const OF_KIND = 'พวก|ที่|แบบ|แนว|เป็น|สาย'
/** “Bars I don't need, Hua Hin”, `กลัว แค่ดำตื้น`. */
export const SAYS_ANEW = cueAfter(
  [
    {
      name: 'what follows a comma, or words after a Thai space, is said anew',
      both: '{comma}, {figure}, {words}',
      yes: ["bars I ‹don't need›, Hua Hin", '‹กลัว› แค่ดำตื้น', '‹ไม่เอา› 3 วัน'],
      no: ['‹avoid›, if possible, malls', '‹ไม่เอา› พวกห้าง', '‹no› malls'],
    },
  ],
  {
    comma: '\\s*[,;](?! (?:if possible|please)\\b)',
    figure: '\\s+\\d',
    words: `\\s+(?!(?:${OF_KIND}|การ|เรื่อง))[ก-์]`,
  },
)
/** `เด็กเบื่อ โคราช`, `ที่เที่ยวไม่ต้องเยอะ ระนอง`. */
export const SAID_WHOLE = cueBefore([
  {
    name: 'verbs and measures of a “no” that has said its object',
    th: 'เยอะ, เบื่อ, กลัว, เกลียด, เอียน, พอแล้ว, พอละ, ไหว, ผ่าน, บาย, น้อยลง',
    yes: ['ที่เที่ยวไม่ต้องเยอะ‹ระนอง›', 'เด็กเบื่อ‹โคราช›'],
    no: ['ไม่เอา‹ระนอง›'],
  },
])
/** `ไม่รีบ น่าน 3 วัน`. */
export const LENGTH_FOLLOWS = cueAfter(
  [
    {
      name: 'a length after a place',
      th: '{gap}{number} (วัน|คืน)',
      en: '{gap}{number} (day(s)|night(s))',
      yes: ['ไม่รีบ ‹น่าน› 3 วัน', '‹น่าน›สองคืน', '‹Nan› three days'],
      no: ['‹น่าน› คนเยอะ', '‹Nan› for a few days'],
    },
  ],
  { gap: '\\s?', number: '(?:\\d{1,2}|[a-z]+|[ก-์]{2,4})' },
)

/** “We don't need a car for the beach”, “how do we avoid them at the market”. */
export const MEANS_OF = cueAfter(
  [
    {
      name: 'the “no” has an object of its own',
      en: `
      {space}(them|those|it|these), {articles}(car|bike|scooter|boat|taxi|guide|driver|tour|ticket|tickets|booking|reservation|visa|shoes|map|breakfast|lunch|dinner|queue|queues|line|lines) (for|to|in|at|on|around)`,
      yes: ["we ‹don't need› a car for the beach", '‹avoid› them at the market', '‹no› queues at the palace'],
      no: ['‹no› boats to islands', '‹avoid› the market'],
    },
  ],
  { space: ' ', articles: ' (?:a |an |the |any |our |much ){0,2}' },
)
/** `ไม่รวมค่าเครื่องบิน ภูเก็ต`: what is refused has been said. */
export const OWN_OBJECT = cueBetween(
  [
    {
      name: 'between a Thai “no” and a name: its object and a space',
      th: '{object}',
      yes: ['‹ไม่รวม›ค่าเครื่องบิน ‹ภูเก็ต›'],
      no: ['‹ไม่เอา› ‹ภูเก็ต›', '‹ไม่เอา›พวก ‹ห้าง›', '‹ไม่ไป›ที่เที่ยว‹ภูเก็ต›'],
    },
  ],
  { object: `(?!(?:${OF_KIND}){1,3}\\s)[ก-์]{3,}\\s+` },
)

/** `ทะเลดีกว่าภูเขา`. */
export const PREFERRED_OVER = cueBetween(
  [
    {
      name: 'between two kinds: the first is better',
      th: '{gap}(ดีกว่า|น่าไปกว่า|สำคัญกว่า)(ไป|เดิน|เที่ยว|เข้า|)',
      en: '{space}(any day|every time|all day) over {the}',
      yes: ['‹ทะเล›ดีกว่า‹ภูเขา›'],
      no: ['‹ทะเล›กับ‹ภูเขา›', '‹sunset› over ‹temples›'],
    },
  ],
  { gap: '\\s?', space: ' ', the: '(?:the |any )?' },
)
export const PREFERRED = cueAround(
  [
    {
      name: 'they prefer the first of two kinds',
      before: {
        en: '(prefer|prefers|preferring|choose|rather have|pick|take|favour|favor|love|like|want) (some|the|seeing|visiting|doing|going to|quiet|nice|)',
      },
      after: { en: '{space}(over|to|rather than|more than){the}' },
      yes: ['we prefer ‹markets› to malls', "I'd pick ‹beaches› over temples"],
      no: ['we prefer ‹markets› and malls', 'the ‹bridge› over the river', 'prefer to see ‹markets›'],
    },
  ],
  { space: ' ', the: ' (?:the |any |big )?' },
)
