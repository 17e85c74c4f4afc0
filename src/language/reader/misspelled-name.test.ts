import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })

describe('a short name with a wrong letter', () => {
  it.each([
    ['ไปกระีบ่ 3 วัน', '81'],
    ['จัดทริปพัทย่ให้หน่อย 2 วัน', '20'],
    ['สมยุ 4 วัน 3 คืน', '84'],
    ['อยากเที่ยวอยุธย 1 วัน', '14'],
    ['ไปเที่ยวน่านน 2 วันค่ะ', '55'],
    ['ไปเกาะช่าง 3 วัน', '23'],
    ['ไปเพชรบูณ์ 3 วัน', '67'],
    ['4 days in Karbi', '81'],
    ['a trip to trag for 3 days', '92'],
    ['krbai 4 days', '81'],
    ['Nann 2 days', '55'],
    ['3 dayz in Krbai with kids', '81'],
    ['พทัยามีอะไรน่าเที่ยวบ้างคะ', '20'],
    ['ใครเคยไปลำปลางบ้าง', '52'],
    ['หาที่พักเชียงคาณหน่อยค่ะ', '42'],
    ['Mae Hang Son 3 days', '58'],
    ['Surta Thnai 2 days', '84'],
    ['Chaing Mia and its food, 3 days', '50'],
    ['what to do in Trag', '92'],
    // A sight that is a letter off a quarter of Bangkok.
    ['a trip to Bangla Road for 2 days', '83'],
    ['2 days, and we want to see Bangla', '83'],
    // One that sounds like a mountain far away.
    ['2 days, want to see srithanu', '84'],
  ])('%s goes to %s', (prompt, code) => {
    const { provinces, scope } = read(prompt)
    expect({ provinces, scope }).toEqual({ provinces: [code], scope: 'trip' })
  })

  it('is no sight of another town: Patpong is not Patong', () => {
    expect(read('2 days, want to see patpong').provinces).not.toContain('83')
  })

  it.each([
    ['ordinary words', 'อยากไปพักยาวๆ 3 วัน'],
    ['an island of any name', 'ไปเกาะสวยๆ 3 วัน'],
    ['a journey by train', 'a trip to train for 3 days'],
    ['two names as near', 'จัดทริประอง 2 วัน'],
    ['a word without a place for a name', 'อยากกินกละบี่'],
    ['a name abroad beside it', '4 days in Karbi and Tokyo'],
  ])('%s: %s names no province', (_, prompt) => {
    expect(read(prompt).provinces).toEqual([])
  })

  it.each([
    ['ทริปอุดร 3 วัน ไปเก้าคน', '41'],
    ['น่าน 2 วัน คนจัดทริปแทบจะร้องไห้', '55'],
    ['เกาะเต่า 4 วัน ห้องพัดลมหรือแอร์ก็ได้', '84'],
    ['Change of plan: Bangkok 3 days', '10'],
    ['do we need to change trains, 3 days in Trang', '92'],
  ])('ordinary words are no other place: %s', (prompt, code) => {
    expect(read(prompt).provinces).toEqual([code])
  })

  it.each(['Krabi 3 days, a couple from Utrecht', 'Krabi 3 days, she carries an inhaler', 'กระบี่ 3 วัน ต้องเตรียมอะไรบ้าง'])(
    'nor are they kinds of places: %s',
    (prompt) => {
      expect(read(prompt).interests.filter(({ key }) => key !== 'romantic')).toEqual([])
    },
  )

  it.each([
    ['ไปกรุงเทพแล้วต่อพทัยา 2 วัน', ['10', '20']],
    ['ไปกรุงเทพแล้วต่อเชชียงใหม่ 2 วัน', ['10', '50']],
    ['going to Staun and Bangkok next week', ['91', '10']],
    ['Bangkok 2 days, then a train to Staun for 3 nights', ['10', '91']],
  ])('is read beside another name if a length follows or they are listed: %s', (prompt, codes) => {
    expect(read(prompt).provinces).toEqual(codes)
  })

  it('leaves out what is near a name where another is known', () => {
    expect(read('3 days in Nan, then a trip to Trag').provinces).toEqual(['55'])
  })
})
