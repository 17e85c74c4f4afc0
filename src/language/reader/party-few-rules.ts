import { CHILDREN_TH, OWN_CHILDREN_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import {
  followedBy,
  maybe,
  notFollowedBy,
  notRightBefore,
  oneOf,
  oneSaid,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { gap, LINE, laterOn, notLaterOn, TEXT } from './slot-gaps.ts'

// “Mum of two, hubby comes too”, “we have three (6, 4 and 1)”, `มีเด็กอีก 2`, “with another teacher”: some who are counted
// beside others. Before every list.

const PERSON_EN = oneOf(`
  teacher, nurse, doctor, mum, mom, dad, guy, girl, woman, man, lady, bloke, lad, student, traveller, traveler, expat, volunteer, intern, nomad, backpacker, photographer, diver, cyclist, biker, rider, runner, hiker, friend, mate,
  colleague, coworker, workmate, roommate, flatmate, cousin, solo traveller, solo traveler, retiree, pilot, engineer, chef, parent, single mum, single mom, single dad, widow`)
const PERSONS_EN = oneOf(`
  teachers, nurses, doctors, mums, moms, dads, guys, girls, women, men, ladies, blokes, lads, students, travellers, travelers, expats, volunteers, interns, backpackers, photographers, divers, cyclists, bikers, runners, friends, mates,
  colleagues, coworkers, workmates, roommates, flatmates, cousins, people`)
const YOUNG_EN = oneOf(
  'boys, girls, kids, children, boy, girl, sons, daughters, son, daughter, babies, toddlers, teens, teenagers, little ones',
)
const SMALL_EN = '(baby|little|small|young|teenage|wild|lovely|) '
const PARENT_EN = '(mum|mom|mummy|mommy|mama|mother|dad|daddy|father|parents)'

/** An age in brackets with the words before it: “almost 5”, “7 months”. */
const AGE = words('{between}{upTo17}({gap}(and a half|month(s)|mo|year(s)|yr(s)|yo|m|y)( old|)|)', {
  between: '[^()\\d]{0,12}',
  upTo17: '(?:\\d|1[0-7])(?!\\d)',
  gap: '\\s?',
})

/** Later on it says that the other parent or the children come too. */
const COME_TOO = `
  (hubby|husband|wife|wifey|partner|missus|other half|boyfriend|girlfriend|their (dad|mum|mom|father|mother))
  ('s|'ll| is| will be|) (also|) (come(s)|coming|join(s)|joining|tag(s)|tagging|in too),
  all of us, the (four|five|six) of us, (with|bringing|taking) (the|my|our|them)( kids| boys| girls| children| lot|),
  the (kids|boys|girls|children|twins) (are|want|love|will|need|like|have|hate|get), as a family, family (trip|holiday)`

export const FEW_SLOTS: Slots = {
  /** One of a family speaks of the children, whom the other parent comes along with: “mum of two, hubby is joining”. */
  familyComes:
    laterOn(160, COME_TOO, TEXT) +
    notLaterOn(80, 'alone, solo, by myself, on my own, without the kids, child free, stay with', LINE),
  /** One to six ages of children in brackets, after which the sentence ends or goes on: “(7, almost 5 and 2)”. */
  agesBeside:
    words('{gap}{open}{age}{ages}{between}{close}', {
      gap: '\\s?',
      age: AGE,
      ages: upTo(5, '{age}', { age: AGE }),
      between: '[^()\\d]{0,8}',
    }) +
    followedBy(`
      {comma}, ., ;, !, ?, -, {end}, and, in, for, to, who, want, going, thinking, think, so, with, but, from`),
  /** A little before, the text speaks of a family: “half term, three girls who …”. */
  fewFamily: rightAfter(
    `
    (family|half term|easter|school|hols|holidays|long haul|first flight|kids|children|mum|mom|dad|hubby|husband|wife|
    wifey|we){near}`,
    { near: WORD_EDGE + gap(80, TEXT) },
  ),
  /** What children are like is said of them, or their age: “who've never flown”, “under 10”. */
  aboutYoung: rightBefore(`
    ({comma}|) (who|that|which)('ve|'re|'s| have| are| is| has| get(s)| need(s)| love(s)| hate(s)| never| still| want(s)|
    eat(s)| don't| doesn't| can't| will| like(s)), ({comma}|) (age|aged|under)`),
  /** Words that add somebody whom nobody knows yet: “me and”. */
  fewWith: words('with, plus, taking, bringing, take, bring, me and'),
  /** They come along, and nobody only speaks of them: not “another teacher told me”, “another nurse's house”. */
  notMorePeople:
    notRightBefore("'s") + notFollowedBy('told, said, recommended, live(s), who (told|said|live(s)|know(s)|has been)'),
  /** How many, and not how old they are or how many of something else: `อีก 3`, not `อีก 3 ขวบ`. */
  moreYoung:
    oneSaid('{figures}, หนึ่ง, สอง, สาม, สี่, ห้า', { figures: '\\d{1,2}' }) +
    notRightBefore('{digit}, ., :, /, -, สิบ') +
    notFollowedBy('ขวบ, ปี, เดือน, วัน, คืน, บาท, โมง, ทุ่ม, ห้อง, คัน, ที่, แห่ง') +
    maybe('{gap}คน', { gap: '\\s?' }),
  /** It is said where the writer knows them from: “from my yoga class”. */
  fromWhere: followedBy('from, in my, at my, i met, i know, at work, on my, of my'),
}

export const FEW_RULES: readonly PartyRule[] = [
  {
    who: 'children',
    en: `${PARENT_EN} (of|to) {count} ${SMALL_EN}${YOUNG_EN}{familyComes}, ${PARENT_EN} (of|to) {count}{stop}{familyComes}, ${PARENT_EN} (of|to) {count} and{familyComes}`,
    yes: [
      ['Dad of three, my wife comes too, Trat for a week', { adults: 2, children: 3, foreigners: 5 }],
      ['Mum of two small girls, hubby is joining. Trat', { adults: 2, children: 2, foreigners: 4 }],
      ['Mum of two boys, my boyfriend will be coming, Trat', { adults: 2, children: 2, foreigners: 4 }],
    ],
    no: ['mum of three, going alone', 'a mother of two told me'],
  },
  {
    who: 'children',
    count: 2,
    en: `${PARENT_EN} (of|to) (twins|twin boys|twin girls){familyComes}, (with|taking|bringing|bring|take) (the|my|our|two|) (twins|twin boys|twin girls)`,
    yes: [
      ['Mum of twins, my husband comes along, Trat', { adults: 2, children: 2, foreigners: 4 }],
      ['Trat with the twins', { adults: 2, children: 2, foreigners: 4 }],
    ],
    no: ['mother of twins, going solo', 'with the twin beds'],
  },
  {
    who: 'children',
    count: 1,
    en: `${PARENT_EN} (of|to) (a|one) ${SMALL_EN}(toddler|baby|boy|girl|son|daughter|child|teen|teenager|one year old|){familyComes}`,
    yes: [['Dad of a toddler, wife is coming too, Trat', { adults: 2, children: 1, foreigners: 3 }]],
    no: ['mother of a friend', 'dad of one, going alone'],
  },
  {
    // Whose ages say that they are children.
    who: 'children',
    en: "(we|we've|i|i've) (have|got|have got) {count}{agesBeside}, {count} of them{agesBeside}, (ours|mine) are{agesBeside}",
    yes: [
      ['We have three (7, almost 5 and 2), ten days in Trat', { adults: 2, children: 3, foreigners: 5 }],
      ['We have two (7 months, 3 yrs old), Trat', { adults: 2, children: 2, foreigners: 4 }],
      ["we've got two (4, 6), Trat", { adults: 2, children: 2, foreigners: 4 }],
      ['We have one (3), Nan for a week', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['we have three days', 'we have two (very) long days', 'I have two (2) tickets'],
  },
  {
    who: 'children',
    en: `{fewFamily}{count} ${SMALL_EN}${YOUNG_EN}{aboutYoung}`,
    unless: '{count} (adult|grown|grown-up) (sons|daughters|kids|children)',
    yes: [
      ["School holidays, three girls who've never seen the sea, Trat", { adults: 2, children: 3, foreigners: 5 }],
      ['First long haul, one boy who gets carsick. Trat', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['two girls who want to party', 'family with two boys'],
  },
  {
    who: 'companion',
    en: `
      {along}(another|a fellow|one other|one more|another fellow|some other) (single|young|retired|solo|) ${PERSON_EN}{notMorePeople}, {fewWith} (someone|somebody){fromWhere}, {fewWith} (a|an|one|another|this) (nice|lovely|swedish|dutch|) ${PERSON_EN}{fromWhere},
      (another|a fellow) ${PERSON_EN} (and|&) (i|me)`,
    yes: [
      ['I teach in Roi Et. Trat with another teacher, 3 days', { adults: 2, foreigners: 2 }],
      ['Trat with someone from my yoga class', { adults: 2, foreigners: 2 }],
      ['Another nurse and I want to see Nan', { adults: 2, foreigners: 2 }],
    ],
    no: ['with another day', 'with someone local', 'another teacher told me'],
  },
  {
    who: 'friends_along',
    en: `{along}{count} (other|more|fellow) ${PERSONS_EN}{notMorePeople}`,
    yes: [['I teach in Nan. Trat with two other teachers', { adults: 3, foreigners: 3 }]],
    no: ['two other teachers told me', 'two other temples'],
  },
  {
    who: 'children',
    th: `(มี|พา|กับ|รวม|บวก|แล้วก็|และ|)${oneOf(CHILDREN_TH)}(เล็ก|ๆ|) อีก(ตั้ง|) {moreYoung} (ลูกเล็กเด็กแดง(ครบ|)|)`,
    unless: '(เพิ่ม|ขอ|เตียง|ตั๋ว)เด็กอีก, ลูกหลานอีก, ลูกหลาน ๆ อีก',
    yes: [
      ['ปู่ย่าอยากไปตราด มีเด็กอีก 3', { adults: 2, children: 3, seniors: 2 }],
      ['พ่อแม่อยากไปน่าน มีหลานอีกสองคน', { adults: 2, children: 2, seniors: 2 }],
    ],
    no: ['มีเด็กอีก 3 ขวบ', 'ลูกอีก 2 ปีเข้าโรงเรียน'],
  },
  {
    // By their school or where they are from: who write.
    who: 'friends_along',
    th: '{start}(เด็ก|นักเรียน|นักศึกษา|นศ.)(ม.|ปวช|ปวส|มหาลัย|มหา|หอ|ช่าง|วิศวะ|ปี|…) (ครับ|ค่ะ|คับ|) (ม.|ปี|) ({figure}|) (กับ|กะ|และ)เพื่อน(ๆ|) อีก {count} คน',
    yes: [
      ['เด็ก ม.6 กับเพื่อนอีก 3 คน ไปน่าน', { adults: 4 }],
      ['เด็กสุพรรณครับ ม.4 กับเพื่อนอีกสองคน ไปตราด', { adults: 3 }],
      ['เด็กหอกับเพื่อนอีกสองคน อยากไปน่าน', { adults: 3 }],
    ],
    no: ['พาเด็กไปน่านกับเพื่อนอีก 2 คน', 'เด็ก 3 คน'],
  },
  {
    name: 'a grown-up child, who drives (it may be the writer)',
    who: 'nobody',
    th: `${oneOf(OWN_CHILDREN_TH)} (จะ|เป็นคน|เป็น|ช่วย|อาสา|)(คน|)ขับ(รถ|)(ให้|พา|ไป|)`,
    unless: 'ถ้าลูก, (ผม|หนู|เรา|ฉัน)(เอง|)เป็น(ลูก|หลาน)',
    yes: [['พ่อกับแม่อายุ 70 กับ 66 อยากไปตราด ลูกชายขับให้', { adults: 1, seniors: 2 }]],
    no: ['ลูกนั่งคาร์ซีท', 'ผมเป็นหลานขับให้'],
  },
]
