import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { ABROAD_EN, ABROAD_SHORT, ABROAD_TH } from './abroad-names.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })
const capital = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

describe('places abroad', () => {
  it('are outside Thailand, all of them', () => {
    const asked = [
      ...ABROAD_EN.filter((name) => !ABROAD_SHORT.includes(name)).map(
        (name) => `5 days in ${capital(name)} with my family`,
      ),
      ...ABROAD_TH.filter((name) => !name.includes('{')).map((name) => `ไป${name} 5 วัน กับครอบครัว`),
    ]
    expect(asked.filter((prompt) => read(prompt).scope !== 'outside_thailand')).toEqual([])
  })

  it('is the south of Laos, which sounds like a village', () => {
    expect(read('ไปคนเดียว ลาวใต้ 3 วัน').scope).toBe('outside_thailand')
  })

  it.each([
    ['a person', '3 days in Trang with my son Jordan'],
    ['a friend', 'Trang 3 days, Sofia and Florence come with me'],
    ['a word', 'Trang 3 days, somewhere nice, we split the costs'],
    ['a dog', 'ตรัง 3 วัน พาชิบะไปด้วย'],
    ['a friend of that name', 'ตรัง 3 วัน ไปกับมาลีและชาดา'],
    ['the family', 'Trang 3 days for our family reunion'],
  ])('%s is none: %s', (_, prompt) => {
    expect(read(prompt).unplanned.filter(({ topic }) => topic === 'abroad')).toEqual([])
  })

  it.each([
    'We fly Warsaw - Bangkok on 3 January and want 5 days in Trang',
    'We escape the winter in Leeds: 5 days in Trang',
    '5 days in Trang, we come from Adelaide',
    'Trang 5 days, we fly in from KL',
  ])('where they come from is no part of the trip: %s', (prompt) => {
    const { provinces, scope, unplanned } = read(prompt)
    expect(provinces).toContain('92')
    expect({ scope, abroad: unplanned.filter(({ topic }) => topic === 'abroad') }).toEqual({
      scope: 'trip',
      abroad: [],
    })
  })
})
