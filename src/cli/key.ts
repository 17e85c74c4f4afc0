import Table from 'cli-table3'
import { type Command, InvalidArgumentError } from 'commander'
import { createKey, listKeys, revokeKey } from '../features/access/door.ts'
import { KEY_SCOPES, type KeyScope } from '../platform/operation.ts'
import { commandContext, withStorage } from './context.ts'

const MAX_LISTED = 200

export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('API keys of bots and internal callers')
  key
    .command('create')
    .description('make a key; its secret is shown once')
    .requiredOption('--name <name>', 'what it is for')
    .requiredOption('--scope <scope...>', `one or more of ${KEY_SCOPES.join(', ')}`, collectScopes, [])
    .option('--days <days>', 'how long it is valid', readDays)
    .action(async ({ name, scope, days }: { name: string; scope: KeyScope[]; days?: number }) => {
      const expiresAt = days === undefined ? null : new Date(Date.now() + days * 86_400_000)
      const made = await withStorage(commandContext(), ({ db }) => createKey(db, { name, scopes: scope, expiresAt }))
      console.log(`${made.keyId}\nSecret, shown only now: ${made.secret}\nSend it as x-api-key.`)
    })
  key
    .command('list')
    .description('show the newest keys')
    .action(async () => {
      const keys = await withStorage(commandContext(), ({ db }) => listKeys(db, MAX_LISTED))
      const table = new Table({ head: ['key', 'name', 'scopes', 'created', 'last used', 'state'] })
      for (const row of keys) {
        const state = row.revoked_at ? 'revoked' : row.expires_at && row.expires_at < new Date() ? 'expired' : 'valid'
        table.push([
          row.key_id,
          row.name,
          row.scopes.join(' '),
          dayOf(row.created_at),
          row.last_used_at ? dayOf(row.last_used_at) : '–',
          state,
        ])
      }
      console.log(keys.length === 0 ? 'There are no keys.' : table.toString())
    })
  key
    .command('revoke <key_id>')
    .description('end a key; nodes forget it within seconds')
    .action(async (keyId: string) => {
      const isRevoked = await withStorage(commandContext(), ({ db }) => revokeKey(db, keyId, new Date()))
      if (!isRevoked) throw program.error(`There is no valid key ${keyId}.`)
      console.log(`${keyId} is revoked.`)
    })
}

function collectScopes(value: string, earlier: KeyScope[]): KeyScope[] {
  const scope = KEY_SCOPES.find((known) => known === value)
  if (!scope) throw new InvalidArgumentError(`Scopes are ${KEY_SCOPES.join(', ')}.`)
  return [...new Set([...earlier, scope])]
}

function readDays(value: string): number {
  const days = Number(value)
  if (!Number.isInteger(days) || days < 1 || days > 3_650) throw new InvalidArgumentError('Give whole days, 1 to 3650.')
  return days
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
