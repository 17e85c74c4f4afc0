import { cueAfter, cueAnywhere, cueBefore, cueBetween } from './cues.ts'
import { oneOf, perhaps } from './phrases.ts'
import { gap, LINE } from './slot-gaps.ts'

// `แวะเยี่ยม‹ยาย›`, “my ‹brother› has to stay behind”: words beside somebody who is named: who comes along, who does
// not, and who is listed together.

const SLOTS = {
  gap: '\\s?',
  /** `ตั้งใจจะ`, `ว่าจะ`, `ก็อยากจะ`; or nothing. */
  plans: '(?:ก็|เลย)?(?:อยาก|ตั้งใจ|วางแผน|คิดว่า|ว่า|กำลัง)?(?:จะ|ขอ|ต้อง)?',
  space: ' ',
  /** What is left of the word: “parents”, “mum's”. */
  plural: "(?:s|'s)? ?",
  /** “Friends ”, “boss ”; and with a comma that may be missing. */
  several: 's? ',
  severalComma: 's?,? ',
  /** Whose they are, and that they are grown up; or nothing. */
  ours: '(?:ของ(?:เรา|ผม|ฉัน))?(?:โตแล้ว\\s?)?',
  /** The words end here, or a particle or another verb follows. */
  ends: '(?=ด้วย|ไป|มา|พา|นะ|ค่ะ|คะ|ครับ|คับ|แล้ว|หรอก|จ้า|ไม่|เลย|[\\s,.)]|$)',
  /** “My”, “our old”, “Tom's”; or nothing. */
  whose: "(?: (?:my|our|the|any|his|her|some))?(?: old)?(?: [a-z]+'?s)?",
  /** Other words of the sentence. */
  words: '[^.!?\\n]{0,60}?\\b',
  /** The ages of those who are named before: `อายุ 3 5 8`, “(4, 7 and 9)”. */
  ages: '(?:\\s?(?:\\(\\s?|อายุ\\s?|วัย\\s?|,? aged? |,? ages )\\d{1,2}(?:(?:\\s?[,/&-]\\s?|\\s| and |กับ|และ)\\d{1,2}){0,6}\\s?(?:ขวบ|ปี|yo|yrs?|years?(?: old)?)?\\)?|\\s?\\(?(?:คน)?(?:ที่)?(?:เล็ก|โต|เด็ก|แก่|น้อย)(?:ที่)?สุด(?:อายุ)?\\s?\\d{1,2}\\s?(?:เดือน|ขวบ|ปี)?\\)?)?',
  opens: '\\s?\\(',
  signs: '[\\s,/+&]{0,4}',
  dash: '\\s?-\\s?',
  plus: '[+&]',
}

/** Beside somebody who says to travel alone only those count: not “my parents worry”. */
export const IS_TAKEN = cueBefore([
  {
    name: 'they are taken along',
    th: 'กับ, กะ, พา, ชวน, มี',
    en: `(with|and|plus|taking|take|bringing|bring) ${perhaps('my, our, the, a, his, her, old, elderly')} ${perhaps('my, our, the, a, his, her, old, elderly')}`,
    yes: ['alone with my old ‹dad›', 'we bring ‹grandma›', 'พา‹แม่›', 'กับ ‹ยาย›'],
    no: ['my ‹parents› worry', 'บอก‹แม่›', 'with a good ‹mate›'],
  },
])

const HAVE_DINNER = oneOf(`
  dining, dinner, lunch, drinks, meet, meeting, meet up, catch up, catching up, stay, stays, staying,
  live, lives, living, lived, was here, were here, went, been`)

export const NOT_TAKEN = cueBefore(
  [
    {
      name: 'they stay at home, or are whom somebody visits',
      th: 'ไม่ได้(พา|เอา|ชวน), ไม่(พา|ชวน|เอา|หอบ), ฝาก, ทิ้ง, (ไป|แวะ|มา)(เยี่ยม|หา|กราบ)(คุณ)',
      en: `
        (as|without|leaving|left|leave|minus|visit|visiting){whose}, to see{whose}, to meet{whose},
        ${HAVE_DINNER} (there) with{whose}, (home|behind|back) with{whose}`,
      yes: [
        'ไม่ได้พา‹ลูก›',
        'ไม่ชวน‹แม่›',
        'แวะเยี่ยม‹ยาย›',
        'without our ‹kids›',
        'dinner with my old ‹boss›',
        'left behind with ‹nana›',
        'over to meet the ‹in-laws›',
        'ไม่เอา‹ลูก›',
      ],
      no: ['พา‹ลูก›', 'a week with our ‹kids›', 'the meeting of ‹friends›'],
    },
  ],
  SLOTS,
)

const COME = oneOf('coming, joining, travel(l)ing, with us')

export const NOT_COMING = cueAfter(
  [
    {
      name: 'they do not come, or cannot',
      th: `
        {ours}(จะ)ไม่(ได้|ยอม|อยาก|สะดวก|ค่อย|)(ไป|มา|ว่าง){ends},
        {ours}(ลา|ไป|มา)(งาน)ไม่(ได้|ไหว){ends},
        {ours}ติด(งาน|เรียน|ธุระ|สอบ|ประชุม|เวร){ends}, {ours}ต้องทำงาน{ends}`,
      en: `
        {plural}(is|are|will be|was) (definitely) (not|n't) ${COME}, {plural}(isn't|aren't|won't be) ${COME},
        {plural}(won't|will not|can't|cannot|can not) (come|join|make it|travel),
        {plural}(can't|cannot|couldn't) get (off|leave|time off|away),
        {plural}(has|have|need(s)|had) to (work|stay (home|behind)), {plural}(is|are) (busy|working|away|on duty)`,
      yes: [
        '‹แม่›ไม่ไปนะ',
        '‹ปู่ย่า›ไม่สะดวกมา',
        '‹พ่อ›ลางานไม่ได้',
        '‹พี่สาว›ติดเวร',
        'my ‹wife› is definitely not coming',
        "our ‹parent›s can't make it",
        "‹dad› couldn't get time off",
        'my ‹brother› has to stay behind',
      ],
      no: ['‹แม่›ไปด้วย', '‹พ่อ›ไม่ชอบเดิน', 'my ‹wife› is coming'],
    },
    {
      name: 'they stay at home, or with somebody',
      th: '{ours}(จะ|ต้อง|ขอ|เลย|ก็|)(อยู่|เฝ้า)บ้าน, {ours}ไว้(กับ|ที่|บ้าน)',
      en: '{plural}(stay(s)|staying|(is|are) staying|behind|at) (at) (home|with|in|back|behind), {plural}behind',
      yes: ['‹ลูก›ไว้กับยาย', '‹สามี›ต้องเฝ้าบ้าน', 'the ‹kid›s stay with nana', 'our ‹son› behind'],
      no: ['‹ลูก›อยู่ ป.2', 'the ‹kid›s stayed up late'],
    },
    {
      name: 'they do something else, so that the writer is alone',
      en: "{words}so (i|i'll|i'm|i am) (go|going|will go|will be|travel|travel(l)ing|be|) (alone|solo|by myself|on my own)",
      yes: ['my ‹wife and her sister› will be at a spa, so I go alone'],
      no: ['my ‹wife› and I go', 'my ‹wife› is at home. So I go alone'],
    },
    {
      name: 'they send us, or tell us',
      en: `
        {several}(also) (wants|want|would like|told|tells|asked|advised|insists that) (us|me) to,
        {severalComma}(who) (live(s)|living|lend(s)|lent|has lent|is lending|work(s)|recommend(s|ed)|told|says|said) (in|near|there|here|us|me|at|it)`,
      yes: ['my ‹boss› wants us to see it', 'our ‹friend›s who live there', 'a ‹colleague› recommended it'],
      no: ['my ‹boss› wants to see it', 'our ‹friend›s love it'],
    },
  ],
  SLOTS,
)

/** “My sister and her two girls are coming to see me”. */
export const VISITS_WRITER = cueAfter(
  [
    {
      name: 'they visit or join the writer',
      en: '{words}((to|and) (see|visit|join)|visiting|joining|visit(s)|join(s)) me',
      yes: ['my ‹aunt› is coming over to see me', 'my ‹cousins› visit me in May'],
      no: ['my ‹aunt› is coming to see Nan', 'my ‹aunt› left. Visit me'],
    },
  ],
  SLOTS,
)

/** “We have a toddler and a baby”: the children of two. */
export const ARE_HAD = cueBefore([
  {
    name: 'two people have them',
    en: "we (have|'ve got), family with",
    yes: ['a family with ‹three kids›', 'we have ‹a toddler›', "we've got ‹two boys›"],
    no: ['we have seen ‹a toddler›', 'I have ‹a toddler›'],
  },
])

const WANTS_TH = perhaps('ก็, เลย, จะ, อยาก, ตั้งใจ, กะ, ขอ, คิดว่า, วางแผน, เป็นคน')

/** `แม่อายุ 70 … ผมกับแฟนจะพาไป`. */
export const TAKES_THEM = cueAfter(
  [
    {
      name: 'they take those who are named before',
      th: `{gap}${WANTS_TH}${WANTS_TH}${WANTS_TH}พา(ไป|เที่ยว|ขึ้น|มา|ท่าน|แก|เขา|ทั้ง)`,
      en: '{space}(will|want to|would like to|am going to|are going to|plan to|) (take|bring|drive|accompany) (them|him|her), {space}(am|are) (taking|bringing|driving) (them|him|her)',
      yes: [
        '‹ผมกับพี่สาว›ตั้งใจจะพาไปน่าน',
        '‹my sister and I› want to take them to Nan',
        '‹my sister and I› are taking her',
      ],
      no: ['‹ผมกับพี่สาว›จะไปน่าน', '‹my sister and I› take the train'],
    },
  ],
  SLOTS,
)

/** Between two people of one list. */
export const LISTED_TOGETHER = cueBetween(
  [
    {
      name: 'signs and joining words',
      th: '{ages}{signs}(และก็|แล้วก็|บวก|กับ|กะ|และ|พา|มี|อีก|พร้อม|(ไป|มา)(เที่ยว|ด้วย|)กับ|{plans}(พา|ชวน)|){gap}',
      en: '{ages}{signs}(and|n|plus|with|along with|) (also), {opens}(and|plus|with) ',
      both: '{dash}',
      yes: [
        '‹boys› (4, 7 and 9), ‹me›',
        '‹ลูก›อายุ 3 5 8 กับ‹แม่›',
        '‹เด็ก 5› คนเล็กสุด 8 เดือน ‹ยาย›',
        '‹me›, ‹him› and ‹her›',
        '‹เรา›กับ‹แฟน›',
        '‹ผม› แล้วก็‹แม่›',
        '‹ลูก 6 ขวบ› ไปกับ‹พ่อแม่›',
        '‹ผมกับแฟน›ตั้งใจจะพา‹แม่›',
        '‹dad›, and also ‹nana›',
        '‹me› - ‹him›',
        '‹me and him› (and ‹her son›',
      ],
      no: ['‹me› or ‹him›', '‹เรา›ไปหา‹แฟน›', '‹เรา›ไปน่านกับ‹แฟน›'],
    },
    {
      name: 'who comes brings the next',
      en: '{space}(is|am|are|will be|will|) (coming|joining|join(s)|come(s)|bring(ing)|take|taking) (along) (with)',
      yes: ['my ‹wife› is bringing ‹her mum›', 'my ‹wife› comes along with ‹her mum›'],
      no: ['my ‹wife› calls ‹her mum›'],
    },
  ],
  SLOTS,
)

/** After “four of us,” comes who they are. */
export const ADDED = cueAnywhere(
  [
    {
      name: 'somebody is added to them',
      th: 'กับ, และ, พา, บวก',
      en: '(and|plus|with|join(ing)|bring(ing)|take|taking)',
      both: '{plus}',
      yes: ['‹three of us› and ‹our mum›', '‹เราสามคน›กับ‹แม่›', '‹three of us› + ‹mum›'],
      no: ['‹four of us›, ‹me, my wife›', '‹พวกเรา› ‹แม่›'],
    },
  ],
  SLOTS,
)

/** `เกษียณแล้ว ไปหัวหินกับลูกชาย`: the child of somebody retired, old or ill who goes with it is grown up. */
export const GOES_WITH_GROWN_CHILD = cueAnywhere(
  [
    {
      name: 'age, retirement or an operation, before the child',
      th: '(เกษียณ|(อายุ|วัย){old}|ผ่าตัด|หลังผ่า|พักฟื้น|ทำคีโม|ฉายแสง|ป้าเอง|ยายเอง){upTo}กับ(ลูกสาว|ลูกชาย){noAge}',
      yes: ['อายุ 66 ไปน่านกับลูกสาว', 'เพิ่งผ่าตัดเข่า ไปพักกับลูกชาย', 'เกษียณแล้วจะเที่ยวกับลูกสาว'],
      no: ['ไปน่านกับลูกสาว', 'อายุ 36 ไปน่านกับลูกสาว', 'เพิ่งผ่าตัด ไปกับลูกสาว 6 ขวบ', 'เกษียณแล้วพาลูกสาวไปน่าน'],
    },
    {
      name: 'the child, before them',
      th: 'กับ(ลูกสาว|ลูกชาย){noAge}{upTo}(เกษียณ|(เรา|ผม|ฉัน|ป้า|ลุง|แม่)(อายุ|วัย){old}|(เรา|ผม|ฉัน|แม่)(เพิ่ง|)ผ่าตัด)',
      yes: ['ไปน่านกับลูกชาย เราเกษียณแล้ว', 'ไปกับลูกสาว ฉันอายุ 64'],
      no: ['ไปน่านกับลูกชาย 8 ขวบ เราอายุ 61', 'ไปน่านกับลูกชาย เราอายุ 41'],
    },
  ],
  {
    /** Sixty and older. */
    old: '\\s?(?:[6-9]\\d|หกสิบ|เจ็ดสิบ|แปดสิบ)',
    /** Other words of the line. */
    upTo: gap(48, LINE),
    /** Not a child of an age or a class. */
    noAge: '(?!\\s?(?:เล็ก|คนเล็ก|วัย|อายุ|ป\\.|ม\\.|\\d{1,2}\\s?(?:ขวบ|ปี|คน)))',
  },
)

/** Of whom “her” may be said. */
export const IS_WOMAN = cueAnywhere([
  {
    name: 'a woman or a girl',
    en: `
      wife(y), girlfriend, gf, fiancee, missus, (grand|step|god|)(mother|mum|mummy|mom|mommy|mama), gran, granny, grandma,
      nan, nana(ji), nanna, nanny, nani, (grand|step|)daughter, sister, sis, aunt, auntie, aunty, niece, girl, lass`,
    yes: ['mother-in-law', 'my stepdaughter', 'granny', 'sis'],
    no: ['my dad', 'her father', 'fiance', 'grandson', 'grandad'],
  },
])

/** Of whom “him” may be said. */
export const IS_MAN = cueAnywhere([
  {
    name: 'a man or a boy',
    en: `
      husband, hubby, hubs, boyfriend, bf, fiance, (grand|step|god|)(father|dad|daddy), grandad, dada(ji), papa, grandpa, gramps,
      (grand|)son, brother, bro, uncle, nephew, boy, lad, old man`,
    yes: ['father-in-law', 'grandad', 'my son', 'bro'],
    no: ['my mum', 'fiancee', 'ladies', 'a person'],
  },
])
