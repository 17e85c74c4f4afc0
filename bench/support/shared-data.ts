import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from '../../src/platform/paths.ts'

/**
 * A file of the shared data folder, which is next to the checkout (`TIAO_SHARED_DATA` overrides the path) and not part
 * of the product. If it is missing, logs that and returns undefined; with `CI=true` it throws, so that a run without
 * the data cannot pass for a complete one.
 */
export function findSharedData(name: string): string | undefined {
  const path = join(resolve(process.env['TIAO_SHARED_DATA'] ?? join(projectRoot, '../shared/data')), name)
  if (existsSync(path)) return path
  const message = `${path} is missing, so what needs it is left out.`
  if (process.env['CI'] === 'true') throw new Error(message)
  console.error(`NOTE: ${message}`)
  return undefined
}
