import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const problemOf = (prompt: string) => problemIn(service, prompt)
const placeOf = (prompt: string, id: string) => problemOf(prompt).candidates.find((candidate) => candidate.id === id)

describe('a day begins at dawn', () => {
  const secondDay = (prompt: string) => problemOf(prompt).days[1]

  it('for what is next to the bed, where people over sixty come along or the pace is easy', () => {
    for (const prompt of ['สังขละบุรี 2 วัน พาตายายไปด้วย', '3 slow and easy days in Nan']) {
      expect(secondDay(prompt)).toMatchObject({ dawnMinute: 345, dawnWay: 15 })
    }
    expect(secondDay('2 days in Nan')).toMatchObject({ dawnMinute: 315, dawnWay: 45 })
    expect(secondDay('น่าน 2 วัน กับลูกวัย 6 ขวบ')?.dawnMinute).toBeUndefined()
  })

  it('with children too, for a place that is worth it at dawn only, if the wish names it', () => {
    const secondDayOf = (prompt: string) => secondDay(`${prompt}, 3 days with our son of 6, by car`)
    expect(secondDayOf('Betong and its Aiyerweng Skywalk')?.dawnMinute).toBe(315)
    expect(secondDayOf('Betong')?.dawnMinute).toBeUndefined()
    expect(secondDayOf('Betong and its Aiyerweng Skywalk, nothing before 10')?.dawnMinute).toBeUndefined()
  })

  it('however far the sunrise or the sea of mist is that was asked for', () => {
    for (const prompt of [
      'น่าน 3 วัน อยากเห็นทะเลหมอก',
      'Phetchabun 3 days, sea of mist please',
      '2 days in Loei, sunrise',
    ]) {
      expect(secondDay(prompt)?.dawnMinute).toBe(270)
      expect(secondDay(prompt)?.dawnWay).toBeUndefined()
    }
  })
})

describe('a viewpoint', () => {
  it('is for the mist when that is asked for, and else for the sunset', () => {
    expect(placeOf('น่าน 3 วัน อยากเห็นทะเลหมอก', 'th-55-doi-samer-dao')?.part).toBe('sunrise')
    expect(placeOf('Nan 3 days, Doi Samer Dao', 'th-55-doi-samer-dao')?.part).toBe('sunset')
  })

  it('is for the mist, whatever it is known for, where the wish names both', () => {
    expect(placeOf('ดูทะเลหมอกที่กิ่วแม่ปาน 2 วัน', 'th-50-kew-mae-pan')?.part).toBe('sunrise')
    expect(placeOf('Phu Thap Boek 2 days, to see the sea of mist', 'th-67-phu-thap-boek')?.part).toBe('sunrise')
  })

  it('that takes a tiring climb is reached half an hour earlier', () => {
    expect(placeOf('เชียงราย 3 วัน ภูชี้ฟ้า', 'th-57-phu-chi-fa')?.climbMinutes).toBe(30)
    expect(placeOf('เชียงราย 3 วัน ดอยผาตั้ง', 'th-57-doi-pha-tang')?.climbMinutes).toBeUndefined()
  })
})

describe('an evening lasts until ten', () => {
  const endOf = (prompt: string) => problemOf(prompt).days[0]?.endMinute

  it('where a place for the evening is named, and else until half past eight', () => {
    expect(endOf('วันเสาร์ไปตลาดน้ำอัมพวา 1 วัน ขับรถจากกรุงเทพ')).toBe(1320)
    expect(endOf('one day in Chiang Mai, Sunday Walking Street')).toBe(1320)
    expect(endOf('วันเสาร์ไปตลาดน้ำท่าคา 1 วัน ขับรถจากกรุงเทพ')).toBe(1230)
  })
})
