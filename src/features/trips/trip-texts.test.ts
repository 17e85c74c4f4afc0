import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/support/service.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'
import type { TripSketch } from './trip-sketch.ts'
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
  subCategories: [],
  thumbnailUrl: null,
  hours: null,
  hoursBasis: null,
  fee: null,
  pricePerPerson: null,
  guide: null,
  partOf: null,
  bestTimes: [],
  popularity,
  businessStatus: 'operational',
  source: null,
  isGone: false,
})
const sketch = (places: readonly TripPlace[], more: Partial<TripSketch> = {}): TripSketch => ({
  destinations: [],
  days: 3,
  places,
  sights: places,
  nights: [],
  preferences: [],
  pace: 'normal',
  ...more,
})
const nightIn = (townId: string, nameTh: string, nameEn: string, provinceCode = '50') => ({
  townId,
  nameTh,
  nameEn,
  provinceCode,
})
const inProvinces = (...codes: string[]) => codes.map((code, n) => place(`ที่ ${n}`, `Place ${n}`, code))
const doiSuthep = place('วัดพระธาตุดอยสุเทพราชวรวิหาร', 'Wat Phra That Doi Suthep', '50', 0.9)
const thaPhae = place('ประตูท่าแพ', 'Tha Phae Gate', '50', 0.8)
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

  it.each([
    [['khao-yai'], 2, 'เที่ยวเขาใหญ่ 2 วัน 1 คืน', '2 days in Khao Yai'],
    [['bangkok', 'chiang-mai'], 6, 'เที่ยวกรุงเทพฯ และเชียงใหม่ 6 วัน 5 คืน', '6 days in Bangkok and Chiang Mai'],
    [['ko-phi-phi'], 2, 'เที่ยวเกาะพีพี 2 วัน 1 คืน', '2 days on Ko Phi Phi'],
    [['ko-samui', 'ko-tao'], 5, 'เที่ยวเกาะสมุย และเกาะเต่า 5 วัน 4 คืน', '5 days on Ko Samui and Ko Tao'],
    [['mae-hong-son-loop'], 5, 'เที่ยววงรอบแม่ฮ่องสอน 5 วัน 4 คืน', '5 days on the Mae Hong Son loop'],
    [
      ['pai', 'khun-yuam-mae-sariang'],
      5,
      'เที่ยวปาย ขุนยวม และแม่สะเรียง 5 วัน 4 คืน',
      '5 days in Pai, Khun Yuam and Mae Sariang',
    ],
  ])('names the destination that was asked for, not its province: %j', (destinations, days, thai, english) => {
    const trip = sketch(inProvinces('30', '19', '26'), { days, destinations })
    expect(tripName(trip, catalogue, 'th')).toBe(thai)
    expect(tripName(trip, catalogue, 'en')).toBe(english)
  })
})

it('does not name a destination in the title where the trip never comes', () => {
  const pai = world.destinations.find(({ id }) => id === 'pai')!
  const trip = sketch([{ ...thaPhae, point: pai.point }], { destinations: ['pai', 'ko-lipe'], days: 2 })
  expect(tripName(trip, catalogue, 'en')).toBe('2 days in Pai')
})

it('names of a destination with two names only the part where the trip stops', () => {
  const village = { ...place('บ้านรักไทย', 'Ban Rak Thai', '58'), point: { latitude: 19.57, longitude: 97.95 } }
  const trip = sketch([village], { destinations: ['ban-rak-thai'], days: 2 })
  expect(tripName(trip, catalogue, 'th')).toBe('เที่ยวบ้านรักไทย 2 วัน 1 คืน')
  expect(tripName(trip, catalogue, 'en')).toBe('2 days in Ban Rak Thai')
})

it('is no title of where the trip sets out, if most nights are elsewhere, nor of islands off the bed that it never reaches', () => {
  const away = [nightIn('kata', 'กะตะ', 'Kata', '83'), nightIn('khao-lak', 'เขาหลัก', 'Khao Lak', '82')]
  const round = sketch(inProvinces('83', '82', '10'), { destinations: ['bangkok', 'similan'], nights: away, days: 3 })
  expect(tripName(round, catalogue, 'en')).not.toMatch(/Similan|in Bangkok$/)
})

describe('the introduction', () => {
  const temple = (place: TripPlace): TripPlace => ({ ...place, category: 'temple' })

  it('says what the trip is about, its high points and where one sleeps, without the title', () => {
    const places = [temple(doiSuthep), temple(place('วัดอุโมงค์', 'Wat Umong', '50', 0.2)), thaPhae]
    const trip = sketch(places, { nights: [nightIn('pai', 'ปาย', 'Pai'), nightIn('pai', 'ปาย', 'Pai')] })
    expect(tripIntroduction(trip, catalogue, 'th')).toBe(
      'เน้นวัด ไฮไลต์คือวัดพระธาตุดอยสุเทพ ประตูท่าแพ และวัดอุโมงค์ นอนที่ปาย 2 คืน',
    )
    expect(tripIntroduction(trip, catalogue, 'en')).toBe(
      'Mostly temples, with Wat Phra That Doi Suthep, Tha Phae Gate and Wat Umong as the high points. Two nights in Pai.',
    )
  })

  it('names what was asked for and is in the trip, before what most visits have in common', () => {
    const elephants = {
      ...place('ปางช้าง', 'Elephant Camp', '50', 0.1),
      category: 'wildlife',
      subCategories: ['elephant sanctuary'],
      guide: { bookAhead: true } as const,
    }
    const cooking = { ...place('โรงเรียนครัว', 'Kitchen School', '50', 0.1), category: 'cooking_class' }
    const temples = [doiSuthep, place('วัดอุโมงค์', 'Wat Umong', '50', 0.2)].map(temple)
    const preferences = ['elephant sanctuary', 'cooking_class', 'cave']
    const trip = sketch([...temples, elephants, cooking], { preferences })
    expect(tripIntroduction(trip, catalogue, 'en')).toBe(
      'Elephants and a cooking class, with Elephant Camp, Wat Phra That Doi Suthep and Wat Umong as the high points.',
    )
    expect(tripIntroduction(trip, catalogue, 'th')).toMatch(/^เน้นช้างและเรียนทำอาหาร /)
  })

  it('lists in Thai with one “และ”, and with commas only where a name has a space', () => {
    const kinds = ['waterfall', 'beach', 'viewpoint']
    const sights = kinds.map((category, at) => ({ ...place(`ที่ ${at}ก ข`, category, '23'), category }))
    const text = tripIntroduction(sketch(sights, { preferences: [...kinds, 'seafood'] }), catalogue, 'th')
    expect(text).toMatch(/^เน้นน้ำตก ชายหาด จุดชมวิว และของกิน /)
    expect(text).toContain('ที่ 0ก ข, ที่ 1ก ข และที่ 2ก ข')
  })

  it('is about the war, not about museums, for those who came for it', () => {
    const museum = { ...place('พิพิธภัณฑ์', 'Museum', '71'), category: 'museum', subCategories: ['war museum'] }
    const trip = sketch([museum, { ...museum, id: 'b' }], { preferences: ['war museum'] })
    expect(tripIntroduction(trip, catalogue, 'en')).toMatch(/^Wartime history/)
  })

  it('takes no theme from one visit among many', () => {
    const kinds = ['waterfall', 'river', 'national_park', 'lake', 'bridge', 'historic_site']
    const sights = kinds.map((category) => ({ ...place(null, category, '84'), category }))
    expect(tripIntroduction(sketch(sights), catalogue, 'en')).toMatch(/^Mostly nature, /)
  })

  it('names the nights on islands and each stay, and a pace that is not the usual one', () => {
    const samui = nightIn('chaweng', 'เกาะสมุย', 'Ko Samui', '84')
    const nights = [nightIn('bangkok', 'กรุงเทพมหานคร', 'Bangkok', '10'), samui, samui]
    const trip = sketch([thaPhae], { nights, pace: 'easy' })
    expect(tripIntroduction(trip, catalogue, 'en')).toBe(
      'The high point is Tha Phae Gate. One night in Bangkok and two on Ko Samui. An easy pace.',
    )
    expect(tripIntroduction(trip, catalogue, 'th')).toBe('ไฮไลต์คือประตูท่าแพ นอนที่กรุงเทพฯ 1 คืน และเกาะสมุย 2 คืน เที่ยวสบาย ๆ')
  })

  it('calls no day easy that has many stops', () => {
    const sights = Array.from({ length: 8 }, (_, at) => place(`วัด ${at}`, `Wat ${at}`, '14'))
    const trip = sketch(sights, { days: 1, pace: 'easy' })
    expect(tripIntroduction(trip, catalogue, 'th')).toMatch(/วันละ 8 ที่$/)
    expect(tripIntroduction(trip, catalogue, 'th')).not.toContain('สบาย')
    expect(tripIntroduction(trip, catalogue, 'en')).toMatch(/ About eight stops a day\.$/)
  })

  it('puts the guide’s order of the destination before popularity', () => {
    const market = place('ตลาด', 'Some Market', '10', 1)
    const palace = { ...place('พระบรมมหาราชวัง', 'Grand Palace', '10', 0.1), id: 'th-10-grand-palace' }
    const trip = sketch([market, palace], { destinations: ['bangkok'], days: 1 })
    expect(tripIntroduction(trip, catalogue, 'en')).toBe('The high points are the Grand Palace and Some Market.')
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
