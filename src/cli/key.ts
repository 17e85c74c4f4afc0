import { type Command, InvalidArgumentError } from 'commander'
import { createKey, listKeys, revokeKey } from '../features/access/public.ts'
import { KEY_SCOPES, type KeyScope } from '../platform/operation.ts'
import { commandContext, withStorage } from './context.ts'
import { CommandFailure, createTable, JSON_OPTION, print, say } from './terminal.ts'

const MAX_LISTED = 200

export function addKeyCommands(program: Command): void {
  const key = program
    .command('key')
    .description(say('API keys of bots and internal callers', 'คีย์ API ของบอตและระบบภายใน'))
  key
    .command('create')
    .description(say('create a key; its secret is shown once', 'สร้างคีย์ รหัสลับแสดงครั้งเดียว'))
    .requiredOption('--name <name>', say('purpose of the key', 'ใช้ทำอะไร'))
    .requiredOption(
      '--scope <scope...>',
      say(`one or more of ${KEY_SCOPES.join(', ')}`, `หนึ่งอย่างขึ้นไปจาก ${KEY_SCOPES.join(', ')}`),
      collectScopes,
    )
    .option('--days <days>', say('days until it expires', 'จำนวนวันที่ใช้ได้'), readDays)
    .option(...JSON_OPTION)
    .action(async ({ name, scope, days, json }: { name: string; scope: KeyScope[]; days?: number; json: boolean }) => {
      const expiresAt = days === undefined ? null : new Date(Date.now() + days * 86_400_000)
      const made = await withStorage(commandContext(), ({ db }) => createKey(db, { name, scopes: scope, expiresAt }))
      print(json, { key_id: made.keyId, secret: made.secret }, () =>
        say(
          `${made.keyId}\nSecret (shown only once): ${made.secret}\nSend it as x-api-key.`,
          `${made.keyId}\nรหัสลับ แสดงครั้งนี้ครั้งเดียว: ${made.secret}\nส่งในเฮดเดอร์ x-api-key`,
        ),
      )
    })
  key
    .command('list')
    .description(say('list the newest keys', 'แสดงคีย์ล่าสุด'))
    .option(...JSON_OPTION)
    .action(async ({ json }: { json: boolean }) => {
      const keys = await withStorage(commandContext(), ({ db }) => listKeys(db, MAX_LISTED))
      const table = createTable({
        head: say('key|name|scopes|created|last used|state', 'คีย์|ชื่อ|สิทธิ์|สร้างเมื่อ|ใช้ล่าสุด|สถานะ').split('|'),
      })
      for (const row of keys) {
        const state = row.revoked_at
          ? say('revoked', 'ยกเลิกแล้ว')
          : row.expires_at && row.expires_at < new Date()
            ? say('expired', 'หมดอายุ')
            : say('valid', 'ใช้ได้')
        table.push([
          row.key_id,
          row.name,
          row.scopes.join(' '),
          dayOf(row.created_at),
          row.last_used_at ? dayOf(row.last_used_at) : '–',
          state,
        ])
      }
      print(json, keys, () => (keys.length === 0 ? say('There are no keys.', 'ยังไม่มีคีย์') : table.toString()))
    })
  key
    .command('revoke <key_id>')
    .description(say('revoke a key; every node rejects it within seconds', 'ยกเลิกคีย์ ทุกโหนดเลิกใช้ภายในไม่กี่วินาที'))
    .option(...JSON_OPTION)
    .action(async (keyId: string, { json }: { json: boolean }) => {
      const isRevoked = await withStorage(commandContext(), ({ db }) => revokeKey(db, keyId, new Date()))
      if (!isRevoked) throw new CommandFailure(say(`There is no valid key ${keyId}.`, `ไม่มีคีย์ ${keyId} ที่ใช้ได้`))
      print(json, { key_id: keyId, revoked: true }, () => say(`${keyId} is revoked.`, `ยกเลิก ${keyId} แล้ว`))
    })
}

function collectScopes(value: string, earlier: KeyScope[] = []): KeyScope[] {
  const scope = KEY_SCOPES.find((known) => known === value)
  if (!scope)
    throw new InvalidArgumentError(say(`Scopes are ${KEY_SCOPES.join(', ')}.`, `สิทธิ์ที่มีคือ ${KEY_SCOPES.join(', ')}`))
  return [...new Set([...earlier, scope])]
}

function readDays(value: string): number {
  const days = Number(value)
  if (!Number.isInteger(days) || days < 1 || days > 3_650)
    throw new InvalidArgumentError(say('Enter a whole number of days from 1 to 3650.', 'ใส่จำนวนวันเต็ม 1 ถึง 3650'))
  return days
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
