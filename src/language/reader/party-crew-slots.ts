import { SELF } from './common-words.ts'
import { maybe, notFollowedBy, notRightBefore, oneOf, rightAfter, type Slots, words } from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

// Members of a party by their names, and the number of a staff or a club of which some are counted.

/** A nickname, or `แม่เอ๋`. */
const NAME_TH =
  notRightBefore(`
    เด็ก, ผู้, ครอบ, พ่อแม่, คน, เพื่อน, หลาย, ชาย, หญิง, ลูก, พี่น้อง, ปู่ย่า, ตายาย, อยาก, ไป, จะ, วัน, และ, กับ, ทั้ง, รวม, สิทธิ,
    ส่วนลด, ค่า, บัตร, แต้ม`) + thaiLetters(2, 9)
const NAMES_TH = {
  name: NAME_TH,
  names: `(?:(?:\\s?[,/+]\\s?|\\s)${NAME_TH}){0,9}?`,
  more: `(?:(?:\\s?[,/+]\\s?|\\s)${NAME_TH}){1,9}`,
  gap: '\\s?',
  colon: '\\s?:?\\s?',
  stop: '(?=[\\s,.)]|$)',
  lineEnd: '(?=\\s?(?:[.\\n)]|$))',
}

/** “Me”, or a name, also “Ann's sister”. */
const NAME_EN = words(
  "me, myself, {one}('s (mum|mom|dad|mother|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|friend|cousin))",
  {
    one:
      notRightBefore(`
      me, i, my, our, the, a, an, two, three, four, five, six, both, adult(s), senior(s), kid(s), children, couples, family,
      friend(s), guys, girls, boys, men, women, vegetarian(s), vegan(s), mostly, all, mixed, young, old, first, solo,
      retired, student(s), wife, husband, mum, mom, dad, parents`) + '[a-zà-ÿ-]{2,14}',
  },
)
const NAMES_EN = {
  name: NAME_EN,
  names: `(?:, ${NAME_EN}){0,9}`,
  gap: '\\s?',
  mayComma: ',?',
  stop: '(?=\\s?(?:[.,;!)\\n]|$))',
}

/** A number of heads. */
const HEADS = words('{figures}, ten, twelve, fifteen, twenty', { figures: '\\b\\d{1,3}' })

export const PARTY_CREW_SLOTS: Slots = {
  /** Members by their names: `สมาชิกมีแนน ต้น และก้อง`, `ทริปนี้มีแนน ต้น และเรา`. */
  crewTh: words(
    `
    (ผู้ร่วม(เดินทาง|ทริป|ชะตากรรม|อุดมการณ์)|สมาชิก(ในทริป|ทริป|ร่วมทริป|)|ลูกทริป){gap}(มี|คือ|ได้แก่|ประกอบด้วย|:){colon}{name}(
    {names}{gap}(และ|กับ){gap}{name}{stop}|{more}{lineEnd}),
    (ทริป|รอบ|งาน|คราว)นี้(มี|ไปกัน){gap}{name}{names}{gap}(และ|กับ){gap}${oneOf(SELF)}{stop}`,
    NAMES_TH,
  ),
  /** The same in English: “the crew: Tom, Ann and Leo”. */
  crewEn: words(
    `
    ((the |our |)(crew|gang|squad|travel(l)ers|members|participants|passengers)|
    who('s| is) (going|coming|travel(l)ing)) (:|=|-|are|is){gap}{name}{names}({mayComma}{space}(and|&){space}|{comma}{space}){name}{stop}`,
    NAMES_EN,
  ),
  /** After the number of a staff or a club: `พนักงาน 30 คน โดย`. */
  ofStaff: rightAfter(
    `
    (พนักงาน|เจ้าหน้าที่|ทีมงาน|นักศึกษา|ข้าราชการ|สมาชิก(ชมรม)|ลูกทัวร์){gap}{count}{gap}(คน|ท่าน){signs}(โดย|แต่|ซึ่ง|และ|)`,
    {
      gap: '\\s?',
      count: words('{figures}, {word}', { figures: '\\d{1,3}', word: thaiLetters(2, 10) }),
      signs: '[\\s,(:]{0,3}',
    },
  ),
  /** After the number of the whole, in English: “12 pax, incl.”, “we are ten (”. */
  ofWhole: rightAfter(
    `
    {heads} (pax|people|persons|of us|members|employees|staff|guests){signs}{with}{with},
    (we're|we are|(group|party|team|crew) of|group:|total of) {heads}( people| pax| persons|){signs}{with}{with}`,
    { heads: HEADS, signs: '[,.;:]? ?\\(?', with: maybe('(with|including|incl|incl.){space}') },
  ),
  /** No men or women are counted after it. */
  oneSex: notFollowedBy('({comma}|&|+|){gap}(และ|กับ|){gap}(ผู้)(ชาย|หญิง)', { gap: '\\s?' }),
  /** The same in English. */
  oneSexEn: notFollowedBy(
    `
    ({comma}|and|&|+|) (and |)({figure}|two|three|four|five|six|seven|eight|nine|ten|) (men|women|guys|girls|boys|ladies|
    gents|males|females)`,
    { figure: '\\d{1,2}' },
  ),
}
