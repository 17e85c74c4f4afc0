import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })
const placesIn = (text: string) => read(text).destinations?.join(' ')
const staysIn = (text: string) =>
  read(text).stays?.map(({ provinceCodes, days }) => `${provinceCodes.join('+')}: ${days}`)

describe('stops on the way to a goal', () => {
  it('come before the goal, in the order of the road', () => {
    expect(placesIn('ขับรถจากหาดใหญ่ไปภูเก็ต 4 วัน แวะตรัง กระบี่')).toBe('trang krabi phuket')
    expect(placesIn('ขับรถจากกรุงเทพไปเชียงใหม่ 6 วัน แวะสุโขทัย กำแพงเพชร')).toBe('kamphaeng-phet sukhothai chiang-mai')
    expect(placesIn('road trip from Bangkok to Krabi, 6 days, stopping in Chumphon and Ranong')).toBe(
      'bangkok chumphon ranong krabi',
    )
  })

  it('come before it round a bay, and with a word between them that is no place', () => {
    expect(staysIn('ขับรถจากกรุงเทพไปหัวหิน 3 วัน 2 คืน แวะเพชรบุรี 1 คืน')).toEqual(['76: 1', '77: 2'])
    expect(placesIn('ขับรถจากกรุงเทพไปหาดใหญ่ 6 วัน แวะชุมพร ดำน้ำ พัทลุง')).toBe('chumphon phatthalung hat-yai')
  })

  it('stay behind it on the way back, off the way, and where nothing says from where', () => {
    expect(placesIn('ขับรถไปเชียงใหม่ 5 วัน ออกจากกรุงเทพ ขากลับแวะสุโขทัย')).toBe('chiang-mai sukhothai')
    expect(placesIn('ขับรถจากกรุงเทพไปเชียงใหม่ 5 วัน แวะปาย')).toBe('chiang-mai pai')
    expect(placesIn('ไปเชียงใหม่ 5 วัน แวะสุโขทัย')).toBe('chiang-mai sukhothai')
  })

  it('come first on the way home, with the nights that they have, within the whole', () => {
    const home = read('กลับบ้านช่วงปีใหม่ที่สกลนคร ขับจากชลบุรี 6 วัน แวะนอนขอนแก่น 1 คืน')
    expect(home.days).toBe(6)
    expect(home.stays?.map(({ days }) => days)).toEqual([1, 5])
    expect(staysIn('กลับบ้านยโสธร ขับจากกรุงเทพ 5 วัน แวะเที่ยวโคราชหนึ่งคืนก่อน')).toEqual(['30: 1', '35: 4'])
    expect(staysIn('We drive home to Ubon from Bangkok, 5 days, with a stop in Khao Yai first')).toBeUndefined()
  })
})

describe('a journey along a way', () => {
  it('ends at the last place of it, and begins with a stay only if there is a night for that', () => {
    const full = read('ขับรถจากหนองคายเลียบแม่น้ำโขงไปบึงกาฬ นครพนม มุกดาหาร 4 วัน')
    expect(full.destinations).toEqual(['bueng-kan', 'nakhon-phanom', 'mukdahan'])
    expect([full.start?.provinceCode, full.end?.provinceCode]).toEqual(['43', '49'])
    const open = read('ขี่มอไซค์เลียบโขงจากหนองคายไปมุกดาหาร 6 วัน แวะบึงกาฬ นครพนม')
    expect(open.destinations).toEqual(['nong-khai', 'bueng-kan', 'nakhon-phanom', 'mukdahan'])
    expect(open.end?.provinceCode).toBe('49')
  })

  it('goes on to what comes then, from where they only come through', () => {
    const reading = read('From Phnom Penh via Aranyaprathet to Bangkok, then Koh Samet, 7 days')
    expect(reading.destinations).toEqual(['bangkok', 'ko-samet'])
    expect(reading.end?.text).toBe('koh samet')
    expect(reading.stays).toBeUndefined()
  })

  it('is a part of a round trip between the two ends that are named', () => {
    const { destinations, regions, provinces } = read('Mekong road trip Nong Khai to Mukdahan by motorbike 6 days')
    expect(destinations).toEqual(['nong-khai', 'mukdahan'])
    expect(provinces).toEqual(['43', '49'])
    expect(regions.map(({ key }) => key)).toEqual(['isan-mekong'])
  })

  it('begins at home where a list of places far away is for a car', () => {
    const reading = read('กรุงเทพ ประจวบ ชุมพร สุราษฎร์ ขับรถ 5 วัน')
    expect(reading.start?.provinceCode).toBe('10')
    expect(reading.provinces).toEqual(['77', '86', '84'])
    expect(read('กรุงเทพ อยุธยา ลพบุรี ขับรถ 4 วัน').provinces).toContain('10')
  })
})
