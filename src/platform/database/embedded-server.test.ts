import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CompiledProgram, compileProgram, runProgram } from '../../../test/support/child-process.ts'
import { quietLog, recordingLog } from '../../../test/support/log.ts'
import { getEmbeddedBinaries } from './embedded-binaries.ts'
import {
  type EmbeddedServer,
  findRunningServer,
  type ServerConnection,
  startEmbeddedServer,
} from './embedded-server.ts'
import { isAlive } from './process-identity.ts'
import { chooseRunner, findClosedFolder, findServerUser } from './server-user.ts'

const isRoot = process.getuid?.() === 0
const log = quietLog()
let dataDir: string
let program: CompiledProgram
const started: EmbeddedServer[] = []

beforeAll(() => {
  program = compileProgram(`
    import { pino } from 'pino'
    import { startEmbeddedServer } from './src/platform/database/embedded-server.ts'
    const server = await startEmbeddedServer({ dataDir: process.argv[2], log: pino({ level: 'silent' }) })
    console.log(JSON.stringify(server.connection))
    if (process.argv[3] === 'exit') process.exit(0)
    process.once('SIGTERM', () => server.stop())
    setTimeout(() => {}, 600_000)
  `)
})
afterAll(() => program.remove())
beforeEach(() => {
  dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'tiao-embedded-'))
  chmodSync(dataDir, 0o711)
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir, useLog = log): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir: folder, log: useLog })
  started.push(server)
  return server
}

async function ask(connection: ServerConnection, query: string): Promise<Record<string, unknown>> {
  const client = new Client(connection)
  await client.connect()
  try {
    const answer = await client.query<Record<string, unknown>>(query)
    return answer.rows[0] ?? {}
  } finally {
    await client.end()
  }
}

const serverPid = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

test('a new folder gets a safe server that sorts by code point and only listens on its socket', async () => {
  const { connection } = await start()
  const facts = await ask(
    connection,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp, lower('É') as lower,
      current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
      (select string_agg(t, ' ' order by t) from unnest(array['a', 'B', 'ข', 'ก', 'é']) t) as sorted`,
  )
  expect(facts).toEqual({
    fsync: 'on',
    tcp: '',
    lower: 'é',
    encoding: 'UTF8',
    checksums: 'on',
    sorted: 'B a é ก ข',
  })
  expect(connection.host).toBe(join(dataDir, 'postgres-socket'))
  expect(statSync(connection.host).mode & 0o777).toBe(0o700)
})

test('what was written is there after a stop and a start, and the stop ends the process', async () => {
  const first = await start()
  await ask(first.connection, 'create table kept as select 7 as value')
  const pid = serverPid()
  await Promise.all([first.stop(), first.stop()])
  expect(isAlive(pid)).toBe(false)
  const second = await start()
  expect(await ask(second.connection, 'select value from kept')).toEqual({ value: 7 })
})

test('a second service on the folder is told who holds it, in this process and in another', async () => {
  const { connection } = await start()
  await expect(startEmbeddedServer({ dataDir, log })).rejects.toThrow(
    `Another service (process ${process.pid}) already uses the data folder ${dataDir}`,
  )
  const { code, faults } = await runProgram(program, [dataDir]).ended
  expect(code).toBe(1)
  expect(faults).toContain(`process ${process.pid}`)
  expect(faults).toContain('DATABASE_URL')
  expect(await ask(connection, 'select 1 as still')).toEqual({ still: 1 })
})

test('a command beside a running service finds its server, and none when the service is gone', async () => {
  expect(findRunningServer(join(dataDir, 'absent'))).toBeUndefined()
  expect(findRunningServer(dataDir)).toBeUndefined()
  const service = runProgram(program, [dataDir])
  const connection = JSON.parse(await service.firstLine) as ServerConnection
  expect(findRunningServer(dataDir)).toEqual(connection)
  service.child.kill('SIGKILL')
  await service.ended
  // The server is still there, but nobody's: a command starts as if it were the service, and stops what it took over.
  expect(findRunningServer(dataDir)).toBeUndefined()
  await start()
})

test('the server of a service killed by -9 is taken over, with what it had committed', async () => {
  const service = runProgram(program, [dataDir])
  const connection = JSON.parse(await service.firstLine) as ServerConnection
  await ask(connection, 'create table kept as select 7 as value')
  const pid = serverPid()
  service.child.kill('SIGKILL')
  await service.ended
  expect(isAlive(pid)).toBe(true)
  const { log, lines } = recordingLog()
  const server = await start(dataDir, log)
  expect(serverPid()).toBe(pid)
  expect(lines.map(({ msg }) => msg)).toContain('took over the database server that a killed service left running')
  expect(await ask(server.connection, 'select value from kept')).toEqual({ value: 7 })
  await server.stop()
  expect(isAlive(pid)).toBe(false)
})

test('a server left running with other settings is stopped and started anew', async () => {
  const service = runProgram(program, [dataDir])
  await service.firstLine
  const pid = serverPid()
  service.child.kill('SIGKILL')
  await service.ended
  const server = await startEmbeddedServer({ dataDir, log, maxConnections: 33 })
  started.push(server)
  expect(serverPid()).not.toBe(pid)
  expect(isAlive(pid)).toBe(false)
  expect(await ask(server.connection, `select current_setting('max_connections') as n`)).toEqual({ n: '33' })
})

test('a server that hangs is not taken over', async () => {
  const service = runProgram(program, [dataDir])
  await service.firstLine
  const pid = serverPid()
  service.child.kill('SIGKILL')
  await service.ended
  process.kill(pid, 'SIGSTOP')
  const { log, lines } = recordingLog()
  const starting = start(dataDir, log)
  const stopping = 'stopping the database server that a killed service left running'
  await expect.poll(() => lines.map(({ msg }) => msg), { timeout: 20_000 }).toEqual([stopping])
  // It obeys as soon as it runs again.
  process.kill(pid, 'SIGCONT')
  const server = await starting
  expect(serverPid()).not.toBe(pid)
  expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
})

test('a service and its server that are both killed leave a folder that starts again', async () => {
  const service = runProgram(program, [dataDir])
  const connection = JSON.parse(await service.firstLine) as ServerConnection
  await ask(connection, 'create table kept as select 7 as value')
  service.child.kill('SIGKILL')
  process.kill(serverPid(), 'SIGKILL')
  await service.ended
  const server = await start()
  expect(await ask(server.connection, 'select value from kept')).toEqual({ value: 7 })
})

test('a stale postmaster.pid whose number another process of the same user has now does not stop the start', async () => {
  const first = await start()
  await first.stop()
  const user = findServerUser(join(dataDir, 'postgres'))
  const other = spawn('sleep', ['600'], user ? { uid: user.uid, gid: user.gid } : {})
  try {
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, `${other.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n\n\n\nready   \n`)
    const { uid, gid } = statSync(join(dataDir, 'postgres'))
    if (isRoot) chownSync(file, uid, gid)
    const server = await start()
    expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
    expect(isAlive(other.pid ?? 0)).toBe(true)
  } finally {
    other.kill('SIGKILL')
  }
})

test('a service that ends without stopping its server sends it a stop', async () => {
  const service = runProgram(program, [dataDir, 'exit'])
  await service.firstLine
  const { code } = await service.ended
  expect(code).toBe(0)
  await expect.poll(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid')), { timeout: 10_000 }).toBe(false)
})

test('Ctrl-C in a terminal, which signals the whole group, does not reach the server', async () => {
  // A group of its own for the service, as a shell with job control makes one.
  const child = spawn('setsid', [process.execPath, program.path, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((done) => child.stdout.once('data', done))
  const pid = serverPid()
  const group = Number(readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2])
  process.kill(-group, 'SIGINT')
  await new Promise((done) => child.once('close', done))
  // The service itself died of the signal; its server was not asked to stop by the terminal.
  expect(isAlive(pid)).toBe(true)
  await (await start()).stop()
})

describe('a server that dies', () => {
  test('is started again with what was written, every time, and the stop reaches the newest', async () => {
    const server = await start()
    await ask(server.connection, 'create table kept as select 7 as value')
    for (let time = 1; time <= 2; time += 1) {
      const pid = serverPid()
      process.kill(pid, 'SIGKILL')
      await isBackAfter(pid, server.connection)
    }
    expect(await ask(server.connection, 'select value from kept')).toEqual({ value: 7 })
    const last = serverPid()
    await server.stop()
    expect(isAlive(last)).toBe(false)
  })

  test('is started again too when it was taken over from a killed service', async () => {
    const service = runProgram(program, [dataDir])
    await service.firstLine
    const pid = serverPid()
    service.child.kill('SIGKILL')
    await service.ended
    const server = await start()
    expect(serverPid()).toBe(pid)
    process.kill(pid, 'SIGKILL')
    await isBackAfter(pid, server.connection)
  })

  test('and cannot be started again is given up after some tries, with the reason', async () => {
    const restarts = { attempts: 3, pauseMs: 1, steadyMs: 60_000 }
    const { log: recorded, lines } = recordingLog()
    const server = await startEmbeddedServer({ dataDir, log: recorded, restarts })
    started.push(server)
    writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n')
    process.kill(serverPid(), 'SIGKILL')
    const { message } = await server.lost
    expect(message).toMatch(/did not stay up in 3 starts: .*shared_buffers.*DATABASE_URL/s)
    const failed = 'the embedded database server could not be started again'
    expect(lines.filter(({ msg }) => msg === failed)).toHaveLength(3)
  })
})

async function isBackAfter(pid: number, connection: ServerConnection): Promise<void> {
  const answers = () => ask(connection, 'select 1 as one').catch(() => null)
  await expect.poll(answers, { timeout: 30_000 }).toEqual({ one: 1 })
  expect(serverPid()).not.toBe(pid)
}

test('a first start that was killed half way is begun again', async () => {
  const draft = join(dataDir, 'postgres.new-of-a-killed-start')
  mkdirSync(join(draft, 'base'), { recursive: true })
  writeFileSync(join(draft, 'PG_VERSION'), '18\n')
  const server = await start()
  expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
  expect(existsSync(draft)).toBe(false)
})

test('a folder too deep for a socket gets one in the folder for temporary files, the same each time', async () => {
  const deep = join(dataDir, 'ข้อมูล'.repeat(6))
  const first = await start(deep)
  expect(first.connection.host.startsWith(join(realpathSync(tmpdir()), 'tiao-'))).toBe(true)
  expect(await ask(first.connection, 'select 1 as one')).toEqual({ one: 1 })
  await first.stop()
  const second = await start(deep)
  expect(second.connection.host).toBe(first.connection.host)
  await second.stop()
  rmSync(first.connection.host, { recursive: true })
})

test('data of another major version is refused and left alone', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await expect(startEmbeddedServer({ dataDir, log })).rejects.toThrow(
    /postgres holds a database of PostgreSQL 16, this release brings 18: .*pg_dumpall.*DATABASE_URL/s,
  )
  expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('16\n')
})

test('a data folder that is a file is refused with the way out', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  await expect(startEmbeddedServer({ dataDir: file, log })).rejects.toThrow(/cannot be used .*DATABASE_URL/s)
})

test('a platform without binaries, a package that was left out and a system without glibc say so', async () => {
  expect(() => getEmbeddedBinaries('sunos', 'sparc')).toThrow(/no embedded PostgreSQL for sunos sparc: .*DATABASE_URL/)
  expect(() => getEmbeddedBinaries('win32', 'x64')).toThrow('DATABASE_URL')
  const absent = () =>
    getEmbeddedBinaries('linux', 'arm64', () => {
      throw new Error('Cannot find module')
    })
  expect(absent).toThrow(/linux-arm64 is not installed .*npm ci.*DATABASE_URL/)
  // The system's loader is missing: to the kernel this is the same as a missing interpreter.
  const fake = join(dataDir, 'initdb')
  writeFileSync(fake, '#!/lib/ld-absent.so\n', { mode: 0o755 })
  const binaries = { initdb: fake, postgres: fake, major: '18' }
  await expect(startEmbeddedServer({ dataDir: join(dataDir, 'd'), log, binaries })).rejects.toThrow(
    /needs glibc.*DATABASE_URL/s,
  )
})

test('a server that does not start says what it said, and the folder is free again', async () => {
  await (await start()).stop()
  writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n')
  await expect(startEmbeddedServer({ dataDir, log })).rejects.toThrow(/did not start.*shared_buffers.*DATABASE_URL/s)
  writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), '')
  expect(await ask((await start()).connection, 'select 1 as one')).toEqual({ one: 1 })
})

describe.runIf(isRoot)('as root', () => {
  test('the server runs as an unprivileged user', async () => {
    await start()
    const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${serverPid()}/status`, 'utf8'))?.[1]
    expect(Number(uid)).toBe(statSync(join(dataDir, 'postgres')).uid)
    expect(Number(uid)).not.toBe(0)
  })

  test.runIf(spawnSync('setpriv', ['--version']).status === 0)('a closed folder above is no obstacle', async () => {
    chmodSync(dataDir, 0o700)
    const { log, lines } = recordingLog()
    const server = await start(join(dataDir, 'data'), log)
    expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
    expect(lines.map(({ msg }) => msg)).toEqual([
      'PostgreSQL gets the right to pass closed folders, because the program or DATA_DIR is in one',
    ])
  })
})

test('without a way through, the closed folder is named with the ways out', () => {
  const user = { uid: 4711, gid: 4711, name: 'someone' }
  const closed = join(dataDir, 'closed')
  mkdirSync(join(closed, 'data'), { recursive: true })
  chmodSync(closed, 0o700)
  expect(findClosedFolder(join(closed, 'data'), user)).toBe(closed)
  expect(() => chooseRunner(user, [tmpdir(), join(closed, 'data')], () => false)).toThrow(
    `"someone", who may not enter ${closed}. Allow it with "chmod o+x ${closed}"`,
  )
  chmodSync(closed, 0o701)
  expect(findClosedFolder(join(closed, 'data'), user)).toBeUndefined()
  expect(chooseRunner(user, [join(closed, 'data')], () => false)).toEqual({ user, prefix: [] })
})

test('a normal user is told whose data it is that a run as root left', () => {
  const folder = join(dataDir, 'postgres')
  mkdirSync(folder)
  const { uid } = statSync(folder)
  expect(() => findServerUser(folder, uid + 1)).toThrow(`belongs to another user (uid ${uid})`)
})
