import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { PEOPLE_RULES } from './addressee-rules.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('people by name', () => {
  it.each(PEOPLE_RULES.flatMap(({ what, yes }) => yes.map(([text, name]) => [text, what, name] as const)))(
    '%s: %s, %s, is no place',
    (text, _what, name) => {
      const { notFound, notUnderstood, mustVisit } = read(text)
      const said = [...notFound, ...notUnderstood, ...mustVisit.map((place) => place.text)].join(' ')
      for (const word of name.split(/\W+/)) expect(said).not.toContain(word)
    },
  )

  it.each([
    ['Hello Phuket! Five days there', '83'],
    ['Hi Chiang Mai, here we come', '50'],
    ["I'm in Nan for 3 days", '55'],
    ['We love Trang. Three days', '92'],
  ])('%s: a place that is greeted is still planned', (text, code) => {
    expect(read(text).provinces).toContain(code)
  })
})
