/** Names of places as people type them, and words that are no such name. */
import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })
const mustVisit = (prompt: string) => read(prompt).mustVisit.map(({ placeId }) => placeId)

describe('a sight by the name that people type', () => {
  it.each([
    ['พาลูกไปหาหมูเด้ง วันเดียว', 'th-20-khao-kheow'],
    ['อยากไปไหว้พระธาตุนคร 2 วัน', 'th-80-phra-mahathat'],
    ['อยากไปร่องขุ่น 1 วัน', 'th-57-wat-rong-khun'],
    ['อยากไปไชยวัฒนาราม 1 วัน', 'th-14-wat-chaiwatthanaram'],
    ['อยากไปปางช้างแม่สา 1 วัน', 'th-50-maesa-elephant-camp'],
    ['3 วัน หาดสุรินทร์ ภูเก็ต', 'th-83-surin-beach'],
    ['2 days, we want to see Phnom Rung', 'th-31-phanom-rung'],
    ['3 days in Krabi with the Crystal Pool', 'th-81-emerald-pool'],
    ['a day at Wat Samphran', 'th-73-wat-samphran'],
    ['4 days at Layan Beach', 'th-83-layan-beach'],
  ])('%s', (prompt, placeId) => {
    expect(mustVisit(prompt)).toContain(placeId)
  })
})

describe('a quarter without a sight leads to its town', () => {
  it.each([
    ['4 days in Naklua', 'pattaya'],
    ['5 nights at Bang Rak Beach', 'ko-samui'],
    ['3 days in Samoeng', 'mae-rim'],
  ])('%s', (prompt, destination) => {
    expect(read(prompt).destinations).toContain(destination)
  })
})

describe('words that are most of a name name no sight', () => {
  it.each([
    'Live in Bangkok, want 3 days in Krabi',
    'We love the Kingdom, 5 days in Phuket',
    'Sunday market in Phuket, 3 days',
    'พาปู่ย่าไปเที่ยวอุดร 3 วัน',
    'อยากไปวัดป่า สุพรรณ 2 วัน',
  ])('%s', (prompt) => {
    expect(mustVisit(prompt)).toEqual([])
  })
})
