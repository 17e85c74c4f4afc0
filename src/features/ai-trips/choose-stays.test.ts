import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIn, staysIn } from '../../../test/support/chosen-stays.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { distanceM } from '../../world/point.ts'
import { namedEndsOf } from './trip-ends.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) => readIn(service, prompt)
const staysOf = (prompt: string) => staysIn(service, prompt)
const idsOf = (prompt: string) => staysOf(prompt).map(({ destination }) => destination.id)
const nightsOf = (prompt: string) => staysOf(prompt).map(({ nights }) => nights)

describe('destinations that the wish names', () => {
  it('are stays of their own when a ferry is between them, in the order of the wish', () => {
    expect(idsOf('honeymoon Krabi and Koh Lanta 6 days')).toEqual(['krabi', 'ko-lanta'])
    expect(idsOf('Koh Lanta and Krabi 6 days')).toEqual(['ko-lanta', 'krabi'])
  })

  it('keep the places of each island for the nights there', () => {
    const prompt = 'honeymoon Krabi and Koh Lanta 6 days'
    const { problem } = prepareTrip(readingOf(prompt), service.services.catalogue)
    const [krabi] = staysOf(prompt)
    const onLanta = problem.candidates.filter(({ islandId }) => islandId === 'ko-lanta')
    expect(onLanta.length).toBeGreaterThan(5)
    for (const { days } of onLanta) expect(Math.min(...(days ?? []))).toBeGreaterThanOrEqual(krabi!.nights)
  })

  it('are one stay when people drive from one to the other', () => {
    expect(staysOf('4 days in Krabi and Ao Nang')).toEqual([])
  })

  it('have one block of nights each, also in a region that only says where they are', () => {
    expect(idsOf('ล่องใต้ 7 วัน กระบี่ พังงา ภูเก็ต')).toEqual(['krabi', 'phang-nga', 'phuket'])
    expect(idsOf('แพร่ น่าน 5 วัน')).toEqual(['phrae', 'nan'])
  })

  it('have among them the town of a sight in a province of its own', () => {
    expect(idsOf('8 days: Phimai, Phanom Rung, Ubon')).toEqual(['phimai', 'buri-ram', 'ubon-ratchathani'])
  })

  it('are beside the places of the region that have what they have not', () => {
    const temples = idsOf('อีสานใต้ 6 วัน ปราสาทหิน สามพันโบก อุบล')
    expect(temples).toEqual(expect.arrayContaining(['khong-chiam', 'buri-ram']))
    expect(idsOf('อีสานใต้ 6 วัน สามพันโบก อุบล')).not.toContain('buri-ram')
  })

  it('are a line when the list jumps to and fro', () => {
    expect(idsOf('9 days: Bangkok, Chiang Rai, Ayutthaya')).toEqual(['bangkok', 'ayutthaya', 'chiang-rai'])
  })

  it('are where they lie on a way with named ends, and what is between them along it', () => {
    expect(idsOf('Mekong road trip Nong Khai to Mukdahan by motorbike 7 days')).toEqual([
      'nong-khai',
      'bueng-kan',
      'nakhon-phanom',
      'mukdahan',
    ])
    expect(idsOf('From Phnom Penh via Aranyaprathet to Bangkok, then Koh Samet, 7 days')).toEqual([
      'bangkok',
      'ko-samet',
    ])
  })

  it('end where the flight home leaves from, not up in the mountains', () => {
    expect(idsOf('5 days Chiang Mai and Pai')).toEqual(['pai', 'chiang-mai'])
  })

  it('grow beyond their longest visit only when all have', () => {
    const stays = staysOf('8 days Khao Yai and Khao Sok, national parks')
    for (const { nights, destination } of stays) expect(nights).toBeGreaterThanOrEqual(destination.nights.most)
  })
})

describe('a region with no destination that suits its travellers', () => {
  it('has no stays of its own, and the trip is planned without them', () => {
    const prompt = 'หนีร้อนเดือนเมษา ไปที่เย็น ๆ ภาคเหนือ 4 คืน กับพ่อแม่อายุ 65 เดินขึ้นเขาไม่ไหว'
    expect(() => staysOf(prompt)).not.toThrow()
    expect(prepareTrip(readingOf(prompt), service.services.catalogue).problem.candidates.length).toBeGreaterThan(0)
  })
})

describe('nights that the named destinations leave open', () => {
  it('are by a sea near home for those who drive from there and back', () => {
    const { catalogue } = service.services
    const prompt = 'our car from Saraburi, 9 days in January: Ayutthaya, Kanchanaburi and a beach'
    const home = namedEndsOf(readingOf(prompt), catalogue).start!
    const stays = staysOf(prompt)
    expect(stays.some(({ destination }) => destination.fits.beach >= 0.5)).toBe(true)
    for (const { destination } of stays) expect(distanceM(home, destination.point)).toBeLessThan(350_000)
  })

  it('are by the sea when that was asked for and none of them is', () => {
    const stays = staysOf('12 days in February: Chiang Mai, Bangkok and some islands')
    const bySea = stays.filter(({ destination }) => destination.fits.beach >= 0.5)
    expect(bySea.length).toBeGreaterThanOrEqual(1)
    expect(nightsOf('12 days in February: Chiang Mai, Bangkok and some islands').reduce((a, b) => a + b)).toBe(11)
    for (const { destination } of bySea) expect(destination.monthsPoor).not.toContain(2)
  })

  it('lie on the way when the journey leads from one place to another, with the ends first and last', () => {
    const ids = idsOf('10 days by car from Bangkok to Krabi')
    expect([ids[0], ids.at(-1)]).toEqual(['bangkok', 'krabi'])
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a round trip', () => {
  it('has another bed each night and none where it only begins', () => {
    const loop = idsOf('แม่ฮ่องสอน 4 วัน ขี่รถวนจากเชียงใหม่')
    expect(new Set(loop)).toEqual(new Set(['pai', 'mae-hong-son', 'khun-yuam-mae-sariang']))
    expect(idsOf('Mae Hong Son loop 4 days')).toEqual(loop)
    const prompt = 'the north by car in 5 days, a circular road trip from Chiang Mai'
    expect(new Set(idsOf(prompt))).toEqual(new Set(loop))
    expect(readingOf(prompt).notUnderstood).toEqual([])
  })

  it('begins and ends where people set out', () => {
    const { problem } = prepareTrip(readingOf('Mae Hong Son loop 4 days'), service.services.catalogue)
    const town = service.services.catalogue.world.towns.find(({ id }) => id === 'chiang-mai')
    expect([problem.days[0]?.start, problem.days.at(-1)?.end]).toEqual([town?.point, town?.point])
  })

  it('is not driven between islands', () => {
    expect(staysOf('กระบี่ 4 วัน ขับรถวน')).toEqual([])
  })
})

describe('a region seen by car from home', () => {
  const prompt = 'ขับรถจากกรุงเทพ เที่ยวเหนือ 8 วัน'

  it('has its first and last night within a day of driving', () => {
    const stays = staysOf(prompt)
    const { start } = namedEndsOf(readingOf(prompt), service.services.catalogue)
    for (const stay of [stays[0], stays.at(-1)])
      expect(distanceM(start!, stay!.destination.point)).toBeLessThanOrEqual(520_000)
  })

  it('ends at home', () => {
    const { problem } = prepareTrip(readingOf(prompt), service.services.catalogue)
    expect(problem.days.at(-1)?.end).toEqual(problem.days[0]?.start)
  })
})

describe('a journey that the planner chooses', () => {
  const prompt = '2 weeks in February, culture then islands'

  it('sees more than one island when islands are asked for', () => {
    const islands = staysOf(prompt).filter(({ destination }) => destination.kind === 'island')
    expect(islands.length).toBeGreaterThanOrEqual(2)
  })

  it('shows the capital, the north or an old capital, and one sea to who comes for the first time', () => {
    const regions = staysOf('ครั้งแรกในไทย 10 วัน วัดและทะเล').map(
      ({ destination }) => service.services.catalogue.provincesByCode.get(destination.provinceCodes[0] ?? '')?.region,
    )
    expect(regions[0]).toBe('central')
    expect(new Set(regions).size).toBe(3)
  })

  it('goes from the Khmer temples of Isan to the Mekong', () => {
    expect(idsOf('a week in Isan by car, temples and the Mekong')).toEqual(
      expect.arrayContaining(['phimai', 'buri-ram', 'nakhon-phanom', 'nong-khai']),
    )
  })

  it('is where people find what they ask for, even if the area is less known', () => {
    expect(idsOf('a week of khmer ruins in Isan by car')).toContain('buri-ram')
    expect(idsOf('4 วัน ภาคเหนือ ดูพระอาทิตย์ขึ้น')).toContain('phu-chi-fa')
  })

  it('gives nobody nights without a beach who wants little else on a honeymoon', () => {
    const stays = staysOf('honeymoon 6 days, just beaches')
    const bySea = stays.filter(({ destination }) => destination.fits.beach >= 0.5)
    expect(bySea.reduce((sum, { nights }) => sum + nights, 0)).toBeGreaterThanOrEqual(3)
  })

  it('goes from stay to stay within a day: by road nearby, else between airports', () => {
    for (const wish of [prompt, '10 days in Thailand, first time', '3 weeks in Thailand in January']) {
      const stays = staysOf(wish)
      expect(stays.length).toBeGreaterThan(1)
      for (const [at, { destination: to }] of stays.slice(1).entries()) {
        const { destination: from } = stays[at]!
        const canFly = [from, to].every(({ gateway }) => gateway.airportTownId !== null)
        expect(canFly || distanceM(from.point, to.point) <= 350_000, `${from.id} to ${to.id}`).toBe(true)
      }
    }
  })
})

describe('a river or region within or beside another', () => {
  const provincesOf = (prompt: string) => staysOf(prompt).map(({ destination }) => destination.provinceCodes[0])
  const onMekong = (code = '') => ['34', '37', '38', '42', '43', '48', '49'].includes(code)

  it('has nights of its own beside what else was asked for', () => {
    for (const prompt of [
      '7 days in Isan: Khmer ruins and some days by the Mekong',
      'อีสาน 6 วัน ปราสาทขอมกับริมแม่น้ำโขง',
    ]) {
      const codes = provincesOf(prompt)
      expect([
        prompt,
        codes.some(onMekong),
        codes.some((code) => ['30', '31', '32', '33'].includes(code ?? '')),
      ]).toEqual([prompt, true, true])
    }
  })

  it('is where the trip goes if nothing else was asked for, within the region that was', () => {
    expect(provincesOf('อีสาน 4 วัน เลียบโขง').every(onMekong)).toBe(true)
  })

  it('is reached however far from the other', () => {
    const regions = staysOf('ทริป 9 วัน ภาคเหนือ กับ ภาคใต้').map(
      ({ destination }) => service.services.catalogue.provincesByCode.get(destination.provinceCodes[0] ?? '')?.region,
    )
    expect(new Set(regions)).toEqual(new Set(['north', 'south']))
  })
})

describe('islands that the wish does not name', () => {
  it('are on one coast', () => {
    expect(idsOf('2 weeks: Bangkok, Chiang Mai, then some islands')).toEqual([
      'bangkok',
      'chiang-mai',
      'phuket',
      'ko-phi-phi',
      'ko-lanta',
    ])
  })

  it('are that of the beach beside them', () => {
    expect(idsOf('14 days Bangkok, Krabi and islands')).toEqual(['bangkok', 'krabi', 'ko-phi-phi', 'ko-lanta'])
    expect(idsOf('12 days Bangkok, Hua Hin and an island').slice(2)).toEqual(['ko-samui'])
  })

  it('have more than one last night, else it is spent where the plane leaves', () => {
    expect(idsOf('7 days in Thailand, first time, Bangkok and islands')).toEqual(['bangkok', 'phuket'])
    expect(idsOf('Bangkok and islands 12 days')).toContain('ko-phi-phi')
    expect(nightsOf('เชียงใหม่แล้วไปเกาะ 10 วัน')).toEqual([3, 3, 3])
  })
})

describe('islands that the wish names beside a town', () => {
  it('are a stay on the islands', () => {
    const { catalogue } = service.services
    const { problem } = prepareTrip(readingOf('5 days: Trang and Ko Muk'), catalogue)
    const beds = problem.days.slice(0, -1).map(({ baseTownId }) => baseTownId)
    expect(new Set(beds)).toEqual(new Set(['trang', 'ko-muk-town']))
  })
})

describe('a journey that the wish leaves open', () => {
  it('goes to no part of a province that the wish refuses', () => {
    const prompt = '4 days by the sea, not Phuket, not Samui and not Krabi'
    const provinces = staysOf(prompt).flatMap(({ destination }) => destination.provinceCodes)
    expect(provinces.length).toBeGreaterThan(0)
    for (const code of ['81', '83']) expect(provinces).not.toContain(code)
    expect(idsOf(prompt)).not.toContain('ko-samui')
  })
})

describe('a trip of several weeks', () => {
  it('is a classic journey with longer stays when there is none of its length', () => {
    for (const prompt of ['25 days in Thailand, two families with 5 kids', '4 weeks in Thailand']) {
      const stays = staysOf(prompt)
      const regions = stays.map(
        ({ destination }) => service.services.catalogue.provincesByCode.get(destination.provinceCodes[0] ?? '')?.region,
      )
      expect(new Set(regions).size).toBeGreaterThanOrEqual(3)
      for (const { destination, nights } of stays) expect(nights).toBeLessThanOrEqual(destination.nights.most)
    }
  })

  it('stays longer in a region rather than see all of it', () => {
    const stays = staysOf('20 days in the north')
    expect(stays.length).toBeLessThanOrEqual(11)
    expect(stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(19)
  })

  it('sees neighbours that the wish names from one of them', () => {
    const stays = idsOf('24 days: Bangkok, Chiang Mai, Krabi, Ao Nang and Ko Samui')
    expect(stays).toEqual(['bangkok', 'chiang-mai', 'krabi', 'ko-samui'])
  })
})
