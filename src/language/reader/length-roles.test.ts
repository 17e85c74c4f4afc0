import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../test/support/cases.ts'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import type { Cue } from './cues.ts'
import { DAY_TRIP_CUES } from './day-trip-rules.ts'
import { ARE_HERE, ASKED_LENGTH, IS_ENOUGH, JOURNEY_LENGTH, REST_FOLLOWS, THAI_PART } from './length-journey-rules.ts'
import { LENGTH_ROLES } from './length-role-rules.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

/** Whether a cue reads the words beside what stands between ‹ and ›. */
function reads(cue: Cue, text: string): boolean {
  const [before = '', rest = ''] = text.toLowerCase().split('‹')
  return cue.test(cue.side === 'before' ? before : rest.slice(rest.indexOf('›') + 1).replace(/^[ -]/, ''))
}

describe.each([
  ['a length', LENGTH_ROLES],
  ['a town of a day trip', DAY_TRIP_CUES],
  ['the length of a whole stay', [JOURNEY_LENGTH]],
  ['a length that is asked for', [ASKED_LENGTH]],
  ['a length with a rest', [REST_FOLLOWS]],
  ['where they are', [ARE_HERE]],
  ['a length that they ask about', [IS_ENOUGH]],
  ['the part in Thailand', [THAI_PART]],
])('words beside %s', (_what, cues) => {
  const rows = (pick: 'yes' | 'no') =>
    cues.flatMap((cue) => cue.rules.flatMap((rule) => rule[pick].map((text) => [text, rule.name, cue] as const)))

  it.each(rows('yes'))('%s: %s', (text, _name, cue) => {
    expect(reads(cue, text)).toBe(true)
  })

  it.each(rows('no'))('%s: not %s', (text, _name, cue) => {
    expect(reads(cue, text)).toBe(false)
  })
})

describe('a longer stay of which a part is asked for', () => {
  it.each<readonly [prompt: string, days: number]>([
    ['We are in Thailand for 3 weeks; please plan our 4 days in Nan.', 4],
    ["I'm backpacking around Thailand for a month, now in Pai, and want to go to Phrae tomorrow for 2 or 3 days", 3],
    ['Our holiday is 3 weeks long. For the first 5 days we want Bangkok and Ayutthaya.', 5],
    ['Three weeks overland from Singapore to Bangkok. Ideas for the Thai leg, 9 days?', 9],
    ['อยู่ไทยทั้งหมด 2 อาทิตย์ แต่ขอแผนเฉพาะ 3 วันที่ตรัง', 3],
    // Questions about a part.
    ['Is 3 nights on Phi Phi too long? 10 days in Krabi', 10],
    ['would 2 nights in Sukhothai be overkill? 8 days from Bangkok to Chiang Mai', 8],
    ['Is 10 days enough for Krabi and Trang?', 10],
    ['ปาย 3 วันพอไหม เที่ยวแม่ฮ่องสอน 6 วัน', 6],
    // Other parts of the stay are planned too.
    ['We have 2 weeks in Thailand and want to spend 4 days in Nan, the rest at the beach.', 14],
    ["Three weeks in Thailand. We'd like to stay in Krabi for 5 days and on Samui for 5 days.", 21],
    ['We will be in Thailand for 10 days and plan to visit Bangkok, Krabi, and stay on Phi Phi for 2 days.', 10],
    ["We'll be in Thailand for 12 days, 5 of them in Phuket, the rest in Bangkok.", 12],
  ])('%s: %i days', (prompt, days) => {
    expect(read(prompt).days).toBe(days)
  })
})

const PARTS = [
  'with a day trip to Phayao',
  'including one day trip to Lampang',
  'with two easy day trips',
  'and one day trip by train',
  'of which two days of cooking classes',
  'including one night in a tent',
  'with 2 days of trekking',
]
const PARTS_TH = ['ไปลำพูนเช้าเย็นกลับ', 'ไปลำปางแบบเดย์ทริปวันนึง', 'กางเต็นท์ 1 คืน', 'ในนั้นดำน้ำ 2 วัน', 'ไปพะเยาไปกลับวันเดียว']

describe('the length of a trip', () => {
  const days = integer({ min: 4, max: 21 })

  it('is not changed by what is within it', () => {
    assert(
      property(days, constantFrom(...PARTS), constantFrom('', ', in January', '. Two adults'), (count, part, more) => {
        expect(read(`${count} days in Chiang Mai ${part}${more}`).days).toBe(count)
      }),
      { numRuns: cases(60) },
    )
    assert(
      property(days, constantFrom(...PARTS_TH), (count, part) => {
        expect(read(`เชียงใหม่ ${count} วัน ${count - 1} คืน ${part}`).days).toBe(count)
      }),
      { numRuns: cases(60) },
    )
  })

  it('is that of all stays if each has one and no whole is said', () => {
    assert(
      property(integer({ min: 1, max: 9 }), integer({ min: 1, max: 9 }), (first, second) => {
        expect(read(`${first} nights in Nan, then ${second} nights in Phrae`).nights).toBe(first + second)
      }),
      { numRuns: cases(30) },
    )
  })

  it('is that of the whole where more is open', () => {
    expect(read('9 days: Trang, Satun and then an island').days).toBe(9)
    expect(read('a couple of days in Bangkok and the rest in Trang, 8 days').days).toBe(8)
    expect(read('3 weeks is too long, so 12 days in Isan').days).toBe(12)
    expect(read('leaving Oslo in 25 days, ten days around Krabi').days).toBe(10)
    expect(read('9 days based in Chiang Rai, 3 days of trekking, and 2 nights in Nan as well').days).toBe(9)
    expect(read('the first 2 nights are booked in Krabi town, after that we have 6 days on Koh Lanta').days).toBe(8)
  })

  it('leaves no night in the town of a day trip', () => {
    const trip = read('4 days in Bangkok, including a day trip to Lopburi')
    expect([trip.base?.provinceCode, trip.stays]).toEqual(['10', undefined])
    const stays = read('Bangkok 3 days, a day trip to Lopburi, then Krabi 3 days').stays
    expect(stays?.map(({ provinceCodes }) => provinceCodes)).toEqual([['10'], ['81']])
    expect(read('a day trip to Lopburi from Bangkok').days).toBe(1)
  })
})
