import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })
const idsOf = (prompt: string) => read(prompt).mustVisit.map(({ placeId }) => placeId)

describe('a sight by a part of its name, without a province', () => {
  it.each([
    ['อยากไปร่องขุ่น 1 วัน', 'th-57-wat-rong-khun'],
    ['พาแม่ไปผาซ่อนแก้ว 2 วัน', 'th-67-wat-pha-sorn-kaew'],
    ['เที่ยววัดหนองแวงวันเดียว', 'th-40-wat-nong-wang'],
    ['แวะวัดบางกุ้งครึ่งวัน', 'th-75-wat-bang-kung'],
    ['ไปโขกู้โส่ 2 วัน', 'th-58-kho-ku-so'],
  ])('%s', (prompt, id) => {
    expect(idsOf(prompt)).toEqual([id])
  })

  it.each([
    ['any old market', 'อยากเดินตลาดเก่า 1 วัน'],
    ['a feast, and not the temple that is called so', 'อยากไปฉลองวันเกิดแฟน 2 วัน'],
    ['a colour', 'อยากไปที่ทะเลสีน้ำเงิน 2 วัน'],
    ['any stupa', 'อยากไปไหว้เจดีย์ 1 วัน'],
  ])('%s: %s', (_, prompt) => {
    expect(idsOf(prompt)).toEqual([])
  })
})

describe('a sight that is called like a kind or a district', () => {
  it.each([
    ['อยากไปทะเลบัวแดง 2 วัน', ['th-41-red-lotus-lake']],
    ['พาลูกไปไนท์ซาฟารี 2 วัน', ['th-50-night-safari']],
    ['อยากไปจตุจักร 1 วัน', ['th-10-chatuchak-market']],
    ['Chiang Mai for 3 days, with the night bazaar', ['th-50-night-bazaar']],
    ['อยากเดินตลาดโต้รุ่ง 1 วัน', []],
    ['2 days, we want to see night bazaars', []],
    ['Chiang Mai for 3 days, and we want to see a big buddha', []],
    ['ขับรถจากจตุจักรไปน่าน 3 วัน', []],
  ])('%s: %j', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids)
  })
})

describe('a sight in a text without capitals', () => {
  it.each([
    ['2 days, want to see hellfire pass', ['th-71-hellfire-pass']],
    ['we are going to phanom rung for 2 days', ['th-31-phanom-rung']],
    ['1 day, asiatique and lumphini park', ['th-10-asiatique', 'th-10-lumphini-park']],
    ['a day trip to elephant nature park', ['th-50-elephant-nature-park']],
    ['3 days, visit central world', ['th-10-centralworld']],
    // Beside a province with its capital, also one that is called like a kind.
    ['2 days in Amphawa with the firefly boat', ['th-75-x-firefly-boat']],
    ['4 days in Bangkok including safari world', ['th-10-safari-world']],
  ])('%s', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids)
  })

  it.each([
    ['a kind', '2 days, we want to see nature parks'],
    ['a beach like any', '2 days, want to see the beach'],
    ['people', '3 days, going to see friends of mine'],
    ['an ordinary phrase', '2 days, see how it goes, to relax'],
  ])('%s: %s', (_, prompt) => {
    expect(idsOf(prompt)).toEqual([])
  })
})
