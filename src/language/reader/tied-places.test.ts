import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { DESCRIBED_PLACE_RULES } from './described-place-rules.ts'
import { readPrompt } from './read-prompt.ts'
import { TIED_PLACE_RULES } from './tied-place-rules.ts'

const gazetteer = shippedGazetteer()
const wished = (text: string) =>
  readPrompt(text, { today: '2026-11-21', gazetteer }).mustVisit.map(({ placeId }) => placeId)

describe.each([...TIED_PLACE_RULES, ...DESCRIBED_PLACE_RULES])(
  'what people say for $place',
  ({ place, provinceCode, yes, no }) => {
    const [meant] = gazetteer.findPlaces(place, { provinceCodes: [provinceCode], limit: 1 })

    it.each(yes)('%s', (text) => {
      expect(wished(text)).toContain(meant?.id)
    })

    it.each(no)('not: %s', (text) => {
      expect(wished(text)).not.toContain(meant?.id)
    })
  },
)
