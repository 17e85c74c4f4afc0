import { describe, expect, it } from 'vitest'
import { emptyDraft } from './empty-draft.ts'
import { readParty, settleParty } from './party.ts'
import { languageOf } from './prompt-language.ts'
import { Sheet } from './sheet.ts'

/** Adults, children, seniors. */
function partyIn(text: string): string {
  const draft = emptyDraft(languageOf(text))
  readParty(new Sheet(text), draft)
  const { adults, children, seniors } = settleParty(draft)
  return `${adults} ${children} ${seniors}`
}

describe('people who are named twice, and families of three generations', () => {
  it.each([
    ['พาพ่อสามีแม่สามีไปตราด มีเรา สามี พ่อสามี แม่สามี', '2 0 2', 'a pair, then one by one'],
    ['พาปู่ย่าไปน่าน ไปกันสามคน ปู่ ย่า หนู', '1 0 2', 'a pair of grandparents, then one by one'],
    ['พาปู่ย่าตายายไปน่าน ผมกับน้องสาว ยายเดินไม่ไหว', '2 0 4', 'one of four again'],
    ['ไปกัน 5 คน มียาย แม่ น้า เรา น้องสาว', '4 0 1', 'the mother beside the grandmother'],
    ['my gran, my mum, my dad and I', '3 0 1', 'the parents beside the grandmother'],
    ['ผม เมีย ลูก 5 ขวบ พ่อ แม่ ยาย', '2 1 3', 'the parents of somebody with children'],
    ['พ่อ แม่ ลูกสาว 3 ขวบ ลูกสาว 8 ขวบ ไปชะอำ', '2 2 0', 'children with the same word'],
    ['พาลูกไปทะเล พ่อ แม่ ลูก 4 ขวบ ลูก 7 ขวบ', '2 2 0', 'the writer is one of the parents'],
    ['ลูก 5 ขวบกับ 8 ขวบ ไปกับพ่อแม่รวมเป็นสี่', '2 2 0', 'children with their parents'],
    ['ลูกสองคน 6 ขวบกับ 9 ขวบ ไปกับป๊าม้า', '2 2 0', 'their number and their ages'],
    ['พ่อกับแม่พาลูก 3 คนไปเลย', '2 3 0', 'three are taken along'],
    ['เด็กเล็ก 3 คน ไปกับเรา', '2 3 0', 'both parents'],
    ['เรากับเพื่อนซี้สองคน', '2 0 0', 'the two of them'],
    ['เรากับเพื่อนซี้อีกสองคน', '3 0 0', 'two more'],
  ])('%s: %s', (text, party) => expect(partyIn(text)).toBe(party))
})
