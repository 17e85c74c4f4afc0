import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quietLog, recordingLog } from '../../../test/support/log.ts'
import {
  answer,
  fail,
  type ModelServer,
  neverBegins,
  type Reply,
  refuse,
  startModelServer,
} from '../../../test/support/model-server.ts'
import { createModelClient } from '../../platform/ai/model-client.ts'
import { cleanText } from './model-text.ts'
import { type WritableTrip, writeTexts } from './model-writer.ts'

const place = (place_name: string, province: string) => ({
  kind: 'visit' as const,
  place: { place_name, category: 'temple', province },
})
const THAI: WritableTrip = {
  days: [
    {
      day: 1,
      base: { name: 'สระบุรี' },
      stops: [place('วัดพระพุทธบาท', 'สระบุรี'), { kind: 'meal' }],
    },
    { day: 2, stops: [place('น้ำตกเจ็ดสาวน้อย', 'สระบุรี')] },
  ],
}
const ENGLISH: WritableTrip = {
  days: [
    { day: 1, stops: [place('Wat Pho', 'Bangkok')] },
    { day: 2, stops: [place('Sukhumvit Soi 38', 'Bangkok')] },
  ],
}
const GOOD = {
  name: 'สระบุรีใกล้กรุง 2 วัน',
  introduction: 'ทริปสั้น ๆ ที่ได้ทั้งไหว้พระและเล่นน้ำ เดินทางสบาย เหมาะกับทุกคนในบ้าน',
  summaries: [
    { day: 2, text: 'เล่นน้ำที่น้ำตกเจ็ดสาวน้อยก่อนกลับบ้าน' },
    { day: 1, text: 'เริ่มที่วัดพระพุทธบาท แล้วพักที่สระบุรี' },
  ],
}

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await server.stop()
})

function setUp(replies: readonly Reply[], firstTokenMs = 10_000) {
  server.play(...replies)
  return createModelClient({
    baseUrl: server.baseUrl,
    model: 'm',
    apiKey: '',
    timeoutMs: 15_000,
    firstTokenMs,
    log: quietLog(),
  })
}
const write = (replies: readonly Reply[], trip = THAI, language: 'th' | 'en' = 'th') =>
  writeTexts(setUp(replies), trip, { language, log: quietLog() })

describe('the writer', () => {
  it('returns a name, an introduction and a summary for each day, in order', async () => {
    expect(await write([answer(GOOD)])).toEqual({
      name: GOOD.name,
      introduction: GOOD.introduction,
      days: [GOOD.summaries[1]!.text, GOOD.summaries[0]!.text],
    })
  })

  it('gives the model names and their order, but no times or prices', async () => {
    const timed = { ...THAI, days: THAI.days.map((day) => ({ ...day, start_time: '09:00', cost: 350 })) }
    await write([answer(GOOD)], timed)
    const [system, user] = server.requests[0]!.body.messages
    expect(system!.content).toContain('in Thai')
    expect(JSON.parse(user!.content)).toEqual({
      number_of_days: 2,
      days: [
        {
          day: 1,
          night_in: 'สระบุรี',
          stops: [{ kind: 'visit', name: 'วัดพระพุทธบาท', category: 'temple', province: 'สระบุรี' }],
        },
        { day: 2, stops: [{ kind: 'visit', name: 'น้ำตกเจ็ดสาวน้อย', category: 'temple', province: 'สระบุรี' }] },
      ],
    })
  })

  it('rejects a text that states figures, in digits or in words, and reports a missing day as null', async () => {
    const { log, lines } = recordingLog()
    const texts = {
      ...GOOD,
      introduction: 'ค่าเข้าห้าร้อยบาท คุ้มมากสำหรับครอบครัว',
      summaries: [{ day: 1, text: 'ถึงวัดพระพุทธบาทตอน 09:15' }],
    }
    const written = await writeTexts(setUp([answer(texts)]), THAI, { language: 'th', log })
    expect(written).toEqual({ name: GOOD.name, introduction: null, days: [null, null] })
    expect(lines).toMatchObject([{ rejected: 3, of: 4 }])
  })

  it.each([
    ['no text is usable', [answer({ name: '', introduction: '500', summaries: [] })]],
    ['the model refuses', [refuse()]],
    ['the server fails', [fail(500, 'no'), fail(500, 'no')]],
    ['the answer has another shape, twice', [answer({ text: 'hello' }), answer([])]],
  ])('returns null when %s', async (_what, replies) => {
    expect(await write(replies)).toBeNull()
  })

  it('returns null when the model is slow', async () => {
    expect(await writeTexts(setUp([neverBegins()], 50), THAI, { language: 'th', log: quietLog() })).toBeNull()
  })

  it('throws when the caller disconnects', async () => {
    const signal = AbortSignal.timeout(40)
    const written = writeTexts(setUp([neverBegins()]), THAI, { language: 'th', signal, log: quietLog() })
    await expect(written).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('accepts a repaired answer', async () => {
    const good = {
      name: 'A Bangkok weekend',
      introduction: 'Old temples first, then street food in Sukhumvit Soi 38.',
      summaries: [],
    }
    expect(await write([answer('Sure!'), answer(good)], ENGLISH, 'en')).toEqual({
      name: good.name,
      introduction: good.introduction,
      days: [null, null],
    })
  })
})

describe('a text of the model', () => {
  const rules = {
    language: 'en' as const,
    names: ['Wat Pho', 'Soi 38', 'Soi 3', 'วัดโพธิ์'],
    figures: new Set(['2', '1']),
  }
  const clean = (text: string, language: 'th' | 'en' = 'en') => cleanText(text, [4, 120], { ...rules, language })

  it.each([
    ['the number of days', 'Day 1 of 2 days in old Bangkok'],
    ['figures in names', 'Street food in Soi 38, after Wat Pho'],
    ['a name in the other script', 'See วัดโพธิ์ and enjoy'],
    ['number words without a unit', 'Three temples and one market'],
    ['a part of the day', 'A slow morning, then lunch by the river'],
  ])('may have %s', (_what, text) => {
    expect(clean(text)).toBe(text)
  })

  it.each([
    ['a clock time', 'Meet at 09:00 at Wat Pho'],
    ['a clock time in words', "Leave the hotel at nine o'clock"],
    ['an hour', 'Be there by 1 pm to see it'],
    ['a price', 'Entry to Wat Pho costs 300'],
    ['a price in an allowed figure', 'It costs ฿2 only'],
    ['a price in words', 'Only fifty baht for the ferry'],
    ['a duration in words', 'Two hours of walking in the old town'],
    ['a distance', 'Just 5 km from the river'],
    ['Thai digits', 'Open from ๙ in the morning'],
    ['digits of another script', 'Open from ９ in the morning'],
    ['a year', 'Built in 1788, still beautiful'],
    ['a name with more digits', 'Street food in Soi 385'],
    ['markup', 'See <b>Wat Pho</b> first'],
    ['a link', 'More at https://example.org today'],
    ['hidden characters', 'See Wat Pho\u202e first'],
    ['an unpaired surrogate', 'See Wat Pho \ud800 first'],
    ['another language', 'ไปวัดและตลาดกันเถอะ'],
    ['too few letters', 'Wat'],
    ['too many letters', 'very '.repeat(40)],
  ])('is dropped for %s', (_what, text) => {
    expect(clean(text)).toBeNull()
  })

  it.each([
    ['ถึงวัดโพธิ์ตอนเก้าโมง'],
    ['ดูพระอาทิตย์ตกตอนหกโมงเย็น'],
    ['ค่าเข้าสองร้อยบาท'],
    ['นั่งรถครึ่งชั่วโมงก็ถึง'],
    ['A day for temples and markets'],
  ])('is dropped in Thai: %s', (text) => {
    expect(clean(text, 'th')).toBeNull()
  })

  it('gets its white space normalised', () => {
    expect(clean('  Wat Pho\n\nand   the river ')).toBe('Wat Pho and the river')
  })
})
