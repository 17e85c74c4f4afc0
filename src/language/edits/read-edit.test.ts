import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import type { Change, EditStop } from './edit.ts'
import { readEdit } from './read-edit.ts'

const gazetteer = shippedGazetteer()
const stop = (day: number, placeId: string, nameTh: string, nameEn: string, category: string): EditStop => ({
  day,
  placeId,
  nameTh,
  nameEn,
  provinceCode: '50',
  category,
})
const SUTHEP = 'th-50-wat-phra-that-doi-suthep'
const stops = [
  stop(1, SUTHEP, 'วัดพระธาตุดอยสุเทพ', 'Wat Phra That Doi Suthep', 'temple'),
  stop(2, 'th-50-mae-sa', 'น้ำตกแม่สา', 'Mae Sa Waterfall', 'waterfall'),
  stop(3, 'own', 'สวนของป้าแดง', 'Garden of Auntie Daeng', 'garden'),
  stop(3, 'th-50-akha-ama-phra-singh', 'อาข่า อ่ามา พระสิงห์', 'Akha Ama Coffee, Phra Singh', 'cafe'),
]
const read = (prompt: string) => readEdit(prompt, { today: '2026-11-21', gazetteer, days: 3, stops })

const kind = (key: string, text: string) => ({ kind: 'concept', key, text }) as const
const place = (placeId: string, text: string) => ({ kind: 'place', placeId, text }) as const

/** Each row: the prompt, and the changes that it asks for. */
const CASES: readonly (readonly [string, readonly Change[]])[] = [
  [
    'remove Akha Ama Coffee, Phra Singh',
    [
      {
        kind: 'remove',
        day: null,
        target: place('th-50-akha-ama-phra-singh', 'Akha Ama Coffee Phra Singh'),
      },
    ],
  ],
  [
    'make day 2 lighter, no museums, add a night market',
    [
      { kind: 'pace', day: 2, direction: 'lighter' },
      { kind: 'remove', day: null, target: kind('museum', 'museums') },
      { kind: 'add', day: null, target: kind('night_market', 'night market'), count: 1 },
    ],
  ],
  [
    'วันที่ 2 เบาลงหน่อย ไม่เอาพิพิธภัณฑ์ เพิ่มตลาดกลางคืน',
    [
      { kind: 'pace', day: 2, direction: 'lighter' },
      { kind: 'remove', day: null, target: kind('museum', 'พิพิธภัณฑ์') },
      { kind: 'add', day: null, target: kind('night_market', 'ตลาดกลางคืน'), count: null },
    ],
  ],
  [
    'day 2: more cafes, fewer temples. Keep day 1 as is',
    [
      { kind: 'add', day: 2, target: kind('cafe', 'cafes'), count: null },
      { kind: 'less', day: 2, target: kind('temple', 'temples') },
      { kind: 'keep', day: 1, target: null },
    ],
  ],
  [
    'Replace Mae Sa Waterfall with a cafe',
    [{ kind: 'replace', day: null, from: place('th-50-mae-sa', 'Mae Sa Waterfall'), to: kind('cafe', 'cafe') }],
  ],
  [
    'เปลี่ยนน้ำตกแม่สาเป็นคาเฟ่',
    [{ kind: 'replace', day: null, from: place('th-50-mae-sa', 'น้ำตกแม่สา'), to: kind('cafe', 'คาเฟ่') }],
  ],
  [
    'temples instead of waterfalls',
    [{ kind: 'replace', day: null, from: kind('waterfall', 'waterfalls'), to: kind('temple', 'temples') }],
  ],
  ['move Doi Suthep to day 3', [{ kind: 'move', target: place(SUTHEP, 'Doi Suthep'), to: 3 }]],
  ['ย้ายดอยสุเทพไปวันที่ 3', [{ kind: 'move', target: place(SUTHEP, 'ดอยสุเทพ'), to: 3 }]],
  [
    'remove the Garden of Auntie Daeng',
    [{ kind: 'remove', day: null, target: place('own', 'Garden of Auntie Daeng') }],
  ],
  [
    'start day 1 an hour later and be back by 6 pm',
    [
      { kind: 'shift', day: 1, part: 'start', minutes: 60 },
      { kind: 'window', day: 1, start: null, end: 1080 },
    ],
  ],
  [
    'ขอเริ่มสายขึ้น ไม่ขับรถ',
    [
      { kind: 'shift', day: null, part: 'start', minutes: 60 },
      { kind: 'transport', transport: 'public' },
    ],
  ],
  ['add one more day', [{ kind: 'days', days: 4 }]],
  [
    'ลดเหลือ 2 วัน งบ 3000',
    [
      { kind: 'days', days: 2 },
      { kind: 'budget', budget: { amount: 3000, per: 'trip' } },
    ],
  ],
  [
    'no more than 3 stops a day, vegetarian lunch',
    [
      { kind: 'max_stops', day: null, count: 3 },
      { kind: 'food', food: { diets: ['vegetarian'], avoid: [] } },
    ],
  ],
  [
    'last day should be relaxed with a spa, less driving',
    [
      { kind: 'pace', day: 3, direction: 'lighter' },
      { kind: 'add', day: 3, target: kind('spa', 'spa'), count: 1 },
      { kind: 'travel', day: null },
    ],
  ],
]

describe('a prompt that edits a trip', () => {
  it.each(CASES)('%s', (prompt, changes) => {
    expect(read(prompt).changes.map(({ said: _said, ...change }) => change)).toEqual(changes)
  })

  it('reports the words that it could not use', () => {
    expect(read('add a zorblatt on day 2').notUnderstood).toEqual(['zorblatt'])
  })

  it('is read without an error, whatever it contains', () => {
    const pieces = CASES.flatMap(([prompt]) => prompt.split(' '))
    const text = oneof(
      string({ unit: 'grapheme', maxLength: 120 }),
      array(constantFrom(...pieces), { maxLength: 20 }).map((words) => words.join(' ')),
    )
    assert(
      property(text, (prompt) => {
        const { changes } = read(prompt)
        expect(changes.every((change) => !('day' in change) || change.day === null || change.day >= 1)).toBe(true)
        expect(changes.every((change) => change.kind !== 'days' || (change.days >= 1 && change.days <= 30))).toBe(true)
      }),
      { numRuns: 100, seed: 3 },
    )
  })
})
