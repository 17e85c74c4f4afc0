import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()

describe('some hours at a stop on the way', () => {
  it.each([
    ['A few hours in Lopburi on the way from Phitsanulok to Bangkok by train', ['16']],
    ['Half a day in Phetchaburi on the train from Bangkok to Trang, we have our bags', ['76']],
    ['แวะลพบุรีครึ่งวัน ระหว่างทางจากพิษณุโลกไปกรุงเทพ', ['16']],
  ])('are spent there, and neither end of the way is a part of them: %s', (prompt, codes) => {
    const { provinces, start, end, days, assumed } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
    expect({ provinces, start, end, days }).toEqual({ provinces: codes, start: null, end: null, days: 1 })
    expect(assumed.map(({ code }) => code)).toContain('stop_on_way')
  })

  it('are no whole journey', () => {
    const { provinces } = readPrompt('5 days from Phitsanulok to Bangkok with a stop in Lopburi on the way', {
      today: '2026-11-21',
      gazetteer,
    })
    expect(provinces).toEqual(expect.arrayContaining(['16', '10']))
  })
})
