import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import type { Trip } from '../../trips/public.ts'

type Preview = Trip & { readonly preview_id: string }

const PREVIEWS = '/trips/v1/custom-trips/ai/preview'
let service: TestService
let preview: Preview
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  preview = (await service.call('POST', PREVIEWS, { payload: { prompt: 'เชียงใหม่ 3 วัน วัด พิพิธภัณฑ์ คาเฟ่' } })).body
})
afterAll(() => service.stop())

const optimize = (payload: object, id = preview.preview_id) =>
  service.call('POST', `${PREVIEWS}/${id}/optimize`, { payload })
const visitsOn = (trip: Trip, day: number) => trip.days[day - 1]!.stops.filter(({ kind }) => kind === 'visit').length

describe('optimizeTripPreview', () => {
  it('changes what the words ask for, and keeps the preview before', async () => {
    const { status, body } = await optimize({ prompt: 'วันที่ 2 ให้เบาลง' })
    expect([status, body.wishes[0].wish, body.wishes[0].day]).toEqual([200, 'pace', 2])
    expect(visitsOn(body, 2)).toBeLessThan(visitsOn(preview, 2))
    expect(body.preview_id).not.toBe(preview.preview_id)
    expect((await service.call('GET', `${PREVIEWS}/${preview.preview_id}`)).body).toEqual(preview)
    expect((await service.call('GET', `${PREVIEWS}/${body.preview_id}`)).body.days).toEqual(body.days)
  })

  it('brings stops in a better order back', async () => {
    const { body: best } = await optimize({})
    const days = best.days.map(({ stops }: Trip['days'][number]) => ({
      stops: stops.toReversed().map(({ stop_id }) => ({ stop_id })),
    }))
    const { body: worse } = await service.call('POST', `${PREVIEWS}/${best.preview_id}/edit`, { payload: { days } })
    const { body } = await optimize({}, worse.preview_id)
    expect(body.changes.gain.score_after).toBeGreaterThan(body.changes.gain.score_before)
    // Free time is nobody's place.
    expect(body.changes.added.filter((stop: { place_id: string | null }) => stop.place_id !== null)).toEqual([])
  })

  it('rejects a day that the trip does not have, and places that are unknown', async () => {
    expect((await optimize({ scope: 'day', day: 9 })).body.errors[0].pointer).toBe('/day')
    expect((await optimize({ exclude: ['th-99-nowhere'] })).body.code).toBe('unknown_trip_place')
    expect((await optimize({ prompt: ' ' })).status).toBe(400)
  })

  it('returns 404 for a preview that does not exist', async () => {
    const { status, body } = await optimize({}, 'preview_nowhere')
    expect([status, body.code]).toEqual([404, 'preview_not_found'])
  })
})
