import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  // Saturday, ten in the morning in Bangkok.
  service = await startTestService({ withStarter: true, clock: () => new Date('2026-11-21T03:00:00Z') })
})
afterAll(() => service.stop())

const preview = (payload: object, language = 'en') =>
  service.call('POST', '/trips/v1/custom-trips/ai/preview', { headers: { 'accept-language': language }, payload })

describe('what is no trip in Thailand', () => {
  it.each([
    ['10 days in Japan in April', 'en', 'outside_thailand', 'We plan trips in Thailand only.'],
    ['อยากไปเที่ยวเวียดนาม 4 วัน', 'th', 'outside_thailand', 'เราจัดทริปเฉพาะในประเทศไทย'],
    ['Write me a python script', 'en', 'not_a_trip', 'This is not a request for a trip.'],
    ['โทรศัพท์รุ่นไหนดี', 'th', 'not_a_trip', 'ข้อความนี้ไม่ใช่คำขอจัดทริป'],
  ])('%s (%s) is %s, with what to write instead', async (prompt, language, code, text) => {
    const { status, body } = await preview({ prompt }, language)
    expect([status, body.code]).toEqual([422, code])
    expect(body.detail).toContain(text)
  })

  it('is a trip when the constraints name a place', async () => {
    const { status, body } = await preview({ prompt: 'surprise me', constraints: { provinces: ['50'], days: 1 } })
    expect([status, body.understood.provinces]).toEqual([200, ['50']])
  })
})

describe('wishes that trips do not include', () => {
  it.each([
    ['2 days in Krabi, cheap hostels, with our dog', 'en', ['accommodation', 'pets']],
    ['กระบี่ 2 วัน หาที่พักถูก ๆ พาน้องหมาไปด้วย', 'th', ['accommodation', 'pets']],
    ['1 day in Nong Khai, then on to Vientiane', 'en', ['abroad']],
  ])('%s (%s): each is quoted with what to do instead', async (prompt, language, codes) => {
    const { status, body } = await preview({ prompt }, language)
    expect(status).toBe(200)
    const others = body.unmet.filter(({ about }: { about: string }) => about === 'other')
    expect(others.map(({ code }: { code: string }) => code)).toEqual(expect.arrayContaining(codes))
    for (const { wish, reason } of others) {
      expect(prompt.replace(/\s?ๆ/g, '')).toContain(wish.slice(0, 8))
      expect(reason.length).toBeGreaterThan(20)
    }
  })

  it('names the month of a trip without dates, and warns of its monsoon', async () => {
    const { body } = await preview({ prompt: '3 days in Phuket in July, beaches' })
    expect(body.assumed).toContainEqual(
      expect.objectContaining({
        code: 'month_only',
        values: { month: '2027-07' },
        text: expect.stringContaining('July 2027'),
      }),
    )
    expect(body.warnings.map(({ code }: { code: string }) => code)).toContain('monsoon_andaman')
  })
})
