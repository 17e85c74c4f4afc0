import type { Province } from '../../src/world/region.ts'

const WISHES = [
  { en: 'temples and cafes', th: 'ชอบวัดกับคาเฟ่' },
  { en: 'beaches and islands', th: 'ชอบทะเลกับเกาะ' },
  { en: 'nature, waterfalls, no museums', th: 'ชอบธรรมชาติ น้ำตก ไม่เอาพิพิธภัณฑ์' },
  { en: 'food and night markets', th: 'ชอบของกินกับตลาดกลางคืน' },
  { en: 'with two kids, easy pace', th: 'ไปกับลูกสองคน เที่ยวสบายๆ' },
  { en: 'history and museums, budget 6000 baht', th: 'ชอบประวัติศาสตร์กับพิพิธภัณฑ์ งบ 6000' },
  { en: 'viewpoints, as much as possible', th: 'ชอบจุดชมวิว เที่ยวให้คุ้ม' },
] as const

/** Prompts for three days: each province in turn, every fourth with a second one, alternately in Thai and English. */
export function threeDayPrompts(provinces: readonly Province[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const province = provinces[index % provinces.length]!
    const wish = WISHES[index % WISHES.length]!
    const other = index % 4 === 3 ? neighbourOf(province, provinces) : undefined
    if (index % 2 === 0)
      return `3 days in ${province.nameEn}${other ? ` and ${other.nameEn}` : ''}, ${wish.en}, from 12 January 2027`
    return `เที่ยว${province.nameTh}${other ? `กับ${other.nameTh}` : ''} 3 วัน ${wish.th} เริ่ม 12 มกราคม 2570`
  })
}

function neighbourOf({ code, point }: Province, provinces: readonly Province[]): Province | undefined {
  const awayOf = (other: Province) =>
    Math.hypot(other.point.latitude - point.latitude, other.point.longitude - point.longitude)
  return provinces.filter((other) => other.code !== code).sort((a, b) => awayOf(a) - awayOf(b))[0]
}
