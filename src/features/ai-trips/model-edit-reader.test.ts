import { afterEach, beforeEach, expect, it } from 'vitest'
import { quietLog } from '../../../test/support/log.ts'
import { answer, type ModelServer, startModelServer } from '../../../test/support/model-server.ts'
import { createModelClient } from '../../platform/ai/model-client.ts'
import { askModelForEdit } from './model-edit-reader.ts'

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.stop())

const ask = (prompt: string) =>
  askModelForEdit(
    createModelClient({
      baseUrl: server.baseUrl,
      model: 'm',
      apiKey: '',
      timeoutMs: 15_000,
      firstTokenMs: 10_000,
      log: quietLog(),
    }),
    prompt,
    {
      days: 2,
      stops: [{ day: 1, placeId: 'p', nameTh: 'วัดโพธิ์', nameEn: 'Wat Pho', provinceCode: '10', category: 'temple' }],
    },
  )

it('turns a wish into plain commands, with the stops as data and the wish apart', async () => {
  const edit = { commands: [{ said: 'วันแรกชิลหน่อย', command: 'make day 1 lighter' }], not_understood: [] }
  server.play(answer(edit))
  expect(await ask('วันแรกชิลหน่อย')).toEqual(edit)
  const [system, user] = server.requests[0]!.body.messages
  expect(system!.content).toContain('Wat Pho')
  expect(user).toEqual({ role: 'user', content: 'วันแรกชิลหน่อย' })
})

it('refuses an answer of another form after one repair', async () => {
  server.play(answer({ commands: 'none' }), answer({ commands: 'none' }))
  await expect(ask('lighter')).rejects.toMatchObject({ kind: 'invalid' })
})
