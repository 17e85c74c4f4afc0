import type { Draft } from './draft.ts'
import { ELDERS_TH, OWN_CHILDREN_TH } from './kin-words.ts'
import { addKin, adults, children } from './party-heads.ts'
import { words } from './phrases.ts'

// `แม่ชอบวัด พ่อชอบตกปลา เราชอบคาเฟ่`: everybody of a party, by what each of them likes.

const SELF = '(?:เรา|ผม|หนู|ฉัน|ดิฉัน|กู|กุ)'
const OLD = words(`พ่อตา, แม่ยาย, ${ELDERS_TH}, อากง, อาม่า`)
const YOUNG = words(OWN_CHILDREN_TH)
const GROWN = '(?:พี่สาว|พี่ชาย|น้องสาว|น้องชาย|พี่เขย|พี่|น้อง|แฟน|สามี|ภรรยา|เมีย|ผัว|น้า|ป้า|ลุง)'
const WHO = `(?:คุณ)?(?:${SELF}|${OLD}|${YOUNG}|${GROWN})`
const LIKES = '(?:ก็|นี่|เขา|เค้า|แก)?(?:ไม่|ไม่ค่อย)?(?:ชอบ|อยาก|เน้น|รัก|สาย)'
const ONE = `(?<![ก-์])${WHO}${LIKES}`

/** Three or more of them, one of whom writes. */
export const EACH_LIKES = `${ONE}(?:[^\\n]{1,40}?${ONE}){2,6}`

const ONES = new RegExp(`(?<![ก-์])(?:คุณ)?(?:(${SELF})|(${OLD})|(${YOUNG})|(${GROWN}))${LIKES}`, 'g')
const FEWEST = 3

/** False always: what they like is read elsewhere. */
export function eachLiker(draft: Draft, text: string): boolean {
  const ones = [...text.matchAll(ONES)]
  const named = (group: number) => new Set(ones.flatMap((one) => one[group] ?? []))
  const [selves, old, young, grown] = [named(1), named(2), named(3), named(4)]
  if (selves.size === 0 || 1 + old.size + young.size + grown.size < FEWEST) return false
  adults(draft, 1 + grown.size)
  if (young.size > 0) children(draft, young.size)
  for (const who of old) addKin(draft, who)
  return false
}
