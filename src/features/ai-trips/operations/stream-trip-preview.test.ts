import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

const URL = '/trips/v1/custom-trips/ai/preview/stream'
let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

interface Sent {
  readonly stage: string
  readonly trip?: { readonly preview_id: string; readonly number_of_days: number }
  readonly problem?: { readonly code: string; readonly detail: string }
}

async function follow(payload: object, language = 'th'): Promise<{ status: number; sent: readonly Sent[] }> {
  const headers = { 'accept-language': language }
  const { statusCode, body } = await service.app.inject({ method: 'POST', url: URL, payload, headers })
  const sent = [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as Sent)
  return { status: statusCode, sent }
}

describe('streamTripPreview', () => {
  it('reports each stage once, in order, and ends with a preview that is kept', async () => {
    const { status, sent } = await follow({ prompt: 'อยุธยา 1 วัน วัด' })
    expect([status, ...sent.map(({ stage }) => stage)]).toEqual([
      200,
      'reading',
      'finding',
      'scheduling',
      'writing',
      'succeeded',
    ])
    const { trip } = sent.at(-1)!
    const kept = await service.call('GET', `/trips/v1/custom-trips/ai/preview/${trip!.preview_id}`)
    expect(kept.body).toEqual(trip)
  })

  it('ends with the problem that previewTrip answers with, in the language of the reader', async () => {
    const { sent } = await follow({ prompt: 'Tokyo for 3 days' }, 'en')
    const { body } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', {
      payload: { prompt: 'Tokyo for 3 days' },
      headers: { 'accept-language': 'en' },
    })
    expect(sent.at(-1)).toMatchObject({ stage: 'failed', problem: { code: body.code, detail: body.detail } })
  })

  it('rejects an invalid body before the stream begins', async () => {
    expect(await follow({ prompt: ' ' })).toEqual({ status: 400, sent: [] })
    expect(await follow({ prompt: 'อยุธยา', today: '2026-02-31' })).toEqual({ status: 400, sent: [] })
  })
})
