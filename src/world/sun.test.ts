import { describe, expect, test } from 'vitest'
import { sunTimes } from './sun.ts'

const BANGKOK = { latitude: 13.756, longitude: 100.502 }
const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

// Published by the National Astronomical Research Institute of Thailand and the Thai Astronomical Society.
const PUBLISHED = [
  ['Bangkok, longest day', BANGKOK, '2023-06-21', '05:51', '18:47', null],
  ['Bangkok, longest night', BANGKOK, '2017-12-22', '06:37', '17:56', null],
  ['Sukhothai', { latitude: 17.007, longitude: 99.823 }, '2022-01-01', '06:50', '17:58', '18:22'],
  ['Sukhothai', { latitude: 17.007, longitude: 99.823 }, '2022-02-06', '06:51', '18:19', '18:41'],
  ['Chiang Rai', { latitude: 19.9, longitude: 99.833 }, '2013-01-01', '06:56', '17:53', '18:17'],
  ['Chiang Mai', { latitude: 18.79, longitude: 98.98 }, '2008-08-01', null, '18:57', null],
  ['Narathiwat', { latitude: 6.433, longitude: 101.833 }, '2009-01-01', '06:23', '18:09', null],
] as const

describe('sun times', () => {
  test.each(PUBLISHED)('of %s on %s are those published', (_name, point, date, sunrise, sunset, dusk) => {
    const times = sunTimes(point, date)
    if (sunrise !== null) expect(Math.abs(times.sunrise - clock(sunrise))).toBeLessThanOrEqual(2)
    expect(Math.abs(times.sunset - clock(sunset))).toBeLessThanOrEqual(2)
    if (dusk !== null) expect(Math.abs(times.dusk - clock(dusk))).toBeLessThanOrEqual(2)
  })

  test('without a date are the mean of the year', () => {
    const days = Array.from({ length: 12 }, (_, month) =>
      sunTimes(BANGKOK, `2027-${String(month + 1).padStart(2, '0')}-15`),
    )
    const mean = days.reduce((sum, { sunset }) => sum + sunset, 0) / days.length
    expect(Math.abs(sunTimes(BANGKOK, null).sunset - mean)).toBeLessThanOrEqual(3)
  })
})
