import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { Catalogue } from '../catalogue/catalogue.ts'
import { readWorld } from '../catalogue/seed.ts'
import { projectRoot } from '../platform/paths.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { commandContext, withStorage } from './context.ts'
import { createTable, JSON_OPTION, print, say, UsageError } from './terminal.ts'

const TEXT_BYTES = 8 * 1_048_576

export function addSearchCommand(program: Command): void {
  program
    .command('search <query>')
    .description(say('search the catalogue as the service does', 'ค้นหาสถานที่แบบเดียวกับบริการ'))
    .option('--explain', say('explain the rank of each result', 'แสดงเหตุผลของแต่ละลำดับ'), false)
    .option('--limit <n>', say('maximum number of results', 'จำนวนผลลัพธ์สูงสุด'), readLimit, 10)
    .option(...JSON_OPTION)
    .action(async (keyword: string, { explain, limit, json }: { explain: boolean; limit: number; json: boolean }) => {
      if (keyword.trim() === '') throw new UsageError(say('Enter what to search for.', 'ใส่คำที่จะค้นหา'))
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
        const namesOf = (id: string) => {
          const place = catalogue.findPlace(id)
          return { name_th: place?.nameTh ?? null, name_en: place?.nameEn ?? null }
        }
        const names = (id: string) =>
          [catalogue.findPlace(id)?.nameTh, catalogue.findPlace(id)?.nameEn].filter(Boolean).join(' / ')
        const head = say('place|score|matched words|summands', 'สถานที่|คะแนน|คำที่ตรง|ส่วนของคะแนน').split('|')
        const table = createTable({ head: explain ? head : [...head.slice(0, 2), 'id'] })
        const found: object[] = []
        if (explain) {
          for (const { id, score, words, parts } of catalogue.search.explain(query, limit)) {
            found.push({ place_id: id, ...namesOf(id), score, words, parts })
            const matched = words
              .map(({ word, matchedBy, weight }) => `${word}: ${termText(matchedBy)} ${weight.toFixed(2)}`)
              .join('\n')
            table.push([
              `${names(id)}\n${id}`,
              score.toFixed(3),
              matched,
              Object.entries(parts)
                .map(([part, value]) => `${termText(part)} ${value.toFixed(3)}`)
                .join('\n'),
            ])
          }
        } else
          for (const { id, score } of catalogue.search.search(query).hits) {
            found.push({ place_id: id, ...namesOf(id), score })
            table.push([names(id), score.toFixed(3), id])
          }
        print(json, found, () => (found.length === 0 ? say('No places found.', 'ไม่พบสถานที่') : table.toString()))
      })
    })
}

/** The search names match types and score components in English; these are their Thai names. */
const THAI_TERMS: Readonly<Record<string, string>> = {
  exact: 'ตรงทุกตัวอักษร',
  sound: 'ออกเสียงเหมือน',
  'joined words': 'เขียนติดหรือแยกคำ',
  beginning: 'ขึ้นต้นเหมือน',
  'one edit': 'ต่างหนึ่งตัวอักษร',
  translation: 'คำแปล',
  kind: 'ประเภท',
  area: 'พื้นที่',
  letters: 'ตัวอักษรใกล้เคียง',
  missing: 'ไม่พบคำนี้',
  coverage: 'คำที่พบ',
  likeness: 'ความคล้าย',
  popularity: 'ความนิยม',
  nearness: 'ความใกล้',
}

function termText(term: string): string {
  return say(term, THAI_TERMS[term] ?? term)
}

function readLimit(value: string): number {
  const limit = Number(value)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new InvalidArgumentError(say('Enter a whole number from 1 to 100.', 'ใส่จำนวนเต็ม 1 ถึง 100'))
  return limit
}
