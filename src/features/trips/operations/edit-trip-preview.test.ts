import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import type { Trip } from '../public.ts'

type Preview = Trip & { readonly preview_id: string }

const PREVIEWS = '/trips/v1/custom-trips/ai/preview'
let now = new Date('2026-11-22T03:00:00Z')
let service: TestService
let preview: Preview
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
  const payload = { prompt: 'อยุธยา 2 วัน วัด พิพิธภัณฑ์' }
  preview = (await service.call('POST', PREVIEWS, { payload })).body
})
afterAll(() => service.stop())

const edit = (id: string, payload: object, headers = {}) =>
  service.call('POST', `${PREVIEWS}/${id}/edit`, { payload, headers })
const stopIds = ({ days }: Pick<Trip, 'days'>) => days.map(({ stops }) => stops.map(({ stop_id: id }) => id))
const daysOf = (ids: readonly (readonly string[])[]) =>
  ids.map((day) => ({ stops: day.map((stop_id) => ({ stop_id })) }))

describe('editTripPreview', () => {
  it('moves a stop to another day without an account, and times both days again', async () => {
    const [[moved, ...first] = [], second = []] = stopIds(preview)
    const { status, body } = await edit(preview.preview_id, { days: daysOf([first, [...second, moved!]]) })
    expect([status, stopIds(body)]).toEqual([200, [first, [...second, moved]]])
    expect(body.changes.moved.map(({ stop_id: id }: { stop_id: string }) => id)).toEqual([moved])
    expect(body.understood).toEqual(preview.understood)
  })

  it('keeps the preview that was edited, so that its id undoes the edit', async () => {
    const { body } = await edit(preview.preview_id, { name: 'อยุธยากับแม่' })
    expect(body.preview_id).not.toBe(preview.preview_id)
    expect((await service.call('GET', `${PREVIEWS}/${body.preview_id}`)).body.name).toBe('อยุธยากับแม่')
    expect((await service.call('GET', `${PREVIEWS}/${preview.preview_id}`)).body).toEqual(preview)
  })

  it('is saved as it was edited', async () => {
    const [first = [], second = []] = stopIds(preview)
    const { body } = await edit(preview.preview_id, { days: daysOf([first.slice(1), second]) })
    const { headers } = await createTestUser(service)
    const payload = { preview_id: body.preview_id }
    const saved = await service.call('POST', '/trips/v1/custom-trips', { payload, headers })
    expect([saved.status, stopIds(saved.body)]).toEqual([201, [first.slice(1), second]])
  })

  it.each([
    ['nothing', {}],
    ['a stop of another trip', { days: [{ stops: [{ stop_id: 'nowhere' }] }] }],
    ['what belongs to saved trips', { dry_run: true }],
  ])('rejects %s', async (_what, payload) => {
    const { status, body } = await edit(preview.preview_id, payload)
    expect([status, body.code]).toEqual([400, 'invalid_request'])
  })

  it('rejects places that are not in the catalogue', async () => {
    const { status, body } = await edit(preview.preview_id, { days: [{ stops: [{ place_id: 'th-99-nowhere' }] }] })
    expect([status, body.place_ids]).toEqual([422, ['th-99-nowhere']])
  })

  it('returns 404 for a preview that never was or is over, as getTripPreview does', async () => {
    expect((await edit('preview_nowhere', { name: 'x' })).body.code).toBe('preview_not_found')
    const kept = now
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect((await edit(preview.preview_id, { name: 'x' })).status).toBe(404)
    expect((await service.call('GET', `${PREVIEWS}/${preview.preview_id}`)).body.code).toBe('preview_not_found')
    now = kept
  })
})

describe('getTripPreview', () => {
  it('answers in the language of the reader, whatever the prompt was in', async () => {
    const headers = { 'accept-language': 'en' }
    const { status, body } = await service.call('GET', `${PREVIEWS}/${preview.preview_id}`, { headers })
    expect([status, stopIds(body)]).toEqual([200, stopIds(preview)])
    expect(body.name).toBe('2 days in Ayutthaya')
  })
})
