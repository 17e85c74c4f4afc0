import { NUMBERS } from './common-words.ts'
import { cueAfter, cueAround } from './cues.ts'
import { gapWithout, maybe, oneOf, upTo, words } from './phrases.ts'
import { WITH_COMMAS } from './slot-gaps.ts'

// `แก๊ง‹อุดร›จะไปปาย`, “a ‹Korat› crew heading to Nan”, “18 days in ‹Udon› behind us, now Pai”: where those who write are from or
// have been so far, before the place that they want to go to.

/** Who they are, right before where they are from: `แก๊งอุดร`. */
const PEOPLE_TH = oneOf(`
  สาว, หนุ่ม, เด็ก, คน, ชาว, ลูกหลาน, แก๊ง, แก๊งค์, แก็ง, ก๊วน, ทีม, ทีมงาน, คณะ, ชาวคณะ, คณะครู, กลุ่ม, กลุ่มเพื่อน, แก๊งเพื่อน, แก๊งคน, แก๊งสาว, แก๊งแม่บ้าน, แก๊งหนุ่ม,
  ครอบครัว, ชมรม, พี่น้อง, เพื่อน , สาวโสด, หนุ่มโสด, ป้า, ลุง, น้า, แม่บ้าน, แม่ค้า, พ่อค้า, ครู, หมอ, พยาบาล, ข้าราชการ, นักศึกษา, วัยรุ่น, มนุษย์เงินเดือน, สายแคมป์, สายเที่ยว, ทริปชาว`)
/** Who travels together under a name, which follows: `คณะกาชาด…`, `ชมรมผู้สูงอายุ…`. */
const BODIES_TH = oneOf(`
  คณะ, กลุ่ม, ชมรม, สมาคม, สมาชิก, ทีม, แก๊ง, แก๊งค์, ก๊วน, วง, ชาว, โรงเรียน, รร., มหาวิทยาลัย, มหาลัย, โรงพยาบาล, รพ., บริษัท, สำนักงาน, อบต., อบต, เทศบาล, สหกรณ์, มูลนิธิ, วัด`)
/** Who speaks or is spoken of, before where they live: `ลุงอยู่ชลบุรี`. */
const LIVERS_TH = oneOf(`
  ป้า, ลุง, น้า, อา, พี่, ยาย, ตา, น้อง, เจ๊, เฮีย, เค้า, แอด, เจ้, สาวโสด, หนุ่มโสด, ตัวเอง, เพื่อน , แก๊งเรา, แก๊งผม, กลุ่มเรา, กลุ่มผม, ครอบครัวเรา, ครอบครัวผม, ทั้งบ้าน, ทั้งครอบครัว,
  เราสองคน, เราสามคน, สองคนผัวเมีย, สองตายาย, ผัวเมีย, ผมกับแฟน, เรากับแฟน, หนูกับแฟน, ผมกับเมีย, เรากับเพื่อน, ปักหลัก, ใช้ชีวิต, พักอาศัย, อาศัย, เกษียณแล้ว, เกษียณ, แต่งงานแล้ว, ย้ายบ้านมา`)

const MAY_SPACE = '\\s?'

const PEOPLE_SLOTS = {
  /** The text or a word begins. */
  begins: '(?<=^|[\\s,.(])',
  /** How many they are and in what, and nothing of a stay or of what comes before something else. */
  facts:
    MAY_SPACE +
    gapWithout(
      32,
      `
      แล้ว, จากนั้น, ต่อ[!ไป (จะ|ขอ|อยาก)], ก่อน, วัน[!หยุด|พ่อ|แม่|แรงงาน|เกิด], คืน, ไป, กลับ, ถึง, พัก, นอน, ค้าง, แวะ, เที่ยว,
      มา[!ก|กัน|นาน|จาก|รถ], และ, กับ[!เพื่อน|แฟน|ลูก|ครอบครัว|พ่อ|แม่|เมีย|สามี]`,
    ),
  /** What they want to do is somewhere else. */
  goes: words(`
    (บุก|ลุย|ฉาย)เดี่ยว, ไป[!มา|กัน|หา|รับ|ที่นั่น|แล้ว], เที่ยว[!ที่นี่|แถวนี้|ใกล้], หนี, ยกพวก, รวมตัว, อยาก, จะ, ขอ, ว่าจะ, วางแผน,
    แพลน, คิดจะ, นัด(เพื่อน|กัน), ยังไม่เคยไป, ฝัน`),
}

/** `สาวอุบลอยากเที่ยวน่าน`, `ลุงอยู่ชลบุรี บุกเดี่ยวไปปาย`; after it the words up to the next place. */
export const IS_NATIVE_OF = cueAround(
  [
    {
      name: 'people of a town who want to go to another one',
      before: { th: `{begins}(พวกเรา|พวกผม|เรา|ผม|)${PEOPLE_TH}(จาก|เมือง|จังหวัด|จ.|)` },
      after: { th: '{facts}{goes}' },
      yes: [
        'สาว‹อุบล›อยากเที่ยวน่าน',
        'หนุ่ม‹โคราช› จะไปเลย',
        'ก๊วน‹สตูล› 5 คน รถตู้คันนึง จะไปตั้งแคมป์ที่ปัว',
        'ทีม‹ลพบุรี›ยกพวกไปเลย',
        'คณะครู‹พิจิตร› 9 ชีวิต ขอลุยเขาค้อ',
      ],
      no: ['สาว‹อุบล›สวย', 'ชอบ‹อุบล› อยากไปน่าน', 'กลุ่ม‹สตูล› 2 วัน แล้วไปตรัง', 'ครอบครัว‹ลพบุรี› แวะอยุธยา'],
    },
    {
      name: 'a body of people whose name ends with the town, right before where they go',
      before: { th: `{begins}(พวกเรา|พวกผม|เรา|ผม|)${BODIES_TH}{bodyName}` },
      after: { th: '{bodyGoes}' },
      yes: [
        'คณะกาชาด‹สตูล›ไปดูงานตรัง',
        'ชมรมผู้สูงอายุ‹ลพบุรี›จะไปเที่ยวน่าน',
        'กลุ่มแม่บ้าน‹พิจิตร› อยากไปตราด',
        'ทีมฟุตบอล‹อุบล›พาเด็กๆ ไปเลย',
      ],
      no: [
        'กลุ่มเราชอบ‹สตูล› ไปตรัง',
        'คณะของเราไป‹ลพบุรี›จะไปน่านต่อ',
        'วัดใน‹อุบล› จะไปเลย',
        'ทีมงานพัก‹พิจิตร›ไปตราด',
        'คณะกาชาด‹สตูล› 2 วัน ไปตรัง',
      ],
    },
    {
      name: 'who lives there and wants to go somewhere else',
      before: { th: `{begins}${LIVERS_TH}(ก็|)อยู่(ที่|แถว|ใน|ทาง|)(จังหวัด|จ.|อำเภอ|อ.|)` },
      after: { th: '{facts}{goes}' },
      yes: ['ลุงอยู่‹ลพบุรี› ลุยเดี่ยวไปน่าน', 'เราสองคนอยู่ที่‹สตูล›ค่ะ แพลนไปเลย', 'ปักหลักอยู่‹พิจิตร› ยังไม่เคยไปตราด'],
      no: ['ที่พักอยู่‹สตูล› จะไปตรัง', 'ลุงอยู่‹ลพบุรี› 3 วัน แล้วไปน่าน', 'ลุงอยู่‹ลพบุรี› จากนั้นไปน่าน'],
    },
    {
      name: 'students by where they lodge',
      before: { th: '(อยู่|เด็ก|นอน|{begins})หอ(พัก|ใน|นอก|)(แถว|ที่|ข้าง|หน้า|หลัง|) (จังหวัด|จ.|ม.|มอ|)' },
      after: { th: '{facts}{goes}' },
      yes: ['พวกหนูอยู่หอ ม.‹อุบล› 5 คน อยากไปตราด', 'เด็กหอใน‹พิจิตร› จะไปน่าน'],
      no: ['หอนาฬิกา‹ลำปาง› จะไปน่าน', 'อยู่หอ‹อุบล› 2 วัน แล้วไปน่าน'],
    },
    {
      name: 'the same, without saying who, at the beginning',
      before: { th: '{first}อยู่(ที่|แถว|ใน|)(จังหวัด|จ.|อำเภอ|อ.|)' },
      after: { th: '{facts}{goes}' },
      yes: ['อยู่‹ลพบุรี› บุกเดี่ยวไปน่าน', 'อยู่‹สตูล›ค่ะ พาหลานไปเลย'],
      no: ['วันแรกอยู่‹ลพบุรี› ขับไปน่าน', 'อยู่‹ลพบุรี› 2 คืน ไปน่าน'],
    },
    {
      name: 'how many days they have been there, before where they want to go now',
      before: { th: '(อยู่|เที่ยว|พัก|ขลุกอยู่|ติดอยู่|ใช้เวลา|จบทริป|วน|ปักหลัก|นอน|เบื่อ)(กัน|)(ที่|แถว|ใน|)' },
      after: { th: '{gap}{been}{facts}{goes}' },
      yes: ['อยู่‹ลพบุรี›มาอาทิตย์นึงแล้ว อยากไปน่าน 3 วัน', 'เที่ยว‹สตูล›มา 9 วันแล้ว จะไปเลย', 'พัก‹พิจิตร›มาเป็นเดือน ขอไปตราด'],
      no: ['อยู่‹ลพบุรี› 3 วันแล้วไปน่าน', 'มาเที่ยว‹สตูล› 3 วันแล้วอยากไปตรัง'],
    },
  ],
  {
    ...PEOPLE_SLOTS,
    gap: MAY_SPACE,
    /** A line begins. */
    first: '(?<=^|\\n)',
    /** The rest of the name of the body. */
    bodyName: gapWithout(
      20,
      'เที่ยว, ไป, มา, อยาก, ชอบ, รัก, จะ, จาก, ใน, ที่, พัก, นอน, แวะ, ถึง, เรา, ผม, ดู, ไหว้, สวย',
      '[ก-์.]',
    ),
    /** `ของเราจะไป`: what they do follows at once. */
    bodyGoes:
      MAY_SPACE +
      maybe('ของ(เรา|ผม)') +
      maybe('จะ, อยาก, ขอ, กำลัง, มีแผน, วางแผน, ต้อง') +
      words('ไป[!มา|กัน|ที่นั่น|แล้ว], พา, เดินทาง, ยก'),
    /** `มาอาทิตย์นึงแล้ว`, `มาเป็นเดือน`, `3 วันแล้ว` before ` ต่อไป`: so long they have been there. */
    been:
      words('มา(เป็น|ได้|เกือบ|ร่วม|กว่า|ตั้ง|), ({days} วัน|สองอาทิตย์)แล้ว[{space}ต่อไป]', { days: '\\d{1,2}' }) +
      MAY_SPACE +
      maybe(`{read}, {days}, ${NUMBERS}, ครึ่ง, หลาย, เป็น`, { days: '\\d{1,2}' }) +
      MAY_SPACE +
      words('{length}, วัน, คืน, อาทิตย์, สัปดาห์, เดือน', { length: '\\ufffc{1,12}' }) +
      maybe('นึง, หนึ่ง, กว่า, เต็ม') +
      maybe('แล้ว, ละ') +
      maybe('ค่ะ, ครับ, คะ'),
  },
)

const PEOPLE_EN = oneOf(`
  family, couple, crew, gang, bunch, lot, group, girls, lads, mates, duo, team, ladies, folks, students, teachers, retirees, residents, locals, boys, friends, trio, foursome, club, office, class, girl, guy, lady, nurse, teacher, student, retiree, pensioner`)
/** Who writes, at the beginning of a sentence. */
const WRITERS_EN = oneOf(`
  aunty, auntie, aunt, uncle, granny, grandma, grandpa, couple, family, family of four, widow, widower, pensioner, pensioners, retiree, retirees, single mum, single mom, single dad, mum of two, mom of two,
  student, students, girl, guy, lady, bachelor, housewife, old couple, young couple, retired couple, two friends, four friends, expat couple, expat family, small family, solo woman, solo man`)

/** “Ten lovely days”. */
const LENGTH_EN = `
  (a few|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|{figures})( whole| full| long| good| lovely|
  lazy| great|) (night(s)|day(s)|week(s)|month(s))`
const FIGURES = { figures: '\\d{1,2}' }

const EN_SLOTS = {
  space: ' ',
  /** A sentence begins, or what follows a greeting. */
  begins: '(?<=^|[.;!?\\n(] ?|\\bhi[,!] |\\bhello[,!] )',
  /** Nothing of a stay, and nothing that comes before something else. */
  facts: gapWithout(
    24,
    `
    for, from, on, until, till, then, after, before, by, hotel(s), tour(s), night(s), day(s), week(s), month(s), and then,
    to`,
    WITH_COMMAS,
  ),
  /** What they want to do is somewhere else. */
  goes: `,? ?${words(`
    going, goes, heading, headed, off, bound, travel(l)ing, want(s), wanting, would like, planning, plan(s), hoping, hope(s),
    need(s), needing, seeking, looking, thinking, considering, dreaming, eyeing, fancy, fancies, fancying, visiting,
    who want, setting off, flying, driving`)}`,
  /** The same, of those who write: “and we are thinking”, “never been”. */
  wants: `[,.;-]? ?${upTo(3, "(and|so|but|we|i|we're|i'm|we are|i am){space}")}${words(`
    here, want(s), wanted, wanting, would like, (i|we)'d like, thinking, looking, considering, hoping, planning, dreaming,
    seeking, fancy, need (a|an|another), needing, craving, eyeing, curious about, never been, have never been,
    how (do|can) (i|we), first (solo|trip|time), going to, heading, off to, wondering, longing, ready for, keen`)}`,
  /** “18 days”. */
  span: words(LENGTH_EN, FIGURES),
  /** “Are behind us”, “over, and”. */
  past: ` ${upTo(2, '(is|are|was|were|now|already|all){space}')}${words(
    'behind (me|us), under (my|our) belt(s), done, over[{sign}|{last}|{space}(and|so|now){space}], so far',
    { sign: '[,.;]', last: '$' },
  )}`,
  /** “For the last ten days”; “after almost a week”. */
  forSpan: ` ${words(`(for|since) (over|about|almost|nearly|the last|the past|) ${LENGTH_EN.trim()}`, FIGURES)}`,
  afterSpan: ` ${words(`after (over|about|almost|nearly|) ${LENGTH_EN.trim()}`, FIGURES)}`,
}

/** After the place the words up to the next one. */
export const LEAVES_HOME = cueAfter(
  [
    {
      name: 'people of a town who go to another one',
      en: `{space}${PEOPLE_EN}{facts}{goes}`,
      yes: [
        'a ‹Korat› crew heading to Nan',
        'my ‹Udon› gang wants three days in Pai',
        'we are ‹Phrae› teachers, planning Trang',
        '‹Lopburi› lads off to Loei',
      ],
      no: [
        '‹Korat› group hotels for those going to Nan',
        'a ‹Korat› family for 3 days, then going to Nan',
        'the ‹Udon› crew was great',
      ],
    },
  ],
  EN_SLOTS,
)

export const LIVES_AND_GOES = cueAround(
  [
    {
      name: 'where they are, before where they want to go',
      before: {
        en: `{begins}(we|i)('m|'re| am| are) (both|all|still|here|) (in|on|at|near), {begins}(a |just a |)${WRITERS_EN} (here|living|based|) (in|on|from|near), {begins}(retired|widowed|at home|settled) (in|on|near), {begins}(stuck) (in|on)`,
      },
      after: { en: '{wants}' },
      yes: [
        "I'm in ‹Lopburi›, thinking of Nan",
        'Granny in ‹Phrae› here, first trip to Trang',
        'retired in ‹Udon›, want to see Pai',
        'We are in ‹Korat› and want to see Loei',
      ],
      no: [
        "I'm in ‹Lopburi› for 3 days, thinking of Nan",
        'first we are in ‹Lopburi›, thinking of a bike',
        'family in ‹Krabi›, then Trang',
      ],
    },
  ],
  EN_SLOTS,
)

/** After the place the words up to the next one. */
export const WAS_THERE = cueAround(
  [
    {
      name: 'a stay that is over',
      before: { en: '{span} (in|of|on|at|around|round)' },
      after: { en: '{past}' },
      yes: [
        '18 days in ‹Udon› behind us, now Pai',
        'my two weeks of ‹Phrae› are over',
        'ten days in ‹Korat› under my belt',
      ],
      no: ['18 days in ‹Udon›, now Pai', 'two weeks of ‹Phrae› over New Year'],
    },
    {
      name: 'a stay of the past, by a verb',
      before: {
        en: '(been|spent|done|had|finished|completed|coming off|come off|wrapped up|survived) (just|already|over|about|almost|nearly|) {span} (in|of|on|at|around|round)',
      },
      yes: [
        'just spent ten days in ‹Udon›, next Pai',
        'we have had two weeks in ‹Phrae›',
        'coming off a week in ‹Korat›',
      ],
      no: ['we spend ten days in ‹Udon›', 'to be spending two weeks in ‹Phrae›', 'have two weeks in ‹Korat›'],
    },
    {
      name: 'where they have been for too long',
      before: {
        en: 'after (over|about|almost|nearly|) {span} (stuck|cooped up|locked up|grounded|working|of work|of working) (in|on|at)',
      },
      yes: ['after a few weeks stuck in ‹Udon› I want to see Pai', 'after two months of work in ‹Phrae›'],
      no: ['after a few weeks in ‹Udon› I want to see Pai', 'after work in ‹Phrae›'],
    },
    {
      name: 'the same, with the length after it',
      before: {
        en: "(been|sat|stuck|holed up|hanging out|living it up) (sat|stuck|here|staying|hanging out|holed up|) (in|on|at|around), (we|i|already|have|'ve) (already|just|) (did|done|had|seen)",
      },
      after: { en: '{forSpan}' },
      yes: [
        'been sat in ‹Udon› for two weeks, need Pai',
        'stuck in ‹Phrae› for ten days',
        'we already did ‹Korat› for a week',
      ],
      no: ['we sat in ‹Udon›', 'we stay in ‹Phrae› for ten days', 'we did ‹Korat› for fun'],
    },
    {
      name: 'where they have been long enough',
      before: { en: '(had enough|enough|bored|tired|sick|fed up) (of|with)' },
      after: { en: '{afterSpan}' },
      yes: ['bored of ‹Udon› after two weeks, so Pai', 'had enough of ‹Phrae› after ten days'],
      no: ['tired of ‹Udon›', 'a quiet day in ‹Phrae› after ten days'],
    },
    {
      name: 'so far',
      before: { en: '{any}' },
      after: { en: '{forSpan} so far' },
      yes: ['‹Udon› for 12 days so far, now Pai'],
      no: ['‹Udon› for 12 days, so far so good'],
    },
  ],
  { ...EN_SLOTS, /** Anything, or nothing. */ any: '(?:)' },
)
