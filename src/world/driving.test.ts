import { describe, expect, test } from 'vitest'
import { CITIES } from '../../test/support/cities.ts'
import { estimateDrive } from './driving.ts'
import { newSpot } from './travel.ts'

/** Road kilometres and usual hours by car, from general knowledge, rounded as people say them. */
const PAIRS: readonly (readonly [keyof typeof CITIES, keyof typeof CITIES, km: number, hours: number])[] = [
  ['bangkok', 'ayutthaya', 80, 1.3],
  ['bangkok', 'lopburi', 150, 2.2],
  ['bangkok', 'hua_hin', 200, 2.9],
  ['bangkok', 'phetchaburi', 130, 2.1],
  ['bangkok', 'kanchanaburi', 130, 2.2],
  ['bangkok', 'pattaya', 150, 2.1],
  ['bangkok', 'rayong', 180, 2.5],
  ['bangkok', 'chanthaburi', 250, 3.5],
  ['bangkok', 'trat', 315, 4.6],
  ['bangkok', 'aranyaprathet', 250, 3.8],
  ['bangkok', 'korat', 260, 3.5],
  ['bangkok', 'pak_chong', 175, 2.5],
  ['bangkok', 'khon_kaen', 450, 6],
  ['bangkok', 'udon', 560, 7.5],
  ['bangkok', 'nong_khai', 615, 8.2],
  ['bangkok', 'ubon', 620, 8.5],
  ['bangkok', 'nakhon_sawan', 240, 3.2],
  ['bangkok', 'phitsanulok', 375, 5],
  ['bangkok', 'sukhothai', 430, 5.7],
  ['bangkok', 'chiang_mai', 690, 9],
  ['bangkok', 'chiang_rai', 785, 10.5],
  ['bangkok', 'mae_sot', 490, 6.7],
  ['bangkok', 'loei', 530, 7.5],
  ['bangkok', 'nan', 670, 9],
  ['bangkok', 'prachuap', 285, 3.9],
  ['bangkok', 'chumphon', 465, 6.2],
  ['bangkok', 'surat_thani', 640, 8.5],
  ['bangkok', 'phuket', 845, 11.5],
  ['bangkok', 'krabi', 780, 10.5],
  ['bangkok', 'hat_yai', 950, 12.5],
  ['pattaya', 'hua_hin', 330, 4.6],
  ['kanchanaburi', 'sangkhla', 220, 3.7],
  ['kanchanaburi', 'ayutthaya', 155, 2.4],
  ['korat', 'buriram', 150, 2.1],
  ['korat', 'ubon', 370, 5.2],
  ['korat', 'khon_kaen', 190, 2.5],
  ['buriram', 'surin', 50, 0.9],
  ['surin', 'ubon', 175, 2.7],
  ['khon_kaen', 'udon', 115, 1.6],
  ['udon', 'nong_khai', 55, 0.9],
  ['udon', 'loei', 145, 2.1],
  ['loei', 'chiang_khan', 50, 0.9],
  ['udon', 'nakhon_phanom', 245, 3.4],
  ['nakhon_phanom', 'mukdahan', 105, 1.5],
  ['mukdahan', 'ubon', 165, 2.3],
  ['loei', 'phitsanulok', 220, 3.6],
  ['phitsanulok', 'sukhothai', 60, 1],
  ['sukhothai', 'tak', 80, 1.1],
  ['tak', 'mae_sot', 88, 1.5],
  ['sukhothai', 'chiang_mai', 300, 4.5],
  ['tak', 'lampang', 185, 2.5],
  ['lampang', 'chiang_mai', 100, 1.5],
  ['chiang_mai', 'chiang_rai', 185, 3.2],
  ['chiang_mai', 'pai', 130, 3],
  ['pai', 'mae_hong_son', 105, 2.5],
  ['chiang_mai', 'mae_hong_son', 240, 5.5],
  ['mae_sariang', 'mae_hong_son', 165, 3.2],
  ['chiang_mai', 'mae_sariang', 190, 3.8],
  ['chiang_mai', 'fang', 155, 2.8],
  ['chiang_rai', 'mae_sai', 62, 1],
  ['chiang_mai', 'nan', 320, 5],
  ['phrae', 'nan', 120, 1.8],
  ['nan', 'loei', 370, 6],
  ['phitsanulok', 'phetchabun', 125, 2.2],
  ['chiang_rai', 'nan', 235, 4.2],
  ['mae_sot', 'umphang', 165, 3.8],
  ['chumphon', 'ranong', 120, 2],
  ['chumphon', 'surat_thani', 190, 2.6],
  ['ranong', 'phuket', 300, 4.8],
  ['surat_thani', 'nakhon_si', 140, 2],
  ['surat_thani', 'phuket', 235, 4],
  ['surat_thani', 'krabi', 160, 2.6],
  ['phuket', 'krabi', 165, 2.7],
  ['phuket', 'phang_nga', 87, 1.5],
  ['phuket', 'khao_lak', 100, 1.7],
  ['krabi', 'trang', 130, 2],
  ['trang', 'hat_yai', 150, 2.3],
  ['hat_yai', 'satun', 100, 1.6],
  ['phatthalung', 'hat_yai', 95, 1.5],
  ['hat_yai', 'pattani', 105, 1.6],
  ['pattani', 'yala', 43, 0.7],
  ['yala', 'betong', 135, 2.6],
  ['nakhon_si', 'hat_yai', 190, 3],
  ['khao_sok', 'phuket', 160, 2.7],
  ['surat_thani', 'don_sak', 65, 1.1],
  ['krabi', 'phang_nga', 85, 1.4],
  ['hat_yai', 'songkhla', 30, 0.6],
  ['trat', 'pattaya', 250, 3.7],
]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('driving', () => {
  const rows = PAIRS.map(([from, to, km, hours]) => {
    const drive = estimateDrive(newSpot(CITIES[from], null), newSpot(CITIES[to], null))
    return { name: `${from}–${to}`, km: drive.metres / 1000 / km - 1, time: drive.minutes / 60 / hours - 1 }
  })

  test(`over ${PAIRS.length} known pairs the mean error is under 7 % in distance and 9.5 % in time, without bias`, () => {
    expect(mean(rows.map((row) => Math.abs(row.km)))).toBeLessThan(0.07)
    expect(mean(rows.map((row) => Math.abs(row.time)))).toBeLessThan(0.095)
    expect(Math.abs(mean(rows.map((row) => row.km)))).toBeLessThan(0.03)
    expect(Math.abs(mean(rows.map((row) => row.time)))).toBeLessThan(0.03)
  })

  test('no known pair is off by more than a quarter', () => {
    expect(rows.filter((row) => Math.abs(row.km) > 0.25 || Math.abs(row.time) > 0.25)).toEqual([])
  })
})
