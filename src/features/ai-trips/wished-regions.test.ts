import { describe, expect, it } from 'vitest'
import { missedRegions, namedRegionsOf, provincesOfAreas } from './wished-regions.ts'

const region = (key: string, ...provinceCodes: string[]) => ({ key, nameTh: key, nameEn: key, provinceCodes })
const PLATEAU = region('plateau', '30', '31', '42', '43')
const RIVER = region('river', '42', '43', '57')
const COAST = region('coast', '81', '83')
const keysOf = (...regions: (typeof PLATEAU)[]) => {
  const { areas, parts } = namedRegionsOf({ regions })
  return { areas: areas.map(({ key }) => key), parts: parts.map(({ key }) => key) }
}

describe('regions that the wish names', () => {
  it('are where the trip is, if there is one', () => {
    expect(keysOf(PLATEAU)).toEqual({ areas: ['plateau'], parts: [] })
    expect(provincesOfAreas({ regions: [] })).toBeNull()
  })

  it('are a part within the wider one, whichever comes first, and no further', () => {
    expect(keysOf(RIVER, PLATEAU)).toEqual({ areas: ['plateau'], parts: ['river'] })
    expect(namedRegionsOf({ regions: [PLATEAU, RIVER] }).parts[0]?.provinceCodes).toEqual(['42', '43'])
    expect(provincesOfAreas({ regions: [PLATEAU, RIVER] })?.has('57')).toBe(false)
  })

  it('are all to be reached when they are apart', () => {
    expect(keysOf(PLATEAU, COAST).parts).toEqual(['plateau', 'coast'])
    expect(missedRegions({ regions: [PLATEAU, COAST] }, new Set(['83'])).map(({ key }) => key)).toEqual(['plateau'])
  })

  it('say nothing more when they are named twice', () => {
    expect(keysOf(PLATEAU, PLATEAU)).toEqual({ areas: ['plateau'], parts: [] })
  })
})
