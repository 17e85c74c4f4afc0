// docs/chat.md, followed as it is written: with its settings, commands and paths a new LINE channel becomes a working group.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCommand } from '../../src/features/chats/command.ts'
import { projectRoot } from '../../src/platform/paths.ts'
import { makeDataDir, type RunningService, runHere, startServe } from '../support/command.ts'
import { type LineServer, lineText, type SentToLine, startLineServer } from '../support/line-server.ts'
import { signUpAt } from '../support/sign-up.ts'
import { daysWith, PLACES, TRIPS } from '../support/trips.ts'

const GROUP = `C${'7'.repeat(32)}`
const PUBLIC_URL = 'https://trips.example'
const page = readFileSync(join(projectRoot, 'docs/chat.md'), 'utf8')
const steps = [...sectionOf('A LINE group in ten steps').matchAll(/^\d+\. (.+)$/gm)].map(([, text]) => text!)
/** The page counts from 1. */
const step = (number: number) => steps[number - 1]!

const folder = makeDataDir()
let line: LineServer
let env: Record<string, string>
let service: RunningService
beforeAll(async () => {
  line = await startLineServer()
  const values: Readonly<Record<string, string>> = { ...line.env, LINE_BOT_MESSAGES_PER_MONTH: '500', PUBLIC_URL }
  const named = [3, 4, 5, 6].flatMap((number) => quotedIn(step(number))).filter((code) => /^[A-Z_]+$/.test(code))
  env = { DATA_DIR: folder.path, LINE_API_URL: line.url, RATE_LIMITS: 'off' }
  for (const name of named) env[name] = values[name] ?? `the page names ${name}, which this channel does not have`
  service = await startServe(env)
}, 120_000)
afterAll(async () => {
  await service.stop()
  await line.stop()
  folder.remove()
})

it('leads from a new LINE channel to a group that gets its plan', async () => {
  expect(steps).toHaveLength(10)
  // Step 6: the doctor.
  const [, command] = /`npm run tiao -- ([^`]+)`/.exec(step(6))!
  const [, part] = /\*([^*]+)\*/.exec(step(6))!
  const { code, output } = await runHere(command!.split(' '), env)
  expect(code).toBe(0)
  expect(output).toMatch(new RegExp(`${part}\\s*│\\s*ok\\s*│\\s*answers`))

  // Step 7: the console's “Verify” sends a signed call without events.
  const webhook = quotedIn(step(7))[0]!.replace('PUBLIC_URL', '')
  const deliver = async (...events: object[]) => {
    const { payload, headers } = line.webhook(GROUP, events)
    return (await fetch(service.url + webhook, { method: 'POST', body: payload, headers })).status
  }
  expect(await deliver()).toBe(200)

  // Step 8: the bot joins the group and greets it.
  line.groups.set(GROUP, 4)
  expect(await answerTo(() => deliver({ type: 'join' }))).toContain('Tiao')

  // Step 9: a code for a trip, sent in the group.
  const [call, body, field, example] = quotedIn(step(9))
  const [method, path] = call!.split(' ')
  const headers = { ...(await signUpAt(service.url, 'group.owner')), 'accept-language': 'en' }
  const send = async (method: string, path: string, body: unknown) => {
    const init = { method, body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    return (await (await fetch(service.url + path, init)).json()) as Record<string, string>
  }
  const trip = { name: 'อยุธยากับแม่', start_date: todayInBangkok(), days: daysWith(PLACES) }
  const { trip_id: tripId = '' } = await send('POST', TRIPS, trip)
  const message = (await send(method!, path!, JSON.parse(body!.replace('…', tripId))))[field!] ?? ''
  expect(message.replace(/\w{8}$/, '')).toBe(example!.replace(/\w{8}$/, ''))
  expect(await answerTo(() => deliver(lineText(message)))).toContain(trip.name)

  // Step 10: the group asks for the plan.
  for (const word of quotedIn(step(10)))
    expect(await answerTo(() => deliver(lineText(word)))).toMatch(/วัดใหญ่ชัยมงคล|Wat Yai Chai Mongkhon/)
}, 120_000)

it('names only commands that the bot knows', () => {
  const rows = [...sectionOf('Commands').matchAll(/^\| (?!Thai|-)(.+?) \| (.+?) \|/gm)]
  const words = rows.flatMap(([, thai, english]) => `${thai}, ${english}`.split(', '))
  expect(words.length).toBeGreaterThan(10)
  const unknown = words.filter((word) => !readCommand(word.replace('CODE', '7K3MQ9TZ').replace('…', 'กระบี่ 3 วัน')))
  expect(unknown).toEqual([])
})

function sectionOf(heading: string): string {
  const section = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`docs/chat.md has no section “${heading}”`)
  return section
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)
}

/** What the bot replies in the group. */
async function answerTo(deliver: () => Promise<number>): Promise<string> {
  const before = line.sent.length
  expect(await deliver()).toBe(200)
  await expect.poll(() => line.sent.length, { timeout: 20_000 }).toBe(before + 1)
  const { kind, groupId, messages } = line.sent.at(-1) as SentToLine
  expect([kind, groupId]).toEqual(['reply', GROUP])
  return JSON.stringify(messages)
}

function todayInBangkok(): string {
  return new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
}
