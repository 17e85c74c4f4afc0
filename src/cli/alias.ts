import { userInfo } from 'node:os'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { readAlias } from '../catalogue/place-alias.ts'
import {
  deleteAlias,
  insertAliases,
  listAliases,
  MAX_ALIAS_CHARS,
  MAX_ALIASES,
  TooManyAliasesError,
  UnknownPlaceError,
} from '../catalogue/place-alias-store.ts'
import { announceChange } from './announce.ts'
import { commandContext, withStorage } from './context.ts'
import { CommandFailure, createTable, JSON_OPTION, print, say, UsageError } from './terminal.ts'

const MAX_LISTED = 200

interface AddOptions {
  readonly language?: 'th' | 'en'
  readonly by?: string
  readonly json: boolean
}

export function addAliasCommands(program: Command): void {
  const group = program
    .command('alias')
    .description(
      say('alternative names of places; a running service finds them at once', 'ชื่อเรียกอื่นของสถานที่ บริการที่เปิดอยู่ค้นเจอทันที'),
    )
  group
    .command('add <place_id> <alias...>')
    .description(
      say(
        `add names to a place, at most ${MAX_ALIASES}; accepts the id of the tourism authority`,
        `เพิ่มชื่อเรียกของสถานที่ ไม่เกิน ${MAX_ALIASES} ชื่อ ใช้รหัสของ ททท. ก็ได้`,
      ),
    )
    .addOption(
      new Option('--language <language>', say('language of these names', 'ภาษาของชื่อเหล่านี้')).choices(['th', 'en']),
    )
    .option(
      '--by <name>',
      say('who adds them; by default your account name', 'ใครเป็นผู้เพิ่ม ถ้าไม่ระบุใช้ชื่อบัญชีของเครื่อง'),
      readName,
    )
    .option(...JSON_OPTION)
    .action(async (placeId: string, texts: string[], { language, by, json }: AddOptions) => {
      const aliases = texts.map(readAliasOrFail)
      if (aliases.length > MAX_ALIASES)
        throw new UsageError(
          say(`A place has at most ${MAX_ALIASES} alternative names.`, `สถานที่หนึ่งมีชื่อเรียกได้ไม่เกิน ${MAX_ALIASES} ชื่อ`),
        )
      const context = commandContext()
      const added = await withStorage(context, async (storage) => {
        try {
          const addedBy = by ?? userInfo().username
          const count = await insertAliases(storage.db, placeId, aliases, { language: language ?? null, addedBy })
          if (count > 0) await announceChange(storage, context)
          return count
        } catch (error) {
          if (error instanceof UnknownPlaceError || error instanceof TooManyAliasesError) return error.message
          throw error
        }
      })
      if (typeof added === 'string') throw new CommandFailure(added)
      print(json, { place_id: placeId, added }, () =>
        say(`${placeId} has ${added} more ${added === 1 ? 'name' : 'names'}.`, `${placeId} มีชื่อเพิ่ม ${added} ชื่อ`),
      )
    })
  group
    .command('list [place_id]')
    .description(say('list the names of a place, or the newest of all places', 'แสดงชื่อของสถานที่ หรือชื่อล่าสุดทั้งหมด'))
    .option(...JSON_OPTION)
    .action(async (placeId: string | undefined, { json }: { json: boolean }) => {
      const rows = await withStorage(commandContext(), ({ db }) => listAliases(db, placeId ?? null, MAX_LISTED))
      const table = createTable({
        head: say('place name language by since', 'สถานที่ ชื่อ ภาษา โดย ตั้งแต่').split(' '),
      })
      for (const row of rows)
        table.push([
          row.place_id,
          row.alias,
          row.language ?? '–',
          row.added_by,
          row.created_at.toISOString().slice(0, 10),
        ])
      print(json, rows, () => (rows.length === 0 ? say('There are no names.', 'ไม่มีชื่อเหล่านี้') : table.toString()))
    })
  group
    .command('remove <place_id> <alias>')
    .description(say('remove a name', 'ลบชื่อ'))
    .option(...JSON_OPTION)
    .action(async (placeId: string, text: string, { json }: { json: boolean }) => {
      const alias = readAliasOrFail(text)
      const context = commandContext()
      const isRemoved = await withStorage(context, async (storage) => {
        const found = await deleteAlias(storage.db, placeId, alias)
        if (found) await announceChange(storage, context)
        return found
      })
      if (!isRemoved)
        throw new CommandFailure(
          say(`No editor has added the name “${alias}” to ${placeId}.`, `${placeId} ไม่มีชื่อ “${alias}” ที่ผู้ดูแลเพิ่มไว้`),
        )
      print(json, { place_id: placeId, removed: alias }, () =>
        say(`Removed the name “${alias}” from ${placeId}.`, `ลบชื่อ “${alias}” ของ ${placeId} แล้ว`),
      )
    })
}

function readAliasOrFail(text: string): string {
  const alias = readAlias(text)
  if (alias === null)
    throw new UsageError(
      say(
        `A name has 1 to ${MAX_ALIAS_CHARS} characters and no line break.`,
        `ชื่อมี 1 ถึง ${MAX_ALIAS_CHARS} ตัวอักษรในบรรทัดเดียว`,
      ),
    )
  return alias
}

function readName(value: string): string {
  const name = value.trim()
  if (name === '' || name.length > 100)
    throw new InvalidArgumentError(say('Enter 1 to 100 characters.', 'ใส่ 1 ถึง 100 ตัวอักษร'))
  return name
}
