import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChatTest, startChatTest } from '../../../test/support/chat.ts'
import { simulateGroup } from './simulate-group.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

it('a simulated group is answered like a real one, sends nothing and leaves nothing', async () => {
  const { services } = chat.service
  const group = await simulateGroup(services, () => new Date('2026-12-05T08:00:00+07:00'))
  const { signal } = new AbortController()
  const say = async (text: string) => (await group.say(text, signal))?.text ?? null
  expect((await group.join())?.text).toContain('Tiao is here')
  expect(await say('plan 3 days in Krabi')).toContain('This group has no trip yet')
  expect(await say(`link ${await group.codeFor(await chat.createTrip())}`)).toContain('is now linked')
  expect(await say('today')).toContain('Day 1 of “อยุธยากับแม่”')
  expect(await say('plan 3 days in Krabi')).toContain('This group cannot plan trips yet')
  expect(await say('hello')).toBeNull()
  await expect(group.codeFor('trip_nowhere')).rejects.toMatchObject({ code: 'trip_not_found' })
  await group.leave()
  for (const table of ['chat_group', 'chat_event', 'chat_message'] as const)
    expect([table, await services.db.selectFrom(table).select('channel').execute()]).toEqual([table, []])
})
