import { join } from 'node:path'
import Table from 'cli-table3'
import { type Command, InvalidArgumentError } from 'commander'
import { Catalogue } from '../catalogue/catalogue.ts'
import { readWorld } from '../catalogue/starter.ts'
import { projectRoot } from '../platform/paths.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { commandContext, withStorage } from './context.ts'

const TEXT_BYTES = 8 * 1_048_576

export function addSearchCommand(program: Command): void {
  program
    .command('search <query>')
    .description('search the catalogue as the service does')
    .option('--explain', 'show why each result stands where it stands', false)
    .option('--limit <n>', 'results', readLimit, 10)
    .action(async (keyword: string, { explain, limit }: { explain: boolean; limit: number }) => {
      const { config, log } = commandContext()
      const world = await readWorld(join(projectRoot, 'catalogue'))
      await withStorage({ config, log }, async ({ db }) => {
        const catalogue = new Catalogue({
          db,
          world,
          search: createSearchIndex(world),
          textBytes: TEXT_BYTES,
          log,
          clock: () => new Date(),
        })
        await catalogue.refresh()
        const query = { keyword, offset: 0, limit }
        const names = (id: string) =>
          [catalogue.findPlace(id)?.nameTh, catalogue.findPlace(id)?.nameEn].filter(Boolean).join(' / ')
        const table = new Table({
          head: explain ? ['place', 'score', 'matched words', 'parts'] : ['place', 'score', 'id'],
        })
        if (explain) {
          for (const { id, score, words, parts } of catalogue.search.explain(query, limit)) {
            const matched = words
              .map(({ word, matchedBy, weight }) => `${word}: ${matchedBy} ${weight.toFixed(2)}`)
              .join('\n')
            table.push([
              `${names(id)}\n${id}`,
              score.toFixed(3),
              matched,
              Object.entries(parts)
                .map(([part, value]) => `${part} ${value.toFixed(3)}`)
                .join('\n'),
            ])
          }
        } else
          for (const { id, score } of catalogue.search.search(query).hits) table.push([names(id), score.toFixed(3), id])
        console.log(table.toString())
      })
    })
}

function readLimit(value: string): number {
  const limit = Number(value)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new InvalidArgumentError('Give a whole number, 1 to 100.')
  return limit
}
