import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { readingIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { nightsOut } from './nights-out.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const wishOf = (prompt: string) => nightsOut(readingIn(service, prompt), service.services.catalogue)
const placesOf = (prompt: string) => wishOf(prompt)?.nights.map(({ place }) => place.id) ?? []

function plan(prompt: string) {
  const { days, assumed, unmet } = planWith(service, prompt)
  return {
    days,
    beds: days.slice(0, -1).map(({ base }) => base?.town_id),
    said: assumed.map(({ code }) => code),
    unmet: unmet.map(({ code, values }) => values.interest ?? values.place_id ?? code),
  }
}

describe('a night in a tent', () => {
  it.each([
    ['ไปนอนเต็นท์ขุนสถานกัน 2 วัน ขับรถจากแพร่', 'th-55-khun-sathan'],
    ['2 days at Huai Nam Dang with our tent, from Pai by car', 'th-58-huai-nam-dang'],
    ['กางเต็นท์ริมอ่างเก็บน้ำหุบเขาวง 2 วัน 1 คืน ขับรถจากนครปฐม', 'th-72-hup-khao-wong'],
    ['Thung Salaeng Luang camping, 3 days by car from Phitsanulok', 'th-65-thung-salaeng-luang'],
  ])('is at the campsite that the wish names: %s', (prompt, id) => {
    expect(placesOf(prompt)).toEqual([id])
    const { beds, said, unmet } = plan(prompt)
    expect(new Set(beds)).toEqual(new Set([id]))
    expect(said).toContain('night_in_tent')
    expect(unmet).not.toContain('camping')
  })

  it('is at one near what the wish names, where that is none itself', () => {
    expect(placesOf('เขาค้อ 2 วัน กางเต็นท์ ขับรถจากลพบุรี')).toEqual(['th-67-khao-takhian-ngo'])
    expect(placesOf('camping in Kaeng Krachan for a weekend, by car')).toEqual(['th-76-kaeng-krachan'])
    expect(placesOf('camping in the south with a car, 3 days').length).toBe(1)
  })

  it('is one night beside the others of a city', () => {
    const { beds } = plan('4 days in Nan, one night in a tent at Khun Sathan, rental car')
    expect(beds.filter((id) => id === 'th-55-khun-sathan')).toHaveLength(1)
    expect(beds).toHaveLength(3)
  })

  it('comes in its own part of a trip through several destinations', () => {
    expect(plan('ขับรถเที่ยวเชียงใหม่แล้วไปดอยเสมอดาว กางเต็นท์ 4 วัน').beds.at(-1)).toBe('th-55-doi-samer-dao')
  })

  it('ends with the dawn there', () => {
    const { days } = plan('ดอยเสมอดาว นอนเต็นท์ 2 วัน ขับรถจากแพร่')
    expect(days[1]!.stops[0]).toMatchObject({ place_id: 'th-55-doi-samer-dao', leg: { minutes: 0 } })
    expect(days[1]!.stops[0]!.arrive).toBeLessThan(7 * 60)
  })

  it('is none in months in which the park is closed, on a day trip, on wheels, or with another bed', () => {
    for (const prompt of [
      'camping on Phu Kradueng in August, 3 days',
      'กางเต็นท์ปิกนิกที่ดอยเสมอดาว 1 วัน',
      'Khao Yai 2 days, camping, my wife uses a wheelchair',
      'Doi Samer Dao and camping, 3 days, we stay in Phrae town',
    ])
      expect(placesOf(prompt)).toEqual([])
  })

  it('that nobody wants leaves the ridge in the trip', () => {
    const wish = wishOf('ดอยเสมอดาว 3 วัน ไม่กางเต็นท์')
    expect(wish?.nights).toEqual([])
    expect(wish?.reading.avoid.kinds).toEqual([])
  })
})

describe('a night on a raft', () => {
  it('is on the lake, and stands for its tour', () => {
    const { beds, days, said, unmet } = plan('นอนแพเชี่ยวหลาน 2 วัน 1 คืน ขับรถจากภูเก็ต')
    expect(beds).toEqual(['th-84-x-khao-sok-raft-night'])
    expect(said).toContain('night_on_raft')
    expect(unmet).toEqual(['raft_stay'])
    expect(days.flatMap(({ stops }) => stops.map(({ place_id: id }) => id))).not.toContain('th-84-cheow-lan')
    expect(days[1]!.stops[0]!.leg).not.toMatchObject({ mode: 'drive' })
  })

  it('is at the reservoir of a province that has rafts', () => {
    expect(placesOf('raft house in Kanchanaburi, 2 days from Ratchaburi by car')).toEqual(['th-71-srinakarin-dam'])
    expect(placesOf('บ้านต้นไม้ที่เขาสก 2 วัน')).toEqual([])
  })
})

describe('nights on a mountain that takes half a day to climb', () => {
  it('are on top, between the way up and the way down', () => {
    const { beds, days, said } = plan('Phu Kradueng 3 days 2 nights, from Udon Thani by car')
    expect(beds).toEqual(['th-42-phu-kradueng', 'th-42-phu-kradueng'])
    expect(said).toContain('night_on_mountain')
    const legs = days.map(({ stops, leg_back: back }) => [...stops.map(({ leg }) => leg), back])
    expect(Math.max(...legs[0]!.map((leg) => (leg?.mode === 'walk' ? leg.minutes : 0)))).toBeGreaterThanOrEqual(240)
    expect(days[1]!.stops.map(({ place_id: id }) => id)).toContain('th-42-pha-lom-sak')
    const gate = days.map(({ stops }) => stops.some(({ place_id: id }) => id === 'th-42-phu-kradueng'))
    expect(gate).toEqual([true, false, false])
  })

  it('are none on a trip of one day', () => {
    expect(wishOf('ภูกระดึงวันเดียว จากเลย')).toBeNull()
  })
})
