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

describe('people who are spoken of as travellers', () => {
  it.each([
    ['Trat for 4 days. My uncle gets carsick', '2 0 0', 'what befalls him on the way'],
    ['4 days in Trat. My aunt is coming along. No temples. My brother hates boats', '3 0 0', 'in sentences apart'],
    ['Trat. The twins have never flown. Hubby is scared of heights', '2 2 0', 'children and a partner'],
    ['Taking mum to Trat. My cousin does the driving', '2 0 1', 'a driver'],
    ['Taking mum to Trat. Mum has bad knees', '1 0 1', 'the same person again'],
    ['British family in Trat. Girls are fussy eaters', '2 2 0', 'children of a family without a number'],
    ['Trat. Beth wants to surf, Tom hates boats, I want sleep', '3 0 0', 'by their names'],
    ['2 weeks with Duane in Trat', '2 0 0', 'a name that is not common'],
    ['Taking Liam to Trat', '2 0 0', 'who is taken'],
    ['Colleague is Hindu, I am vegan. A day in Trat', '2 0 0', 'a diet of each'],
    ['พาพ่อไปตราด 3 วัน พี่เขยขาไม่ดี', '2 0 1', 'a sentence about somebody else'],
    ['ไปตราดสองวัน ป้าแพ้กุ้ง น้าเมาเรือ', '3 0 0', 'two of them'],
    ['พาอาม่าไปตราด น้าช่วยขับ', '2 0 1', 'a driver, in Thai'],
    ['พี่สาวอยากดำน้ำ ลูกสาวงอแงง่าย ไปตราด 2 วัน', '2 1 0', 'a sister and a child'],
    ['ลุงกับป้าอายุ 70 กับ 66 จะไปตราด ผมขับรถพาไป', '1 0 2', 'the writer drives the others'],
  ])('%s: %s (%s)', (text, party) => expect(partyIn(text)).toBe(party))

  it.each([
    ['4 of us in Trat. My uncle gets carsick', '4 0 0', 'all are counted'],
    ['Trat, solo. My brother hates that I go', '1 0 0', 'somebody at home'],
    ['Trat for 4 days. My uncle lives there', '1 0 0', 'somebody who lives there'],
    ['Trat for 4 days. My aunt wants photos', '1 0 0', 'a wish for photos'],
    ['Trat for 4 days. My brother loves temples but has to work', '1 0 0', 'who stays at home'],
    ['Dinner with Tom, then 4 days in Trat', '1 0 0', 'who is met for dinner'],
    ['ไปตราด 3 วัน ป้าชอบโทรตาม', '1 0 0', 'somebody at home, in Thai'],
    ['ไปกัน 4 คน พี่สาวแพ้กุ้ง', '4 0 0', 'all are counted, in Thai'],
    ['พ่อ แม่ ลูก 3 คน อยากไปตราด', '2 1 0', 'the number of all three'],
  ])('%s: %s (%s)', (text, party) => expect(partyIn(text)).toBe(party))
})
