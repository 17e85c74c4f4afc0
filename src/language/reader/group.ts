import type { Draft } from './draft.ts'
import { COUNT } from './numbers.ts'
import { listOf, slotPattern } from './phrases.ts'
import type { Group } from './reading.ts'
import type { Sheet } from './sheet.ts'
import { mayMatch } from './triggers.ts'

const SLOTS = {
  number: `(?:${COUNT})`,
  /** How many they are follows. */
  staff: String.raw`(?=[ก-์]{0,10}\s?(?:${COUNT})\s?(?:คน|ท่าน|ชีวิต))`,
}

interface GroupRule {
  readonly group: Group
  readonly reads: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** The kind of group, most special first. The words stay, because they also say how many they are. */
export const GROUP_RULES: readonly GroupRule[] = [
  {
    group: 'honeymoon',
    reads: listOf(`
      ฮันนีมูน, ขอแฟนแต่งงาน, honeymoon, honeymooners, newlyweds, newly weds, propose to my, propose my`),
    yes: ['ไปฮันนีมูนเกาะสมุย', 'our honeymoon in March'],
    no: ['ไปกับแฟน', 'a wedding in Hua Hin', 'ครบรอบแต่งงาน 8 ปี'],
  },
  {
    group: 'colleagues',
    reads: listOf(`
      (เพื่อน|คน|พี่|น้อง|พี่ๆ|ทริป|จาก)ที่ทำงาน, เพื่อนร่วมงาน, เอาท์ติ้ง, เอาต์ติ้ง, สัมมนา, ออฟฟิศ, บริษัทเรา, (ทริป|ทัวร์|พา|เที่ยว)บริษัท, พนักงาน{staff}, พนง., พนักงานบริษัท, ทีมงาน,
      (ทั้ง|พา|ทริป|คน)แผนก, แผนก{staff}, ฝ่าย{staff}, ลูกน้อง, ทีมขาย, ทีมเซลส์, ทริปออฟฟิศ, เลี้ยงส่ง, outing, company outing, (company|corporate|office|staff|work|team|department) (trip|outing|retreat|getaway|party|holiday|weekend|tour|excursion),
      team building, our (office|company|department), (employees|staff members), {number} staff, office of {number}, colleague(s), coworker(s), co-worker(s), workmate(s)`),
    yes: [
      'พาออฟฟิศไปเอาท์ติ้ง 20 คน',
      'a company outing for 25',
      'พนักงานทั้งหมด 40 คนไปตราด',
      'แผนกบัญชี 8 คน',
      'staff trip to Nan, 20 people',
    ],
    no: ['บริษัททัวร์แนะนำ', 'a train company', 'พนักงานโรงแรมแนะนำ', 'the staff were kind'],
  },
  {
    group: 'parents',
    reads: listOf(`
      พาพ่อ, พาแม่, พาคุณพ่อ, พาคุณแม่, พ่อกับแม่, พาปู่, พาย่า, พาตา, พายาย, my parents, our parents, my mum,
      my mom, my mother, my dad, my father, my grandparents, with mum, with mom, with dad, in-laws`),
    yes: ['พาแม่ไปไหว้พระ', 'with my parents'],
    no: ['แม่น้ำโขง', "mother's day"],
  },
  {
    group: 'family',
    reads: listOf(`
      ครอบครัว, พาลูก, มีลูก, ลูกเล็ก, พ่อแม่ลูก, family, families, with kids, with children, our kids, my kids,
      our children, my son, my daughter, our son, our daughter, toddler, our baby`),
    yes: ['ทริปครอบครัว', 'a family of four'],
    no: ['ร้านลูกชิ้น', 'without kids'],
  },
  {
    group: 'friends',
    reads: listOf(`
      กับเพื่อน, กะเพื่อน, แก๊ง, แก๊งค์, แกงค์, ก๊วน, กลุ่มเพื่อน, ผองเพื่อน, เพื่อนสาว, เพื่อนสนิท, เพื่อนซี้, เพื่อน(มหาลัย|มัธยม|เก่า|สมัยเรียน|ร่วมรุ่น|รัก|ๆ|กัน|ผม|เรา){staff}, เพื่อน {number} คน, เพื่อนร่วมรุ่น, เพื่อนสมัย,
      สายปาร์ตี้กับเพื่อน, friends, mates, besties, bestie, best friend, squad, barkada, tropa, gang of {number}, lads, girls trip, girls' trip, girls weekend, lads weekend,
      boys trip, stag do, hen do, bachelor party, bachelorette, buddies, uni mates, classmates, roommates, flatmates, (and|with|plus) (my|a|one) (friend|buddy|mate|pal)`),
    yes: ['ไปกับเพื่อน 4 คน', 'a girls trip', 'เพื่อนมหาลัย 6 คน', 'me and my bestie', 'a squad of five'],
    no: ['เพื่อน ๆ แนะนำหน่อย', 'hi friendly people', 'บ้านเพื่อนบ้าน', 'the primates'],
  },
  {
    group: 'couple',
    reads: listOf(`
      (กับ|กะ|พา|ชวน)(คุณ|)(แฟน|สามี|ภรรยา|เมีย|ผัว), แฟนกับ(เรา|ผม|หนู|ฉัน), ผัวเมีย, สามีภรรยา, คู่รัก, สองคนกับแฟน, ครบรอบแต่งงาน, ครบรอบ…กับแฟน, couple, my (wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner|fiance|fiancee|missus),
      (wife|husband|hubby|gf|bf|girlfriend|boyfriend|fiance|fiancee) (and|&|n) (i|me), (me|i) (and|&|n) (the|) (wife|husband|hubby|gf|bf|girlfriend|boyfriend|missus), hubby, wedding anniversary, our anniversary, happy couple`),
    yes: ['ไปกับแฟน', 'my wife and I', 'bf and I', 'my gf wants the sea', 'พาเมียไปตราด'],
    no: ['a couple of days', 'คู่มือท่องเที่ยว'],
  },
  {
    group: 'solo',
    reads: listOf(`
      คนเดียว, ฉายเดี่ยว, ลำพัง, โซโล่, solo, alone, by myself, on my own, just me, just myself`),
    yes: ['ไปคนเดียว', 'solo trip'],
    no: ['one person per day', 'a solo concert hall'],
  },
]

const PATTERNS = GROUP_RULES.map(({ group, reads }) => ({ group, ...slotPattern(reads, SLOTS) }))
/** Readers of a forum, performances, and what nobody brings along. */
const OTHERS =
  /\b(?:hi|hello|hey|dear) (?:all|everyone|guys|friends|folks)\b|\bcouple of\b|\bsolo (?:concert|show)|\bwithout (?:kids|children)\b|(?:เพื่อน|พี่)\s?ๆ/g

export function readGroup(sheet: Sheet, draft: Draft): void {
  const text = sheet.text.replace(OTHERS, (words) => ' '.repeat(words.length))
  draft.group ??=
    PATTERNS.find(({ pattern, triggers }) => mayMatch(sheet.letters, triggers) && text.search(pattern) >= 0)?.group ??
    null
}
