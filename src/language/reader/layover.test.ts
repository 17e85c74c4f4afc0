import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { formatClock } from '../../world/hours.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
function read(prompt: string) {
  const { dailyWindow, days, assumed } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
  const hours = [dailyWindow.start, dailyWindow.end].map((minute) => (minute === null ? null : formatClock(minute)))
  return { days, hours, notes: assumed.filter(({ code }) => code.startsWith('layover')) }
}

describe('a layover', () => {
  it('leaves its hours less the ways and the time at the airport, and says so', () => {
    for (const prompt of ['A 9 hour layover in Bangkok, what can I see?', 'ต่อเครื่องที่กรุงเทพ มีเวลา 9 ชั่วโมง']) {
      const { days, hours, notes } = read(prompt)
      expect({ prompt, days, hours }).toEqual({ prompt, days: 1, hours: ['09:00', '13:30'] })
      expect(notes).toEqual([
        { about: 'daily_window', code: 'layover', values: { minutes: 270, start_time: '09:00', end_time: '13:30' } },
      ])
    }
  })

  it('counts from the landing that was said', () => {
    expect(read('Layover in Bangkok from 10:00 to 20:00').hours).toEqual(['11:00', '16:30'])
  })

  it('keeps when they land and take off', () => {
    const { arrivalMinute, departureMinute } = readPrompt(
      'Bangkok stopover, landing at 8 am, next flight at 9 pm same day',
      {
        today: '2026-11-21',
        gazetteer,
      },
    )
    expect([arrivalMinute, departureMinute]).toEqual([480, 1260])
  })

  it('that is too short for the town is called so', () => {
    const { notes } = read('5 hours in Bangkok, a stopover between two flights')
    expect(notes).toEqual([{ about: 'daily_window', code: 'layover_too_short', values: { minutes: 30 } }])
  })

  it('in another country, or within a longer trip, takes nothing away', () => {
    expect(read('3 days in Bangkok after a layover in Hong Kong').notes).toEqual([])
    expect(read('4 days in Chiang Mai with an 8-hour layover in Bangkok').notes).toEqual([])
  })
})
