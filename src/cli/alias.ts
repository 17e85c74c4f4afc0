import { userInfo } from 'node:os'
import Table from 'cli-table3'
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

const MAX_LISTED = 200

interface AddOptions {
  readonly language?: 'th' | 'en'
  readonly by?: string
}

export function addAliasCommands(program: Command): void {
  const group = program.command('alias').description('what people call a place; a running service finds it at once')
  group
    .command('add <place_id> <alias...>')
    .description(`give a place other names, ${MAX_ALIASES} at most; also by its id at the tourism authority`)
    .addOption(new Option('--language <language>', 'of these names').choices(['th', 'en']))
    .option('--by <name>', 'who says so; the name of your account unless given', readName)
    .action(async (placeId: string, texts: string[], { language, by }: AddOptions) => {
      const aliases = texts.map(readAliasOrFail)
      if (aliases.length > MAX_ALIASES) throw program.error(`A place has ${MAX_ALIASES} other names at most.`)
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
      if (typeof added === 'string') throw program.error(added)
      console.log(`${placeId} has ${added} more ${added === 1 ? 'name' : 'names'}.`)
    })
  group
    .command('list [place_id]')
    .description('show the names of a place, or the newest of all')
    .action(async (placeId: string | undefined) => {
      const rows = await withStorage(commandContext(), ({ db }) => listAliases(db, placeId ?? null, MAX_LISTED))
      const table = new Table({ head: ['place', 'name', 'language', 'by', 'since'] })
      for (const row of rows)
        table.push([
          row.place_id,
          row.alias,
          row.language ?? '–',
          row.added_by,
          row.created_at.toISOString().slice(0, 10),
        ])
      console.log(rows.length === 0 ? 'There are no such names.' : table.toString())
    })
  group
    .command('remove <place_id> <alias>')
    .description('take a name back')
    .action(async (placeId: string, text: string) => {
      const alias = readAliasOrFail(text)
      const context = commandContext()
      const isRemoved = await withStorage(context, async (storage) => {
        const found = await deleteAlias(storage.db, placeId, alias)
        if (found) await announceChange(storage, context)
        return found
      })
      if (!isRemoved) throw program.error(`${placeId} has no name “${alias}” from an editor.`)
      console.log(`${placeId} is no longer called “${alias}”.`)
    })
}

function readAliasOrFail(text: string): string {
  const alias = readAlias(text)
  if (alias === null) throw new InvalidArgumentError(`A name has 1 to ${MAX_ALIAS_CHARS} characters on one line.`)
  return alias
}

function readName(value: string): string {
  const name = value.trim()
  if (name === '' || name.length > 100) throw new InvalidArgumentError('Give 1 to 100 characters.')
  return name
}
