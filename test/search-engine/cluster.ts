/** A real OpenSearch cluster on loopback: each node is a Java process that a test can kill and start again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'

export interface SearchCluster {
  /** HTTP address of each node. */
  readonly nodes: readonly string[]
  /** Resolves when this many nodes form a cluster in which every primary shard is assigned. */
  waitFor(nodeCount: number): Promise<void>
  kill(node: number): Promise<void>
  start(node: number): void
  stop(): Promise<void>
}

const HERE = new URL('.', import.meta.url).pathname
const START_LIMIT = { timeout: 90_000, interval: 250 }
// The minimum that three nodes with 5,000 small documents need on two shared cores.
const JAVA_OPTIONS = [
  '-Xms256m',
  '-Xmx256m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Djava.security.manager=allow',
  '-Dopensearch.distribution.type=tar',
  '-Dlog4j2.disable.jmx=true',
]

export async function startSearchCluster(nodeCount = 3): Promise<SearchCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tiao-search-engine-'))
  const classPath = compileNode(folder)
  const httpPorts = await freePorts(nodeCount)
  const transportPorts = await freePorts(nodeCount)
  const names = httpPorts.map((_, at) => `node${at}`)
  const nodes = httpPorts.map((port) => `http://127.0.0.1:${port}`)
  const processes: (ChildProcess | undefined)[] = []

  function start(at: number): void {
    const home = join(folder, names[at]!)
    mkdirSync(join(home, 'config'), { recursive: true })
    const log = openSync(join(folder, `${names[at]}.log`), 'a')
    const seeds = transportPorts.map((port) => `127.0.0.1:${port}`).join(',')
    const ports = [String(httpPorts[at]), String(transportPorts[at])]
    const place = [names[at]!, home, ...ports, seeds, names.join(',')]
    processes[at] = spawn('java', [...JAVA_OPTIONS, '-cp', classPath, 'SearchNode', ...place], {
      stdio: ['ignore', log, log],
    })
  }

  async function kill(at: number): Promise<void> {
    const child = processes[at]
    processes[at] = undefined
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async function waitFor(count: number): Promise<void> {
    const url = nodes.find((_, at) => processes[at] !== undefined)
    await vi.waitFor(async () => {
      const answer = await fetch(`${url}/_cluster/health`)
      const { number_of_nodes: found, status } = (await answer.json()) as { number_of_nodes: number; status: string }
      expect({ found, isReady: status === 'green' || status === 'yellow' }).toEqual({ found: count, isReady: true })
    }, START_LIMIT)
  }

  const cluster: SearchCluster = {
    nodes,
    waitFor,
    kill,
    start,
    async stop() {
      await Promise.all(nodes.map((_, at) => kill(at)))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  for (const at of nodes.keys()) start(at)
  try {
    await waitFor(nodeCount)
    return cluster
  } catch (error) {
    const log = readFileSync(join(folder, 'node0.log'), 'utf8').slice(-2_000)
    await cluster.stop()
    throw new Error(`the OpenSearch cluster does not start:\n${log}`, { cause: error })
  }
}

/** Fetches OpenSearch's jars once, compiles the launcher, and answers the class path. */
function compileNode(folder: string): string {
  const jars = join(process.env['SEARCH_ENGINE_JARS'] ?? join(folder, 'jars'))
  run('mvn', ['-q', '-B', '-f', join(HERE, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`])
  run('javac', ['-cp', `${jars}/*`, '-d', folder, join(HERE, 'SearchNode.java')])
  return `${folder}:${jars}/*`
}

function run(command: string, args: readonly string[]): void {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 300_000 })
  if (error) throw new Error(`these tests need Java 17 and Maven: ${command} cannot be run`, { cause: error })
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`)
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => server.once('listening', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
