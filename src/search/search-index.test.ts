import { expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import { idsOf, inKrabi, place, testPlaces, testWorld } from './test-world.ts'

const index = createSearchIndex(testWorld)
index.upsert(testPlaces)

const finds: [keyword: string, id: string, why: string][] = [
  ['จตุจักร', 'chatuchak', 'the middle of a name; the more popular of two places'],
  ['Jatujak', 'chatuchak', 'another romanisation'],
  ['จัตุจักร', 'chatuchak', 'a vowel too many'],
  ['chatuchak weeknd markt', 'chatuchak', 'two letters lost'],
  ['Khaosan', 'khao-san', 'two words joined'],
  ['kao san rd', 'khao-san', 'an abbreviation'],
  ['วัดโพธิ', 'wat-pho', 'the name in brackets, without its silent mark'],
  ['wat po', 'wat-pho', 'another romanisation'],
  ['Wat Aurn', 'wat-arun', 'letters swapped'],
  ['อรุณ', 'wat-arun', 'the middle of a long name'],
  ['สุเทพ', 'wat-suthep', 'the end of a name'],
  ['doi sutep', 'wat-suthep', 'a letter lost'],
  ['เอราวัณ', 'erawan', 'without the word for its kind'],
  ['น้ำตกเอรา', 'erawan', 'a prefix of a word'],
  ['namtok mae ya', 'mae-ya', 'a place without an English name'],
  ['mae ya waterfall', 'mae-ya', 'the same in English'],
  ['emerald pool', 'emerald-pool', 'a translation, in reverse word order'],
  ['น้ำตก เชียงใหม่', 'mae-ya', 'a kind and a province'],
  ['waterfalls near kanchanaburi', 'erawan', 'the same in English, the most popular first'],
  ['beach krabi', 'railay', 'a kind and a province'],
  ['หาด railay', 'railay', 'both scripts in one query'],
]

test.each(finds)('“%s” finds %s first: %s', (keyword, id) => {
  expect(idsOf(index, keyword)[0]).toBe(id)
})

test('ranks the nearer of two namesakes first, though the other is more popular', () => {
  expect(idsOf(index, 'วัดมหาธาตุ')[0]).toBe('mahathat-bkk')
  expect(idsOf(index, 'wat mahathat', { point: { latitude: 18.8, longitude: 98.95 } })[0]).toBe('mahathat-cm')
})

test('an area matched only by sound does not hide its namesakes elsewhere', () => {
  const own = createSearchIndex(testWorld)
  own.upsert([place('cape', 'แหลมสิงห์', null, inKrabi), place('pier', 'ท่าเรือเก่า', null, { districtTh: 'แหลมสิงห์' })])
  expect(idsOf(own, 'laem sing').sort()).toEqual(['cape', 'pier'])
})

test('the name of a town finds the place with that name, however its words are separated', () => {
  const point = { latitude: 12.77, longitude: 100.89 }
  const town = { id: 'bang-sare', nameTh: 'บางเสร่', nameEn: 'Bang Sare', aliases: [], provinceCode: '10', point }
  const own = createSearchIndex({
    ...testWorld,
    towns: [{ ...town, islandId: null, airport: null, railway: false, rank: 2 }],
  })
  own.upsert([
    place('village', 'บางเสร่', 'Bang Sare'),
    place('namesake', 'บางแสเล่', 'Bang Saele'),
    place('beach', 'หาดใกล้เมือง', 'Town Beach', { point }),
  ])
  expect(idsOf(own, 'bangsare')).toEqual(['village', 'beach'])
})

test('a long query with one matching word has results; random letters have none', () => {
  const own = createSearchIndex(testWorld)
  own.upsert([...testPlaces, place('office', 'อาคารสำนักงานทรัพย์สินจังหวัดกระบี่', null, inKrabi)])
  expect(idsOf(own, 'royal crown property administration building compound krabi')).toContain('office')
  expect(idsOf(own, 'xkcdvbnm qwrtpsdf')).toEqual([])
})

test('ranks a sight before a shop of the same name, unless a word names the shop', () => {
  const own = createSearchIndex(testWorld)
  own.upsert([
    place('island', 'เกาะสมุย', 'Ko Samui', { popularity: 0.6 }),
    place('grill', 'ร้านอาหารสมุย', 'Samui Restaurant', {
      popularity: 0.9,
      categoryCode: 'RESTAURANT',
      category: 'restaurant',
    }),
  ])
  expect(idsOf(own, 'samui')[0]).toBe('island')
  expect(idsOf(own, 'samui restaurant')[0]).toBe('grill')
})

test('a restaurant named after a beach is not a beach', () => {
  const own = createSearchIndex(testWorld)
  own.upsert([
    place('grill', 'หาดทรายซีฟู้ด', null, { popularity: 0.9, categoryCode: 'RESTAURANT' }),
    place('beach', 'หาดทราย', null, { popularity: 0.2 }),
  ])
  expect(own.search({ category: 'beach', offset: 0, limit: 5 }).hits.map((hit) => hit.id)).toEqual(['beach'])
})

test('a national park named after a waterfall counts as a waterfall, ranked below real ones', () => {
  const own = createSearchIndex(testWorld)
  own.upsert([
    place('park', 'อุทยานแห่งชาติน้ำตกพลิ้ว', null, { popularity: 0.5 }),
    place('fall', 'น้ำตกเล็ก', null, { popularity: 0.45 }),
    place('other', 'อุทยานแห่งชาติแก่งกระจาน', null, { popularity: 0.9 }),
  ])
  expect(
    own
      .search({ keyword: 'น้ำตก', offset: 0, limit: 5 })
      .hits.slice(0, 2)
      .map((hit) => hit.id),
  ).toEqual(['fall', 'park'])
  expect(own.search({ category: 'waterfall', offset: 0, limit: 5 }).total).toBe(2)
})

test('a temple that sounds like the query does not hide the temples of the named area', () => {
  const own = createSearchIndex(testWorld)
  own.upsert([
    place('namesake', 'วัดกระบี่', 'Wat Krabi', { provinceCode: '50' }),
    place('meant', 'วัดถ้ำเสือ', 'Wat Tham Suea', { provinceCode: '81' }),
  ])
  expect(idsOf(own, 'วัดในกระบี่')[0]).toBe('meant')
  expect(idsOf(own, 'วัดกระบี่')[0]).toBe('namesake')
})

test('near places do not hide a distant place searched by name', () => {
  expect(idsOf(index, 'railay', { point: { latitude: 18.8, longitude: 98.95 } })[0]).toBe('railay')
})

test('tones distinguish names', () => {
  expect(idsOf(index, 'บ้านข้าวขาว')[0]).toBe('white')
  expect(idsOf(index, 'บ้านข่าวขาว')[0]).toBe('news')
})

test('reports how it interpreted the words', () => {
  expect(index.search({ keyword: 'น้ำตก กาญจนบุรี', offset: 0, limit: 1 }).understood).toEqual({
    provinceCode: '71',
    category: 'waterfall',
  })
})

test('filters, total, page and facets agree with each other', () => {
  const query = { category: 'market', offset: 0, limit: 2, facets: true }
  const all = index.search(query)
  expect(all.total).toBe(2)
  expect(all.facets?.province).toEqual({ 10: 1, 50: 1 })
  const second = index.search({ ...query, offset: 1 })
  expect(second.hits.map((hit) => hit.id)).toEqual(all.hits.slice(1).map((hit) => hit.id))
  expect(index.search({ keyword: 'ตลาด', provinceCode: '50', offset: 0, limit: 5 }).hits.map((hit) => hit.id)).toEqual([
    'night-bazaar',
  ])
})

test('openAt drops closed places and ranks unknown hours last; the facet counts only places known to be open', () => {
  const openAt = { weekday: 2, minute: 600 }
  const all = idsOf(index, 'วัด')
  const open = idsOf(index, 'วัด', { openAt })
  expect(open[0]).toBe('wat-pho')
  expect([...open].sort()).toEqual([...all].sort())
  expect(idsOf(index, 'วัด', { openAt: { weekday: 2, minute: 1200 } })).toEqual(all.filter((id) => id !== 'wat-pho'))
  const { facets } = index.search({ keyword: 'วัด', offset: 0, limit: 5, facets: true, openNowAt: openAt })
  expect(facets?.openNow).toBe(1)
})

test('requires all tags', () => {
  expect(idsOf(index, 'วัด', { tags: ['family'] })).toEqual(['wat-arun'])
  expect(idsOf(index, 'วัด', { tags: ['family', 'quiet'] })).toEqual([])
})

test('without a keyword, lists the nearest places within the radius, with their distances', () => {
  const { hits, total } = index.search({
    point: { latitude: 8.03, longitude: 98.82 },
    radiusM: 50_000,
    offset: 0,
    limit: 10,
  })
  expect(total).toBe(3)
  expect(hits.every((hit) => (hit.distanceM ?? Infinity) <= 50_000)).toBe(true)
})

test('sorts names by the collation of the language', () => {
  const thai = index.search({ provinceCode: '81', sort: 'name', offset: 0, limit: 10 }).hits.map((hit) => hit.id)
  expect(thai).toEqual(['emerald-pool', 'railay', 'ao-nang'])
  const english = index.search({ provinceCode: '81', sort: 'name', language: 'en', offset: 0, limit: 10 })
  expect(english.hits.map((hit) => hit.id)).toEqual(['ao-nang', 'railay', 'emerald-pool'])
})

test('suggestions match the last word as a prefix', () => {
  expect(index.suggest({ keyword: 'chatu', limit: 2 }).map((hit) => hit.id)).toEqual(['chatuchak', 'chatuchak-park'])
  expect(index.suggest({ keyword: 'ตลาดนัดจตุ', limit: 1 })[0]?.id).toBe('chatuchak')
})

test('finds a replaced place only by its new name, and a removed place not at all', () => {
  const own = createSearchIndex(testWorld)
  own.upsert(testPlaces)
  own.upsert([place('railay', 'หาดถ้ำพระนาง', 'Phra Nang Beach', { provinceCode: '81' })])
  expect(own.size).toBe(testPlaces.length)
  expect(idsOf(own, 'phra nang')[0]).toBe('railay')
  expect(idsOf(own, 'railay')).not.toContain('railay')
  own.remove(['chatuchak', 'no such id'])
  expect(own.size).toBe(testPlaces.length - 1)
  expect(idsOf(own, 'Jatujak')[0]).toBe('chatuchak-park')
})

test('a stepwise change becomes visible at the end, and other changes throw until then', () => {
  const own = createSearchIndex(testWorld)
  own.upsert(testPlaces)
  const many = Array.from({ length: 400 }, (_, i) => place(`new-${i}`, `วัดใหม่ที่ ${i}`, `New temple ${i}`))
  const renamed = place('railay', 'หาดถ้ำพระนาง', 'Phra Nang Beach', { provinceCode: '81' })
  const steps = own.upsertInSteps([...many, renamed])
  let count = 0
  while (!steps.next().done) {
    count++
    expect(idsOf(own, 'railay')[0]).toBe('railay')
    expect(own.size).toBe(testPlaces.length)
    expect(() => own.upsert(testPlaces)).toThrow('in progress')
    expect(() => own.remove(['railay'])).toThrow('in progress')
  }
  expect(count).toBeGreaterThan(8)
  expect(own.size).toBe(testPlaces.length + 400)
  expect(idsOf(own, 'phra nang')[0]).toBe('railay')
  expect(idsOf(own, 'New temple 399')[0]).toBe('new-399')
  own.remove(['railay'])
  expect(own.size).toBe(testPlaces.length + 399)
})

test('an index whose places were all replaced many times answers like a new one', () => {
  const own = createSearchIndex(testWorld)
  for (let round = 0; round < 12; round++) {
    for (const one of testPlaces) own.upsert([{ ...one, nameEn: `Round ${round}` }])
  }
  own.upsert(testPlaces)
  expect(own.size).toBe(testPlaces.length)
  for (const keyword of ['Jatujak', 'wat arun', 'น้ำตก เชียงใหม่', 'round']) {
    expect(idsOf(own, keyword)).toEqual(idsOf(index, keyword))
  }
})

test('an alias applies by id or by name and point, added before or after the place, but not to distant namesakes', () => {
  const entries = [
    { aliases: ['Temple of Dawn'], ids: ['wat-arun'] },
    { aliases: ['Big Stupa'], matchNames: ['Wat Mahathat'], point: { latitude: 18.8, longitude: 98.95 } },
  ]
  const before = createSearchIndex(testWorld)
  before.addAliases(entries)
  before.upsert(testPlaces)
  const after = createSearchIndex(testWorld)
  after.upsert(testPlaces)
  after.addAliases(entries)
  for (const own of [before, after]) {
    expect(idsOf(own, 'temple of dawn')[0]).toBe('wat-arun')
    expect(idsOf(own, 'big stupa')).toContain('mahathat-cm')
    expect(idsOf(own, 'big stupa')).not.toContain('mahathat-bkk')
  }
})

test('an alias survives the replacement of its place', () => {
  const own = createSearchIndex(testWorld)
  own.upsert(testPlaces)
  own.addAliases([{ aliases: ['Temple of Dawn'], ids: ['wat-arun'] }])
  own.upsert([place('wat-arun', 'วัดอรุณ', 'Wat Arun')])
  expect(idsOf(own, 'temple of dawn')[0]).toBe('wat-arun')
})

test('an explanation adds up to the score and lists how each word matched', () => {
  const [first] = index.explain({ keyword: 'wat arun', offset: 0, limit: 1 }, 1)
  expect(first?.id).toBe('wat-arun')
  expect(Object.values(first?.parts ?? {}).reduce((sum, part) => sum + part, 0)).toBeCloseTo(first?.score ?? 0)
  expect(first?.words.map((word) => word.matchedBy)).toEqual(['exact', 'exact'])
})

const explained: [keyword: string, id: string, matchedBy: string[]][] = [
  ['wat po', 'wat-pho', ['exact', 'sound']],
  ['jatujak weekend', 'chatuchak', ['sound', 'exact']],
  ['watarun', 'wat-arun', ['joined words']],
  ['khlannight', 'night-bazaar', ['letters']],
  ['วัด เชียงใหม่', 'wat-suthep', ['kind', 'area']],
  ['mae ya waterfall', 'mae-ya', ['sound', 'sound', 'kind']],
  ['chatuchak week', 'chatuchak', ['exact', 'beginning']],
  ['doi sumthep', 'wat-suthep', ['exact', 'one edit']],
  ['emerald pool', 'emerald-pool', ['translation', 'translation']],
  ['railxyz arun', 'wat-arun', ['missing', 'exact']],
]

test.each(explained)('explains how each word of “%s” matched', (keyword, id, matchedBy) => {
  const found = index.explain({ keyword, offset: 0, limit: 5 }, 5).find((one) => one.id === id)
  expect(found?.words.map((word) => word.matchedBy)).toEqual(matchedBy)
})

test('unknown names have no results', () => {
  expect(index.search({ keyword: 'qqqxqqq', offset: 0, limit: 5 })).toMatchObject({ total: 0, hits: [] })
  expect(index.search({ provinceCode: '99', offset: 0, limit: 5 }).total).toBe(0)
})

test('an empty index has no results', () => {
  const empty = createSearchIndex(testWorld)
  expect(empty.search({ keyword: 'วัด', offset: 0, limit: 5 }).total).toBe(0)
  expect(empty.suggest({ keyword: '', limit: 5 })).toEqual([])
})

const named: [text: string, id: string, why: string][] = [
  ['จตุจักร', 'chatuchak', 'the middle of a name'],
  ['Jatujak', 'chatuchak', 'another romanisation'],
  ['Khaosan', 'khao-san', 'two words joined'],
  ['Erawan Watorfall', 'erawan', 'a wrong letter'],
  ['สุเทพ', 'wat-suthep', 'the end of a name'],
  ['Railay Beach', 'railay', 'the whole name'],
]

test.each(named)('“%s” may name %s: %s', (text, id) => {
  expect(index.listNamed(text)).toContain(id)
})

test('words for kinds and areas name nothing by themselves', () => {
  expect(index.listNamed('waterfalls near kanchanaburi')).toEqual([])
  expect(index.listNamed('xyzzyqwv')).toEqual([])
})
