import type { WeekHours } from '../world/hours.ts'
import type { PlaceFacts } from '../world/place.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchWorld } from './search-world.ts'

/** A small country for tests. */
const category = (key: string, th: string[], en: string[], broader: string[] = []): Concept => ({
  key,
  kind: 'category',
  nameTh: th[0] ?? '',
  nameEn: en[0] ?? '',
  synonymsTh: th.slice(1),
  synonymsEn: en.slice(1),
  headsTh: th,
  headsEn: en,
  broader,
  categoryCode: 'ATTRACTION',
  visitMinutes: 60,
  usualHours: null,
})

const province = (code: string, nameTh: string, nameEn: string, latitude: number, longitude: number) => ({
  code,
  iso: `TH-${code}`,
  nameTh,
  nameEn,
  aliases: [],
  region: 'central' as const,
  regionTh: 'ภาคกลาง',
  point: { latitude, longitude },
})

export const testWorld: SearchWorld = {
  provinces: [
    province('10', 'กรุงเทพมหานคร', 'Bangkok', 13.75, 100.5),
    province('50', 'เชียงใหม่', 'Chiang Mai', 18.79, 98.98),
    province('71', 'กาญจนบุรี', 'Kanchanaburi', 14.02, 99.53),
    province('81', 'กระบี่', 'Krabi', 8.06, 98.92),
  ],
  districts: [],
  vocabulary: [
    category('temple', ['วัด'], ['temple', 'wat', 'Wat']),
    category('waterfall', ['น้ำตก'], ['waterfall', 'nam tok', 'namtok']),
    category('market', ['ตลาด', 'ตลาดนัด'], ['market', 'weekend market']),
    category('night_market', ['ตลาดกลางคืน'], ['night market'], ['market']),
    category('beach', ['หาด', 'ชายหาด'], ['beach', 'Hat']),
    category('island', ['เกาะ'], ['island', 'Ko']),
    category('park', ['สวน'], ['park']),
    category('national_park', ['อุทยานแห่งชาติ'], ['national park']),
    { ...category('restaurant', ['ร้านอาหาร'], ['restaurant']), categoryCode: 'RESTAURANT' },
    { ...category('family', ['ครอบครัว'], ['family']), kind: 'tag', headsTh: [], headsEn: [] },
  ],
}

export const OPEN_BY_DAY: WeekHours = Array.from({ length: 7 }, () => [{ open: 480, close: 1080 }])

export function place(
  id: string,
  nameTh: string | null,
  nameEn: string | null,
  more: Partial<PlaceFacts> = {},
): PlaceFacts {
  return {
    id,
    nameTh,
    nameEn,
    aliases: [],
    point: { latitude: 13.75, longitude: 100.5 },
    provinceCode: '10',
    districtTh: null,
    districtEn: null,
    categoryCode: 'ATTRACTION',
    category: null,
    subCategories: [],
    tags: [],
    hours: null,
    fee: null,
    visitMinutes: null,
    popularity: 0.5,
    ...more,
  }
}

const inKanchanaburi = { provinceCode: '71', point: { latitude: 14.4, longitude: 99.1 } }
const inChiangMai = { provinceCode: '50', point: { latitude: 18.8, longitude: 98.95 } }
export const inKrabi = { provinceCode: '81', point: { latitude: 8.03, longitude: 98.82 } }

export const testPlaces: readonly PlaceFacts[] = [
  place('chatuchak', 'ตลาดนัดจตุจักร', 'Chatuchak Weekend Market', { popularity: 0.97, districtTh: 'จตุจักร' }),
  place('chatuchak-park', 'สวนจตุจักร', 'Chatuchak Park', { popularity: 0.4, districtTh: 'จตุจักร' }),
  place('wat-pho', 'วัดพระเชตุพนวิมลมังคลาราม (วัดโพธิ์)', 'Wat Phra Chetuphon or Wat Pho', {
    popularity: 0.98,
    hours: OPEN_BY_DAY,
  }),
  place('wat-arun', 'วัดอรุณราชวรารามราชวรมหาวิหาร', 'Wat Arun Ratchawararam', { popularity: 0.99, tags: ['family'] }),
  place('khao-san', 'ถนนข้าวสาร', 'Khao San Road', { popularity: 0.9 }),
  place('emerald-pool', 'สระมรกต', null, { ...inKrabi, popularity: 0.8 }),
  place('railay', 'หาดไร่เลย์', 'Railay Beach', { ...inKrabi, popularity: 0.95 }),
  place('ao-nang', 'หาดอ่าวนาง', 'Ao Nang Beach', { ...inKrabi, popularity: 0.9 }),
  place('erawan', 'น้ำตกเอราวัณ', 'Erawan Waterfall', { ...inKanchanaburi, popularity: 0.95, districtTh: 'ศรีสวัสดิ์' }),
  place('sai-yok', 'น้ำตกไทรโยคน้อย', 'Sai Yok Noi Waterfall', { ...inKanchanaburi, popularity: 0.7 }),
  place('mae-ya', 'น้ำตกแม่ยะ', null, { ...inChiangMai, popularity: 0.6 }),
  place('wat-suthep', 'วัดพระธาตุดอยสุเทพราชวรวิหาร', 'Wat Phra That Doi Suthep', { ...inChiangMai, popularity: 0.96 }),
  place('night-bazaar', 'ตลาดกลางคืนช้างคลาน', 'Chang Khlan Night Market', { ...inChiangMai, popularity: 0.5 }),
  place('mahathat-bkk', 'วัดมหาธาตุ', 'Wat Mahathat', { popularity: 0.9 }),
  place('mahathat-cm', 'วัดมหาธาตุ', 'Wat Mahathat', { ...inChiangMai, popularity: 0.1 }),
  place('white', 'บ้านข้าวขาว', null, { popularity: 0.2 }),
  place('news', 'บ้านข่าวขาว', null, { popularity: 0.3 }),
]

export function idsOf(index: SearchIndex, keyword: string, more: object = {}): string[] {
  return index.search({ keyword, offset: 0, limit: 10, ...more }).hits.map((hit) => hit.id)
}
