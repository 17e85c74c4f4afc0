import { expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()

function read(prompt: string) {
  const { party, assumed } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
  return {
    people: party.adults,
    capped: assumed.flatMap(({ code, values }) => (code === 'party_capped' ? [values] : [])),
  }
}

it.each([
  ['ทริปบริษัท 120 คน ไปพัทยา 2 วัน', 120],
  ['company outing for 150 people to Hua Hin, 2 days', 150],
])('%s: as many as a trip may have are counted, and it says so', (prompt, said) => {
  expect(read(prompt)).toEqual({ people: 100, capped: [{ said, people: 100 }] })
})

it.each([
  ['พาพนักงาน 100 คน ไประยอง 2 วัน', 100],
  ['2 คนไปดูคอนเสิร์ตที่คนดู 300 คน เชียงใหม่ 2 วัน', 2],
])('%s: says nothing of it', (prompt, people) => {
  expect(read(prompt)).toEqual({ people, capped: [] })
})
