// Every operation that the interface and the contract name is in the OpenAPI document.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../src/platform/paths.ts'
import { declaredOperations } from '../support/service.ts'

/** Next to the shared data, which is next to the checkout; `TIAO_SHARED_DATA` overrides its path. */
const SPEC = join(resolve(process.env['TIAO_SHARED_DATA'] ?? join(projectRoot, '../shared/data')), '../spec')
const isThere = existsSync(SPEC)
if (!isThere) {
  const message = `${SPEC} is missing, so the operations are not compared with the contract.`
  if (process.env['CI'] === 'true') throw new Error(message)
  process.stderr.write(`NOTE: ${message}\n`)
}

describe.skipIf(!isThere)('the OpenAPI document', () => {
  const declared = new Set(declaredOperations().map(({ schema }) => schema.operationId))
  const missing = (names: Iterable<string>) => [...new Set(names)].filter((name) => !declared.has(name))

  it('has every operation of the interface', () => {
    const groups: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(join(SPEC, 'seed-operations.json'), 'utf8'),
    )
    const names = Object.values(groups).flatMap((group) => Object.values(group))
    expect(names.length).toBeGreaterThanOrEqual(100)
    expect(missing(names)).toEqual([])
  })

  it('has every operation of the contract', () => {
    const rows = readFileSync(join(SPEC, 'operations.md'), 'utf8').matchAll(/^\| (`[a-z][^|]*)\|/gm)
    const names = [...rows].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z][A-Za-z0-9]+)`/g)].map(([, name]) => name!),
    )
    expect(names.length).toBeGreaterThanOrEqual(130)
    expect(missing(names)).toEqual([])
  })
})
