import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
/** Services of two nodes each that do not know each other: a job waits for the silence of its node, so both wait at once. */
const SERVICES = 2

const NO_TEXTS = { name: '', introduction: '', summaries: [] }

interface Node {
  /** Its key at the language model, which shows whose request it is. */
  readonly key: string
  readonly service: RunningService
  remove(): void
}

/** A database, a language model and the nodes that share them. */
class Cluster {
  readonly nodes = new Map<string, Node>()
  readonly database: TestDatabase
  readonly model: ModelServer
  readonly #gate: TcpGate
  #started = 0

  private constructor(database: TestDatabase, gate: TcpGate, model: ModelServer) {
    this.database = database
    this.#gate = gate
    this.model = model
  }

  static async start(): Promise<Cluster> {
    const database = await createTestDatabase(starterFilling(await testWorld()))
    return new Cluster(database, await createTcpGate(targetOf(database.location)), await startModelServer())
  }

  async startNode(): Promise<Node> {
    const key = `node-${++this.#started}`
    const folder = makeDataDir()
    const service = await startServe({
      DATA_DIR: folder.path,
      DATABASE_URL: throughGate(this.database.location, this.#gate.port),
      RATE_LIMITS: 'off',
      SHUTDOWN_GRACE_MS: '100',
      AI_BASE_URL: this.model.baseUrl,
      AI_MODEL: 'm',
      AI_API_KEY: key,
    })
    const node = { key, service, remove: () => folder.remove() }
    this.nodes.set(key, node)
    return node
  }

  async stopNode({ key, service, remove }: Node, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.nodes.delete(key)
    service.child.kill(signal)
    await service.ended
    remove()
  }

  /** The node whose request the model holds. */
  async findRunner(requestsBefore: number): Promise<Node> {
    const { requests } = this.model
    await vi.waitUntil(() => requests.length > requestsBefore, { timeout: 30_000 })
    const key = requests[requestsBefore]!.headers.authorization?.replace('Bearer ', '')
    return this.nodes.get(key ?? '')!
  }

  async stop(): Promise<void> {
    for (const node of this.nodes.values()) await this.stopNode(node)
    await this.model.stop()
    await this.#gate.close()
    await this.database.drop()
  }
}

const clusters: Cluster[] = []
beforeAll(async () => {
  for (let count = 0; count < SERVICES; count++) clusters.push(await Cluster.start())
})
afterAll(async () => {
  for (const cluster of clusters) await cluster.stop()
})

it(
  `a job whose node is killed is finished by another node, once: ${ROUNDS} times; its events continue there`,
  async () => {
    const killRunners = async (cluster: Cluster) => {
      const { database, model, nodes } = cluster
      await cluster.startNode()
      const [first] = nodes.values()
      const headers = { ...(await signUpAt(first!.service.url, 'killed')), 'accept-language': 'en' }
      await cluster.startNode()
      const open = (node: Node, jobId: string, lastEventId?: string): Promise<EventStreamReader> =>
        openEventStream(`${node.service.url}${JOBS}/${jobId}/events`, headers, lastEventId)

      for (let round = 1; round <= Math.ceil(ROUNDS / SERVICES); round++) {
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
        const runner = await cluster.findRunner(before)
        const broken = await open(runner, jobId)
        await expect.poll(() => broken.events.map(({ data }) => data.stage)).toEqual(['queued', 'understanding'])
        const replacing = cluster.startNode()
        await cluster.stopNode(runner, 'SIGKILL')
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
    }
    await Promise.all(clusters.map(killRunners))
  },
  (60 + ROUNDS * 60) * 1_000,
)
