import { afterAll, beforeAll, expect, it } from 'vitest'
import { JOBS, PROMPT } from '../support/ai-jobs.ts'
import { makeDataDir, type RunningService, startServe } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type EventStreamReader, openEventStream } from '../support/event-stream.ts'
import { area } from '../support/model-reading.ts'
import { answer, type ModelServer, neverEnds, startModelServer } from '../support/model-server.ts'
import { starterFilling, testWorld } from '../support/service.ts'
import { signUpAt } from '../support/sign-up.ts'
import { createTcpGate, type TcpGate, targetOf, throughGate } from '../support/tcp-gate.ts'

/** Nodes that are killed; `.ci/run` kills 20. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2)

const NO_TEXTS = { name: '', introduction: '', summaries: [] }

interface Node {
  /** Its key at the language model, which shows whose request it is. */
  readonly key: string
  readonly service: RunningService
  remove(): void
}

let database: TestDatabase
let gate: TcpGate
let model: ModelServer
let started = 0
const nodes = new Map<string, Node>()

beforeAll(async () => {
  database = await createTestDatabase(starterFilling(await testWorld()))
  gate = await createTcpGate(targetOf(database.location))
  model = await startModelServer()
})
afterAll(async () => {
  for (const node of nodes.values()) await stop(node)
  await model.stop()
  await gate.close()
  await database.drop()
})

async function startNode(): Promise<Node> {
  const key = `node-${++started}`
  const folder = makeDataDir()
  const service = await startServe({
    DATA_DIR: folder.path,
    DATABASE_URL: throughGate(database.location, gate.port),
    RATE_LIMITS: 'off',
    SHUTDOWN_GRACE_MS: '100',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'm',
    AI_API_KEY: key,
  })
  const node = { key, service, remove: () => folder.remove() }
  nodes.set(key, node)
  return node
}

async function stop({ key, service, remove }: Node, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  nodes.delete(key)
  service.child.kill(signal)
  await service.ended
  remove()
}

/** The node whose request the model holds. */
async function findRunner(requestsBefore: number): Promise<Node> {
  await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBeGreaterThan(requestsBefore)
  const key = model.requests[requestsBefore]!.headers.authorization?.replace('Bearer ', '')
  return nodes.get(key ?? '')!
}

it(
  `a job whose node is killed is finished by another node, once: ${ROUNDS} times; its events continue there`,
  async () => {
    await startNode()
    const [first] = nodes.values()
    const headers = { ...(await signUpAt(first!.service.url, 'killed')), 'accept-language': 'en' }
    await startNode()
    const open = (node: Node, jobId: string, lastEventId?: string): Promise<EventStreamReader> =>
      openEventStream(`${node.service.url}${JOBS}/${jobId}/events`, headers, lastEventId)

    for (let round = 1; round <= ROUNDS; round++) {
      // The quota of a day is 20 trips.
      await database.db
        .updateTable('ai_job')
        .set({ requested_at: new Date(0) })
        .execute()
      const before = model.requests.length
      // All valid: failures would open the breaker of a node that lives on, which then asks no more.
      model.play(neverEnds(), answer({ days: 1, areas: [area('อยุธยา')] }), answer(NO_TEXTS))
      const [any] = nodes.values()
      const created = await fetch(`${any!.service.url}/trips/v1/custom-trips/ai/v2`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: PROMPT }),
      })
      const { job_id: jobId } = (await created.json()) as { job_id: string }
      const runner = await findRunner(before)
      const broken = await open(runner, jobId)
      await expect.poll(() => broken.events.map(({ data }) => data.stage)).toEqual(['queued', 'understanding'])
      const replacing = startNode()
      await stop(runner, 'SIGKILL')
      await expect(broken.ended).rejects.toThrow('terminated')
      const other = [...nodes.values()].find(({ key }) => key !== runner.key)!
      const resumed = await open(other, jobId, broken.events.at(-1)!.id)
      await resumed.ended
      expect(resumed.events.map(({ data }) => data.stage)).toEqual(['finding', 'scheduling', 'writing', 'succeeded'])
      const trips = await database.db.selectFrom('trip').select('trip_id').execute()
      expect(trips).toHaveLength(round)
      expect(resumed.events.at(-1)!.data.data['trip_id']).toBe(
        trips
          .map(({ trip_id }) => trip_id)
          .sort()
          .at(-1),
      )
      await replacing
    }
  },
  (60 + ROUNDS * 60) * 1_000,
)
