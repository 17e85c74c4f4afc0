import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/support/service.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'
import { daySummary, stopNote, tripIntroduction, tripName } from './trip-texts.ts'

const world = await testWorld()
const catalogue: TripCatalogue = {
  world,
  provincesByCode: new Map(world.provinces.map((province) => [province.code, province])),
  conceptsByKey: new Map(),
  findPlace: () => undefined,
}
const place = (nameTh: string | null, nameEn: string, provinceCode: string, popularity = 0.5): TripPlace => ({
  id: nameEn,
  nameTh,
  nameEn,
  point: { latitude: 0, longitude: 0 },
  provinceCode,
  categoryCode: 'ATTRACTION',
  category: null,
  thumbnailUrl: null,
  hours: null,
  hoursBasis: null,
  fee: null,
  pricePerPerson: null,
  guide: null,
  popularity,
  businessStatus: 'operational',
  source: null,
  isGone: false,
})
const sketch = (places: readonly TripPlace[], { days = 3, metres = 48_200 } = {}) => ({
  days,
  metres,
  places,
  sights: places,
})
const inProvinces = (...codes: string[]) => codes.map((code, n) => place(`ที่ ${n}`, `Place ${n}`, code))
const doiSuthep = place('วัดพระธาตุดอยสุเทพราชวรวิหาร', 'Wat Phra That Doi Suthep', '50', 0.9)
const thaPhae = place('ประตูท่าแพ', 'Tha Phae Gate', '50', 0.8)
const railay = place(null, 'Railay', '50', 0.7)
const mahathat = place('วัดมหาธาตุ พระนครศรีอยุธยา', 'Wat Mahathat, Ayutthaya', '14')

describe('the title of a trip', () => {
  it.each([
    [['50'], 3, 'เที่ยวเชียงใหม่ 3 วัน 2 คืน', '3 days in Chiang Mai', 'days and nights'],
    [['50'], 1, 'เที่ยวเชียงใหม่ 1 วัน', 'A day in Chiang Mai', 'no night'],
    [['14'], 1, 'เที่ยวอยุธยา 1 วัน', 'A day in Ayutthaya', 'the name that people use'],
    [['10', '14'], 2, 'เที่ยวกรุงเทพฯ และอยุธยา 2 วัน 1 คืน', '2 days in Bangkok and Ayutthaya', 'two provinces'],
    [
      ['14', '16', '60', '65'],
      4,
      'เที่ยวอยุธยา ลพบุรี และอีก 2 จังหวัด 4 วัน 3 คืน',
      '4 days in Ayutthaya, Lopburi, Nakhon Sawan and more',
      'more provinces than a title holds',
    ],
    [[], 2, 'เที่ยวเมืองไทย 2 วัน 1 คืน', '2 days in Thailand', 'no places'],
  ])('of %j, %i days', (codes, days, thai, english, _why) => {
    const trip = sketch(inProvinces(...codes), { days })
    expect(tripName(trip, catalogue, 'th')).toBe(thai)
    expect(tripName(trip, catalogue, 'en')).toBe(english)
  })
})

describe('the introduction', () => {
  it.each([
    [
      [doiSuthep, thaPhae, railay, place('วัดอุโมงค์', 'Wat Umong', '50')],
      48_200,
      'ทริปเชียงใหม่ 3 วัน 2 คืน แวะ 4 ที่ เช่น วัดพระธาตุดอยสุเทพ ประตูท่าแพ และ Railay ระยะทางรวมประมาณ 48 กม.',
      'Three days in Chiang Mai with 4 stops, including Wat Phra That Doi Suthep, Tha Phae Gate and Railay. About 48 km in total.',
    ],
    [
      [thaPhae],
      2_221_400,
      'ทริปเชียงใหม่ 3 วัน 2 คืน แวะ 1 ที่คือประตูท่าแพ ระยะทางรวมประมาณ 2,200 กม.',
      'Three days in Chiang Mai with 1 stop: Tha Phae Gate. About 2,200 km in total.',
    ],
    [
      [place('หาดยาว เกาะพีพี', 'Long Beach', '50', 0.95), thaPhae],
      1_000,
      'ทริปเชียงใหม่ 3 วัน 2 คืน แวะ 2 ที่ ได้แก่ หาดยาว เกาะพีพี และประตูท่าแพ ระยะทางรวมประมาณ 1 กม.',
      'Three days in Chiang Mai with 2 stops: Long Beach and Tha Phae Gate. About 1 km in total.',
    ],
  ])('names the best known sights (case %#)', (places, metres, thai, english) => {
    const trip = sketch(places, { metres })
    expect(tripIntroduction(trip, catalogue, 'th')).toBe(thai)
    expect(tripIntroduction(trip, catalogue, 'en')).toBe(english)
  })

  it('says so when there are no stops', () => {
    expect(tripIntroduction(sketch([]), catalogue, 'th')).toBe('ทริปนี้ยังไม่มีจุดแวะ')
  })
})

describe('the summary of a day', () => {
  const night = { name: 'กรุงเทพมหานคร', province_code: '10' }
  it.each([
    [
      [mahathat, doiSuthep],
      [mahathat, doiSuthep],
      null,
      'วัดมหาธาตุ (อยุธยา) → วัดพระธาตุดอยสุเทพ',
      'a name from another province keeps it',
    ],
    [[mahathat], [mahathat], night, 'วัดมหาธาตุ · ค้างที่กรุงเทพฯ', 'a trip of one province needs no province'],
    [[], [mahathat], null, 'วันพักผ่อน', 'no sights'],
    [[], [mahathat], { name: 'Railay', province_code: '81' }, 'วันพักผ่อน · ค้างที่ Railay', 'a space before Latin letters'],
  ])('is short: case %#', (sights, places, base, expected, _why) => {
    expect(daySummary(sights, places, base, catalogue, 'th')).toBe(expected)
  })

  it('is short in English too', () => {
    const base = { name: 'Pai', province_code: '58' }
    expect(daySummary([mahathat, doiSuthep], [mahathat, doiSuthep], base, catalogue, 'en')).toBe(
      'Wat Mahathat (Ayutthaya) → Wat Phra That Doi Suthep · overnight in Pai',
    )
  })
})

describe('the note of a stop', () => {
  const stop = { stop_id: 's', kind: 'meal', meal: 'lunch', place_id: null, arrive: 0, stay_minutes: 60 } as const
  const free = { ...stop, locked: false, note: null, leg: null }
  it.each([
    [free, 'มื้อกลางวัน แวะร้านแถวนี้ได้ตามชอบ', 'Lunch: pick any place nearby'],
    [{ ...free, place_id: 'a' }, 'มื้อกลางวัน', 'Lunch'],
    [{ ...free, kind: 'rest' as const, meal: null }, 'พักตามสบาย', 'Free time'],
    [{ ...free, kind: 'rest' as const, meal: null, arrive: 7 * 60 }, 'อาหารเช้าและพักตามสบาย', 'Breakfast and free time'],
    [{ ...free, note: 'จองโต๊ะไว้แล้ว' }, 'จองโต๊ะไว้แล้ว', 'จองโต๊ะไว้แล้ว'],
    [{ ...free, kind: 'visit' as const, meal: null, place_id: 'a' }, undefined, undefined],
  ])('case %#', (facts, thai, english) => {
    expect([stopNote(facts, 'th'), stopNote(facts, 'en')]).toEqual([thai, english])
  })
})
