import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { findIslandId } from '../../world/roads.ts'
import { createGazetteer } from './gazetteer.ts'
import { onTours } from './on-tours.ts'
import { tripEndsOf } from './trip-ends.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function read(prompt: string): Reading {
  const { catalogue } = service.services
  return readPrompt(prompt, { today: '2026-11-21', gazetteer: createGazetteer(catalogue) })
}
const toured = (prompt: string) => onTours(read(prompt), service.services.catalogue)
const musts = ({ mustVisit }: Reading) => mustVisit.map(({ placeId }) => placeId)

describe('a sight on a far islet', () => {
  it('is seen on the tour that goes there from where the trip stays', () => {
    const phuket = toured('4 days in Phuket in January, we want Maya Bay')
    expect(musts(phuket)).toEqual(['th-83-x-phi-phi-speedboat'])
    expect(phuket.provinces).toEqual(['83'])
    expect(musts(toured('กระบี่ 3 วัน กุมภาพันธ์ อยากไปอ่าวมาหยา'))).toEqual(['th-81-x-krabi-phi-phi'])
  })

  it('stays a stop of those who sleep next to it, and of who has no tour', () => {
    expect(musts(toured('3 days on Ko Phi Phi in January with Maya Bay'))).toEqual(['th-81-maya-bay'])
    expect(musts(toured('3 days in Krabi in January with Ko Hong'))).not.toContain('th-81-x-hong-longtail')
  })

  it('is asked for as it was said when it is closed, and takes nobody to its province', () => {
    const closed = toured('Phuket 4 days in September, Maya Bay')
    expect(musts(closed)).toEqual(['th-81-maya-bay'])
    expect(closed.mustVisit[0]?.provinceCode).toBe('83')
  })
})

it('who comes to an island from its province begins on the mainland', () => {
  const startOf = (prompt: string) => tripEndsOf(read(prompt), service.services.catalogue).start
  const { islands } = service.services.catalogue.world
  expect(findIslandId(islands, startOf('3 days on Ko Phi Phi from Krabi')!)).toBeNull()
})
