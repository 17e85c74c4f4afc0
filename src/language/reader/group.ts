import type { Draft } from './draft.ts'
import { listOf, slotPattern } from './phrases.ts'
import type { Group } from './reading.ts'
import type { Sheet } from './sheet.ts'
import { mayMatch } from './triggers.ts'

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
      ฮันนีมูน, ครบรอบแต่งงาน, ขอแฟนแต่งงาน, honeymoon, honeymooners, newlyweds, newly weds,
      wedding anniversary, our anniversary, propose to my, propose my`),
    yes: ['ไปฮันนีมูนเกาะสมุย', 'our honeymoon in March'],
    no: ['ไปกับแฟน', 'a wedding in Hua Hin'],
  },
  {
    group: 'colleagues',
    reads: listOf(`
      ที่ทำงาน, เพื่อนร่วมงาน, เอาท์ติ้ง, เอาต์ติ้ง, สัมมนา, ออฟฟิศ, บริษัทเรา, company outing, company trip,
      company retreat, team building, team outing, office trip, colleagues, coworkers, co-workers`),
    yes: ['พาออฟฟิศไปเอาท์ติ้ง 20 คน', 'a company outing for 25'],
    no: ['บริษัททัวร์แนะนำ', 'a train company'],
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
      กับเพื่อน, แก๊ง, กลุ่มเพื่อน, เพื่อนสาว, เพื่อนสนิท, สายปาร์ตี้กับเพื่อน, friends, mates, girls trip, girls' trip,
      boys trip, stag do, hen do, bachelor party, bachelorette, buddies`),
    yes: ['ไปกับเพื่อน 4 คน', 'a girls trip'],
    no: ['เพื่อน ๆ แนะนำหน่อย', 'hi friendly people'],
  },
  {
    group: 'couple',
    reads: listOf(`
      กับแฟน, กับสามี, กับภรรยา, กับเมีย, กับผัว, ผัวเมีย, คู่รัก, สองคนกับแฟน, couple, my wife, my husband,
      my hubby, my girlfriend, my boyfriend, my partner, wife and i, husband and i`),
    yes: ['ไปกับแฟน', 'my wife and I'],
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

const PATTERNS = GROUP_RULES.map(({ group, reads }) => ({ group, ...slotPattern(reads) }))
/** Readers of a forum, performances, and what nobody brings along. */
const OTHERS =
  /\b(?:hi|hello|hey|dear) (?:all|everyone|guys|friends|folks)\b|\bcouple of\b|\bsolo (?:concert|show)|\bwithout (?:kids|children)\b|(?:เพื่อน|พี่)\s?ๆ/g

export function readGroup(sheet: Sheet, draft: Draft): void {
  const text = sheet.text.replace(OTHERS, (words) => ' '.repeat(words.length))
  draft.group ??=
    PATTERNS.find(({ pattern, triggers }) => mayMatch(sheet.letters, triggers) && text.search(pattern) >= 0)?.group ??
    null
}
