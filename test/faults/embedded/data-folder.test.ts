import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getEmbeddedBinaries } from '../../../src/platform/database/embedded-binaries.ts'
import { startEmbeddedServer } from '../../../src/platform/database/embedded-server.ts'
import { chooseRunner, findClosedFolder, findServerUser } from '../../../src/platform/database/server-user.ts'
import { ask, useEmbeddedServers } from '../../support/embedded-servers.ts'
import { quietLog, recordingLog } from '../../support/log.ts'

const isRoot = process.getuid?.() === 0
const log = quietLog()
const servers = useEmbeddedServers()

test('a first start that was killed is repeated from scratch', async () => {
  const draft = join(servers.dataDir, 'postgres.new-of-a-killed-start')
  mkdirSync(join(draft, 'base'), { recursive: true })
  writeFileSync(join(draft, 'PG_VERSION'), '18\n')
  const server = await servers.start()
  expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
  expect(existsSync(draft)).toBe(false)
})

test('a DATA_DIR too long for a socket path puts the socket into the temporary folder, under the same name each time', async () => {
  const deep = join(servers.dataDir, 'ข้อมูล'.repeat(6))
  const first = await servers.start(deep)
  expect(first.connection.host.startsWith(join(realpathSync(tmpdir()), 'tiao-'))).toBe(true)
  expect(await ask(first.connection, 'select 1 as one')).toEqual({ one: 1 })
  await first.stop()
  const second = await servers.start(deep)
  expect(second.connection.host).toBe(first.connection.host)
  await second.stop()
  rmSync(first.connection.host, { recursive: true })
})

test('data of another major version is rejected and left untouched', async () => {
  mkdirSync(join(servers.dataDir, 'postgres'))
  writeFileSync(join(servers.dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await expect(startEmbeddedServer({ dataDir: servers.dataDir, log })).rejects.toThrow(
    /postgres holds a database of PostgreSQL 16, this release brings 18: .*pg_dumpall.*DATABASE_URL/s,
  )
  expect(readFileSync(join(servers.dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('16\n')
})

test('a data folder that is a file is rejected with a remedy', async () => {
  const file = join(servers.dataDir, 'file')
  writeFileSync(file, '')
  await expect(startEmbeddedServer({ dataDir: file, log })).rejects.toThrow(/cannot be used .*DATABASE_URL/s)
})

test('missing binaries, a missing package and a missing glibc are reported with a remedy', async () => {
  expect(() => getEmbeddedBinaries('sunos', 'sparc')).toThrow(/no embedded PostgreSQL for sunos sparc: .*DATABASE_URL/)
  expect(() => getEmbeddedBinaries('win32', 'x64')).toThrow('DATABASE_URL')
  const absent = () =>
    getEmbeddedBinaries('linux', 'arm64', () => {
      throw new Error('Cannot find module')
    })
  expect(absent).toThrow(/linux-arm64 is not installed .*npm ci.*DATABASE_URL/)
  // The system's loader is missing: to the kernel this is the same as a missing interpreter.
  const fake = join(servers.dataDir, 'initdb')
  writeFileSync(fake, '#!/lib/ld-absent.so\n', { mode: 0o755 })
  const binaries = { initdb: fake, postgres: fake, major: '18' }
  await expect(startEmbeddedServer({ dataDir: join(servers.dataDir, 'd'), log, binaries })).rejects.toThrow(
    /needs glibc.*DATABASE_URL/s,
  )
})

test('a failed start reports the output of the server and releases the folder', async () => {
  await (await servers.start()).stop()
  writeFileSync(join(servers.dataDir, 'postgres', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n')
  await expect(startEmbeddedServer({ dataDir: servers.dataDir, log })).rejects.toThrow(
    /did not start.*shared_buffers.*DATABASE_URL/s,
  )
  writeFileSync(join(servers.dataDir, 'postgres', 'postgresql.auto.conf'), '')
  expect(await ask((await servers.start()).connection, 'select 1 as one')).toEqual({ one: 1 })
})

describe.runIf(isRoot)('as root', () => {
  test('the server runs as an unprivileged user', async () => {
    await servers.start()
    const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${servers.pid()}/status`, 'utf8'))?.[1]
    expect(Number(uid)).toBe(statSync(join(servers.dataDir, 'postgres')).uid)
    expect(Number(uid)).not.toBe(0)
  })

  test.runIf(spawnSync('setpriv', ['--version']).status === 0)(
    'the server can traverse a closed parent folder',
    async () => {
      chmodSync(servers.dataDir, 0o700)
      const { log, lines } = recordingLog()
      const server = await servers.start(join(servers.dataDir, 'data'), log)
      expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
      expect(lines.map(({ msg }) => msg)).toEqual([
        'PostgreSQL gets the right to pass closed folders, because the program or DATA_DIR is in one',
      ])
    },
  )
})

test('a closed folder that the server cannot traverse is reported with the remedies', () => {
  const user = { uid: 4711, gid: 4711, name: 'someone' }
  const closed = join(servers.dataDir, 'closed')
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

test('a normal user learns which user owns data created as root', () => {
  const folder = join(servers.dataDir, 'postgres')
  mkdirSync(folder)
  const { uid } = statSync(folder)
  expect(() => findServerUser(folder, uid + 1)).toThrow(`belongs to another user (uid ${uid})`)
})
