import type { Member } from './party-member.ts'

// Who of those who are named are the same people, and whose grandchildren the others are.

/** The words for one of a pair, with the words for the other one. */
const HALVES: readonly (readonly [string, string])[] = [
  ['พ่อ', 'แม่'],
  ['ป๊า', 'ม้า'],
  ['ป๊า', 'ม๊า'],
  ['ปะป๊า', 'หม่าม้า'],
  ['ปะป๊า', 'หม่าม๊า'],
  ['ปู่', 'ย่า'],
  ['ตา', 'ยาย'],
  ['อากง', 'อาม่า'],
  ['พ่อตา', 'แม่ยาย'],
  ['พ่อสามี', 'แม่สามี'],
  ['พ่อแฟน', 'แม่แฟน'],
]

/** `พ่อตาแม่ยาย … ผม เมีย พ่อตา แม่ยาย`: the pair is named again, one by one. */
export function withoutHalves(people: readonly Member[]): readonly Member[] {
  const halves = new Set(people.flatMap(({ word }) => halvesOf(word)))
  return halves.size === 0 ? people : people.filter(({ word, count }) => count !== 1 || !halves.has(word))
}

function halvesOf(pair: string): readonly string[] {
  if (pair === 'ปู่ย่าตายาย') return ['ปู่', 'ย่า', 'ตา', 'ยาย']
  const [one, other] =
    HALVES.find(
      ([first, last]) =>
        pair.startsWith(first) && pair.endsWith(last) && LINKS.has(pair.slice(first.length, -last.length)),
    ) ?? []
  if (one !== undefined && other !== undefined) return [one, other, ...(OF_PARTNER.test(pair) ? THEIR_PARENTS : [])]
  return OF_PARTNER.test(pair) ? THEIR_PARENTS : []
}
const LINKS = new Set(['', 'กับ', 'กะ', 'และ', 'คุณ', 'กับคุณ', 'และคุณ'])
const OF_PARTNER = /^(?:their )?(?:พ่อสามีแม่|พ่อแฟนแม่|พ่อแม่)[ก-์]{0,8}?(?:แฟน|สามี|ภรรยา|เมีย|ผัว|เขา|เค้า)$/
/** As `party-found.ts` names the father and the mother of a partner. */
const THEIR_PARENTS = ['their พ่อ', 'their แม่']

/** `ตา พ่อ แม่ เรา น้องชาย`: parents beside a grandparent are no seniors, unless the writer has children. */
export const areBetween = (people: readonly Member[]): boolean =>
  people.some(({ word }) => GRANDPARENT.test(word)) &&
  !people.some(({ rule, word }) => rule.group === 'child' && !word.startsWith('น้อง'))
const GRANDPARENT =
  /^(?:ตา|ยาย|ปู่|ย่า|อากง|อาม่า|ตา(?:กับ|กะ|และ)?ยาย|ปู่(?:กับ|กะ|และ)?ย่า|ปู่ย่าตายาย|gran|nan|nana|nanna|gramps|grann?y|gran(?:d?dad|dma|dpa|dmother|dfather|dparents))$/
