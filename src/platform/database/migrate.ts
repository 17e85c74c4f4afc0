import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import { clientConfig, type DatabaseLocation } from './database.ts'

export interface MigrationOptions {
  /** Folder of `0001-name.sql`, `0002-…`. */
  readonly dir: string
  readonly log: Log
}

/** The database and the migrations of this release do not match; the failed step changed nothing. */
class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

// An arbitrary number that no other program on this database uses: the letters “tiao”.
const LOCK_KEY = 0x7469616f
const OLDEST_SERVER = 150_000
const LOCK_WAIT_MS = 600_000
const TABLE_LOCK_WAIT_MS = 60_000

/**
 * Applies outstanding migrations, each in its own transaction, under a lock that serialises nodes which start together.
 * Forward only: a released file is never edited.
 * @returns the names of the files that were applied
 * @throws MigrationError
 */
export async function migrate(location: DatabaseLocation, { dir, log }: MigrationOptions): Promise<string[]> {
  const files = listMigrations(dir)
  const client = new Client(clientConfig(location, 'tiao-migrate'))
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  await client.connect()
  try {
    await checkVersion(client)
    await client.query(`set statement_timeout = 0; set lock_timeout = ${LOCK_WAIT_MS}`)
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    // Other nodes keep working during a migration, so a statement that waits for its table must not block them behind it.
    await client.query(`set lock_timeout = ${TABLE_LOCK_WAIT_MS}`)
    const waiting = await listWaiting(client, files)
    for (const file of waiting) {
      await apply(client, file)
      log.info({ migration: file.name }, 'applied a migration')
    }
    return waiting.map(({ name }) => name)
  } catch (error) {
    throw lost ?? error
  } finally {
    // Ends the session and thereby releases the lock.
    await client.end()
  }
}

interface MigrationFile {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly digest: string
}

function listMigrations(dir: string): MigrationFile[] {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  return names.map((name, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
    if (number !== index + 1) {
      const expected = String(index + 1).padStart(4, '0')
      throw new MigrationError(
        `${join(dir, name)} should be called ${expected}-what-it-adds.sql: numbers have no gaps.`,
      )
    }
    // A checkout on Windows may have other line ends; the statements are the same.
    const text = readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n')
    return { number, name, text, digest: createHash('sha256').update(text).digest('hex') }
  })
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; text: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as text`,
  )
  if (Number(rows[0]?.number) < OLDEST_SERVER) {
    throw new MigrationError(`The database is PostgreSQL ${rows[0]?.text}; 15 or newer is required.`)
  }
}

async function listWaiting(client: Client, files: readonly MigrationFile[]): Promise<MigrationFile[]> {
  await client.query(`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      digest text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows: applied } = await client.query<{ number: number; name: string; digest: string }>(
    'select number, name, digest from schema_migration order by number',
  )
  applied.forEach((row, index) => {
    const file = files[index]
    if (row.number > files.length) {
      throw new MigrationError(
        `The database is newer than this release: it has ${row.name}, which this release does not know. ` +
          `Start a release at least as new as the one that made it.`,
      )
    }
    if (!file || row.number !== index + 1) {
      throw new MigrationError(`The database lacks migration ${index + 1} although it has ${row.name}.`)
    }
    if (row.name !== file.name || row.digest !== file.digest) {
      throw new MigrationError(
        `${file.name} is not what was applied to this database as ${row.name}: a migration is never edited, ` +
          `renamed or removed once it has run. Restore the file and put the change into a new one.`,
      )
    }
  })
  return files.slice(applied.length)
}

async function apply(client: Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin')
    await client.query(file.text)
    await client.query('insert into schema_migration (number, name, digest) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.digest,
    ])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new MigrationError(`${file.name} failed and was rolled back: ${(cause as Error).message}`, { cause })
  }
}
