import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/support/service.ts'
import { type Named, placeNamesIn, placeShortName, withArticle } from './short-names.ts'

const world = await testWorld()
const catalogue = { world, provincesByCode: new Map(world.provinces.map((province) => [province.code, province])) }
const named = (nameTh: string, nameEn: string, provinceCode = '14', id = nameEn): Named => ({
  id,
  nameTh,
  nameEn,
  provinceCode,
})

describe('the short name of a place', () => {
  it.each([
    [
      named('พระราชวังโบราณ อยุธยา', 'Ancient Royal Palace of Ayutthaya'),
      'พระราชวังโบราณ อยุธยา',
      'Ancient Royal Palace of Ayutthaya',
    ],
    [named('ชาโต้ เดอ เลย', 'Chateau de Loei', '42'), 'ชาโต้ เดอ เลย', 'Chateau de Loei'],
    [named('พิพิธภัณฑสถานแห่งชาติ น่าน', 'Nan National Museum', '55'), 'พิพิธภัณฑสถานแห่งชาติ น่าน', 'Nan National Museum'],
    [named('หาดทรายแก้ว เกาะเสม็ด', 'Sai Kaeo Beach, Ko Samet', '21'), 'หาดทรายแก้ว', 'Sai Kaeo Beach'],
    [named('ผาเดียวดาย เขาใหญ่', 'Pha Diao Dai Cliff, Khao Yai', '30'), 'ผาเดียวดาย เขาใหญ่', 'Pha Diao Dai Cliff'],
    [named('วัดอุโมงค์ (สวนพุทธธรรม)', 'Wat Umong', '50'), 'วัดอุโมงค์', 'Wat Umong'],
    [named('วัดเจดีย์หลวงวรวิหาร', 'Wat Chedi Luang', '50'), 'วัดเจดีย์หลวง', 'Wat Chedi Luang'],
  ])('has no locality, rank or brackets, and is never cut within: %o', (place, thai, english) => {
    expect([placeShortName(place, catalogue, 'th'), placeShortName(place, catalogue, 'en')]).toEqual([thai, english])
  })

  it('is the name that people say', () => {
    const saket = named('วัดสระเกศราชวรมหาวิหาร', 'Wat Saket (Golden Mount)', '10', 'th-10-wat-saket')
    expect(placeShortName(saket, catalogue, 'th')).toBe('ภูเขาทอง')
    expect(placeShortName(saket, catalogue, 'en')).toBe('Golden Mount')
    expect(withArticle('Golden Mount', saket, 'en')).toBe('the Golden Mount')
  })
})

describe('names beside each other', () => {
  const ayutthaya = named('วัดมหาธาตุ พระนครศรีอยุธยา', 'Wat Mahathat, Ayutthaya')
  const sukhothai = named('วัดมหาธาตุ สุโขทัย', 'Wat Mahathat, Sukhothai', '64')

  it('keep the locality that sets them apart', () => {
    const nameIn = placeNamesIn([ayutthaya, sukhothai], catalogue, 'en')
    expect([nameIn(ayutthaya), nameIn(sukhothai)]).toEqual(['Wat Mahathat (Ayutthaya)', 'Wat Mahathat (Sukhothai)'])
    expect(placeNamesIn([ayutthaya], catalogue, 'th')(ayutthaya)).toBe('วัดมหาธาตุ')
  })
})
