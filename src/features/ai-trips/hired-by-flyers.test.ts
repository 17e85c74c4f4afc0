import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { hiredByFlyers } from './hired-by-flyers.ts'

const gazetteer = shippedGazetteer()
const hiredFor = (prompt: string, planned: 'car' | 'public') =>
  hiredByFlyers(readPrompt(prompt, { today: '2026-11-21', gazetteer }), planned).map(({ code }) => code)

describe('a car for those who fly in', () => {
  it.each([
    ['ตราด 3 วัน ไฟลท์ถึง 9:20 เช่ารถขับ', 'car', ['hired_car']],
    ['ตรัง 3 วัน บินลงตรัง 8 โมง ขับรถเที่ยว', 'car', ['hired_car']],
    ['ตราด 3 วัน ขับรถจากกรุงเทพ', 'car', []],
    ['กระบี่ 3 วัน บินถึง 10:00 ไม่เช่ารถ', 'public', []],
  ] as const)('%s, by %s: %j', (prompt, planned, codes) => {
    expect(hiredFor(prompt, planned)).toEqual(codes)
  })
})
