import { describe, expect, it } from 'vitest'
import { emptyDraft } from './empty-draft.ts'
import { NIGHT_RIDE_RULES } from './night-ride-rules.ts'
import { Sheet } from './sheet.ts'
import { readTransport } from './transport.ts'
import { BACKPACKERS } from './transport-public-rules.ts'

function read(text: string) {
  const draft = emptyDraft('en')
  readTransport(new Sheet(text), draft)
  return draft
}

describe('a night on the way', () => {
  it.each(NIGHT_RIDE_RULES.flatMap(({ by, yes }) => yes.map((text) => [text, by] as const)))('%s: %s', (text, by) => {
    expect(read(text).nightRide?.by).toBe(by)
  })

  it.each(NIGHT_RIDE_RULES.flatMap(({ no }) => no))('is none: %s', (text) => {
    expect(read(text).nightRide).toBeNull()
  })

  it.each([
    ['Phrae 3 days, night bus there and back', 'both'],
    ['Songkhla 4 days, sleeper train from Bangkok both ways', 'both'],
    ['ไปอุบล 3 วัน รถไฟตู้นอนไปกลับ', 'both'],
    ['Trang, night train back to Bangkok', 'home'],
    ['ไปตรัง 4 วัน กลับรถไฟตู้นอน', 'home'],
    ['the night train to Trang', 'there'],
  ])('%s: %s', (text, ways) => {
    expect(read(text).nightRide?.ways).toBe(ways)
  })

  it.each(['no night trains please', 'last year we took the night train, now we drive', 'ไม่นั่งรถทัวร์กลางคืน'])(
    'is refused or told of: %s',
    (text) => {
      expect(read(text).nightRide).toBeNull()
    },
  )
})

describe('backpackers', () => {
  it.each(BACKPACKERS.yes)('take buses and trains, and simple rooms: %s', (text) => {
    expect(read(text)).toMatchObject({ transport: 'public', spending: 'low' })
  })

  it.each(BACKPACKERS.no)('are not the travellers: %s', (text) => {
    expect(read(text)).toMatchObject({ transport: null, spending: null })
  })

  it('drive where they say so', () => {
    expect(read('backpacking for a month, we rent a car').transport).toBe('car')
    expect(read('backpacking round the north by motorbike').transport).toBe('motorbike')
  })
})
