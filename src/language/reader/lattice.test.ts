import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { type Arc, cheapestPath } from './lattice.ts'
import { readPrompt } from './read-prompt.ts'
import type { Reading } from './reading.ts'

const arc = (start: number, end: number, cost: number, value: string): Arc<string> => ({ start, end, cost, value })

describe('the cheapest way to read a text', () => {
  it.each<readonly [string, readonly Arc<string>[], readonly string[]]>([
    ['one long arc before two short ones', [arc(0, 2, 1, 'a'), arc(2, 4, 1, 'b'), arc(0, 4, 1.5, 'ab')], ['ab']],
    ['two cheap arcs before a dear one', [arc(0, 2, 1, 'a'), arc(2, 4, 1, 'b'), arc(0, 4, 2.5, 'ab')], ['a', 'b']],
    ['of equals the first', [arc(0, 4, 1, 'first'), arc(0, 4, 1, 'second')], ['first']],
    ['a letter that nothing covers is skipped', [arc(1, 4, 1, 'rest')], ['rest']],
  ])('%s', (_why, arcs, values) => {
    expect(cheapestPath(4, arcs, 9).map(({ value }) => value)).toEqual(values)
  })
})

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })
const namesNothing = ({ provinces, mustVisit, regions }: Reading) =>
  provinces.length + mustVisit.length + regions.length === 0

describe('sentences that name no place', () => {
  it.each([
    ['เหมาลำได้ไหม', 'the end of one word and the next sound like Lamai'],
    ['เพลงนี้เพราะมาก ใครร้อง', 'ordinary words'],
    ['เขาใช้กล้องอะไรถ่าย', 'ordinary words that sound like Rawai'],
    ['อยากรู้ว่าหนังเรื่องนี้เป็นยังไง', 'ordinary words'],
    ['หน้าตอนเช้าบวมมาก', 'sounds like Na Thon'],
    ['ดูดีไหมถ้าใส่ชุดนี้', 'sounds like Ban Rai'],
    ['ซื้อที่ไหนถูก', 'sounds like Kamala'],
    ['ช่วยแก้ปัญหาหน้าจอดำที', 'ordinary words'],
  ])('%s: %s', (prompt) => {
    expect(namesNothing(read(prompt))).toBe(true)
  })

  const path = fileURLToPath(new URL('../../../../shared/quality/no-places-dev.json', import.meta.url))
  const sentences: readonly { readonly text: string }[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []

  it.skipIf(sentences.length === 0)('of strangers (../shared): at most one in fifty gets a place', () => {
    const wrong = sentences.filter(({ text }) => {
      const reading = read(text)
      return reading.scope === 'trip' && !namesNothing(reading)
    })
    expect(wrong.length).toBeLessThanOrEqual(sentences.length / 50)
  })
})
