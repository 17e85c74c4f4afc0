import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEmbeddedBinaries } from '../../../src/platform/database/embedded-binaries.ts'
import {
  findRunningServer,
  type ServerConnection,
  startEmbeddedServer,
} from '../../../src/platform/database/embedded-server.ts'
import { isAlive } from '../../../src/platform/database/process-identity.ts'
import { findServerUser } from '../../../src/platform/database/server-user.ts'
import { type CompiledProgram, compileProgram, runProgram } from '../../support/child-process.ts'
import { ask, useEmbeddedServers } from '../../support/embedded-servers.ts'
import { quietLog, recordingLog } from '../../support/log.ts'

const isRoot = process.getuid?.() === 0
const log = quietLog()
const servers = useEmbeddedServers()
let program: CompiledProgram

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

/** A process that has ended is gone once the system has collected it. */
async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
}

test('a new folder gets a secure server that sorts by code point and listens only on its socket', async () => {
  const { connection } = await servers.start()
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
  expect(connection.host).toBe(join(servers.dataDir, 'postgres-socket'))
  expect(statSync(connection.host).mode & 0o777).toBe(0o700)
})

test('data survives a stop and a start, and the stop ends the process', async () => {
  const first = await servers.start()
  await ask(first.connection, 'create table kept as select 7 as value')
  const pid = servers.pid()
  await Promise.all([first.stop(), first.stop()])
  await expectGone(pid)
  const second = await servers.start()
  expect(await ask(second.connection, 'select value from kept')).toEqual({ value: 7 })
})

test('a second service on the folder fails and names the process that holds it, in the same process or another', async () => {
  const { connection } = await servers.start()
  await expect(startEmbeddedServer({ dataDir: servers.dataDir, log })).rejects.toThrow(
    `Another service (process ${process.pid}) already uses the data folder ${servers.dataDir}`,
  )
  const { code, faults } = await runProgram(program, [servers.dataDir]).ended
  expect(code).toBe(1)
  expect(faults).toContain(`process ${process.pid}`)
  expect(faults).toContain('DATABASE_URL')
  expect(await ask(connection, 'select 1 as still')).toEqual({ still: 1 })
})

test('a command finds the server of a running service, and none once the service has ended', async () => {
  expect(findRunningServer(join(servers.dataDir, 'absent'))).toBeUndefined()
  expect(findRunningServer(servers.dataDir)).toBeUndefined()
  const service = runProgram(program, [servers.dataDir])
  const connection = JSON.parse(await service.firstLine) as ServerConnection
  expect(findRunningServer(servers.dataDir)).toEqual(connection)
  service.child.kill('SIGKILL')
  await service.ended
  // The server still runs without a service: a command starts as if it were the service, and stops what it took over.
  expect(findRunningServer(servers.dataDir)).toBeUndefined()
  await servers.start()
})

test('the server of a service killed by SIGKILL is taken over with its committed data', async () => {
  const service = runProgram(program, [servers.dataDir])
  const connection = JSON.parse(await service.firstLine) as ServerConnection
  await ask(connection, 'create table kept as select 7 as value')
  const pid = servers.pid()
  service.child.kill('SIGKILL')
  await service.ended
  expect(isAlive(pid)).toBe(true)
  const { log, lines } = recordingLog()
  const server = await servers.start(servers.dataDir, log)
  expect(servers.pid()).toBe(pid)
  expect(lines.map(({ msg }) => msg)).toContain('took over the database server that a killed service left running')
  expect(await ask(server.connection, 'select value from kept')).toEqual({ value: 7 })
  await server.stop()
  await expectGone(pid)
})

test('a server left running with other settings is restarted', async () => {
  const service = runProgram(program, [servers.dataDir])
  await service.firstLine
  const pid = servers.pid()
  service.child.kill('SIGKILL')
  await service.ended
  const server = await startEmbeddedServer({ dataDir: servers.dataDir, log, maxConnections: 33 })
  servers.stopAfterTest(server)
  expect(servers.pid()).not.toBe(pid)
  await expectGone(pid)
  expect(await ask(server.connection, `select current_setting('max_connections') as n`)).toEqual({ n: '33' })
})

test('a server that hangs is not taken over', async () => {
  const service = runProgram(program, [servers.dataDir])
  await service.firstLine
  const pid = servers.pid()
  service.child.kill('SIGKILL')
  await service.ended
  process.kill(pid, 'SIGSTOP')
  const { log, lines } = recordingLog()
  const starting = servers.start(servers.dataDir, log)
  const stopping = 'stopping the database server that a killed service left running'
  await expect.poll(() => lines.map(({ msg }) => msg), { timeout: 20_000 }).toEqual([stopping])
  // Handles the signal as soon as it continues.
  process.kill(pid, 'SIGCONT')
  const server = await starting
  expect(servers.pid()).not.toBe(pid)
  expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
})

test('a folder starts again after both service and server were killed', async () => {
  const service = runProgram(program, [servers.dataDir])
  const connection = JSON.parse(await service.firstLine) as ServerConnection
  await ask(connection, 'create table kept as select 7 as value')
  service.child.kill('SIGKILL')
  process.kill(servers.pid(), 'SIGKILL')
  await service.ended
  const server = await servers.start()
  expect(await ask(server.connection, 'select value from kept')).toEqual({ value: 7 })
})

test('a start ignores a stale postmaster.pid whose PID belongs to another process of the same user', async () => {
  const first = await servers.start()
  await first.stop()
  const user = findServerUser(join(servers.dataDir, 'postgres'))
  const other = spawn('sleep', ['600'], user ? { uid: user.uid, gid: user.gid } : {})
  try {
    const file = join(servers.dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, `${other.pid}\n${join(servers.dataDir, 'postgres')}\n1700000000\n5432\n\n\n\nready   \n`)
    const { uid, gid } = statSync(join(servers.dataDir, 'postgres'))
    if (isRoot) chownSync(file, uid, gid)
    const server = await servers.start()
    expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
    expect(isAlive(other.pid ?? 0)).toBe(true)
  } finally {
    other.kill('SIGKILL')
  }
})

test('a service that exits without stopping its server signals it to stop', async () => {
  const service = runProgram(program, [servers.dataDir, 'exit'])
  await service.firstLine
  const { code } = await service.ended
  expect(code).toBe(0)
  await expect
    .poll(() => existsSync(join(servers.dataDir, 'postgres', 'postmaster.pid')), { timeout: 10_000 })
    .toBe(false)
})

test('a service that exits while its server starts, before the PID file names it, signals it to stop', async () => {
  const [started, slow] = [join(servers.dataDir, 'started'), join(servers.dataDir, 'slow-postgres')]
  writeFileSync(started, '')
  chmodSync(started, 0o666)
  const { postgres } = getEmbeddedBinaries()
  const lines = [
    '#!/bin/sh',
    `[ "$1" = --single ] && exec "${postgres}" "$@"`,
    `echo $$ > ${started}`,
    'exec sleep 600',
  ]
  writeFileSync(slow, `${lines.join('\n')}\n`, { mode: 0o755 })
  const service = compileProgram(`
    import { pino } from 'pino'
    import { getEmbeddedBinaries } from './src/platform/database/embedded-binaries.ts'
    import { startEmbeddedServer } from './src/platform/database/embedded-server.ts'
    const [, , dataDir, postgres] = process.argv
    void startEmbeddedServer({ dataDir, log: pino({ level: 'silent' }), binaries: { ...getEmbeddedBinaries(), postgres } })
    process.once('SIGTERM', () => process.exit(1))
  `)
  try {
    const { child, ended } = runProgram(service, [servers.dataDir, slow])
    await expect.poll(() => readFileSync(started, 'utf8'), { timeout: 30_000 }).toMatch(/\d+\n/)
    const pid = Number(readFileSync(started, 'utf8'))
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGTERM')
    await ended
    await expectGone(pid)
  } finally {
    service.remove()
  }
})

test('Ctrl+C in a terminal, which signals the process group, does not reach the server', async () => {
  // A separate process group for the service, as a shell with job control creates.
  const child = spawn('setsid', [process.execPath, program.path, servers.dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((done) => child.stdout.once('data', done))
  const pid = servers.pid()
  const group = Number(readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2])
  process.kill(-group, 'SIGINT')
  await new Promise((done) => child.once('close', done))
  // The signal ended the service itself; the terminal did not signal its server.
  expect(isAlive(pid)).toBe(true)
  await (await servers.start()).stop()
})

describe('a server that dies', () => {
  test('is restarted with its data each time, and the stop reaches the newest process', async () => {
    const server = await servers.start()
    await ask(server.connection, 'create table kept as select 7 as value')
    for (let time = 1; time <= 2; time += 1) {
      const pid = servers.pid()
      process.kill(pid, 'SIGKILL')
      await isBackAfter(pid, server.connection)
    }
    expect(await ask(server.connection, 'select value from kept')).toEqual({ value: 7 })
    const last = servers.pid()
    await server.stop()
    await expectGone(last)
  })

  test('is also restarted after a takeover from a killed service', async () => {
    const service = runProgram(program, [servers.dataDir])
    await service.firstLine
    const pid = servers.pid()
    service.child.kill('SIGKILL')
    await service.ended
    const server = await servers.start()
    expect(servers.pid()).toBe(pid)
    process.kill(pid, 'SIGKILL')
    await isBackAfter(pid, server.connection)
  })

  test('is abandoned with the reason after several failed restarts', async () => {
    const restarts = { attempts: 3, pauseMs: 1, steadyMs: 60_000 }
    const { log: recorded, lines } = recordingLog()
    const server = await startEmbeddedServer({ dataDir: servers.dataDir, log: recorded, restarts })
    servers.stopAfterTest(server)
    writeFileSync(join(servers.dataDir, 'postgres', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n')
    process.kill(servers.pid(), 'SIGKILL')
    const { message } = await server.lost
    expect(message).toMatch(/did not stay up in 3 starts: .*shared_buffers.*DATABASE_URL/s)
    const failed = 'the embedded database server could not be started again'
    expect(lines.filter(({ msg }) => msg === failed)).toHaveLength(3)
  })
})

async function isBackAfter(pid: number, connection: ServerConnection): Promise<void> {
  const answers = () => ask(connection, 'select 1 as one').catch(() => null)
  await expect.poll(answers, { timeout: 30_000 }).toEqual({ one: 1 })
  expect(servers.pid()).not.toBe(pid)
}
