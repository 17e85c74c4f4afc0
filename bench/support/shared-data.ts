import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from '../../src/platform/paths.ts'

/**
 * A file of the shared data folder, which lies beside the checkout (`TIAO_SHARED_DATA` names another place) and is not
 * part of the product. Undefined when it is missing, and says so; with `CI=true` it throws, so that a run without it is
 * never taken for a whole one.
 */
export function findSharedData(name: string): string | undefined {
  const path = join(resolve(process.env['TIAO_SHARED_DATA'] ?? join(projectRoot, '../shared/data')), name)
  if (existsSync(path)) return path
  const message = `${path} is missing, so what needs it is left out.`
  if (process.env['CI'] === 'true') throw new Error(message)
  console.error(`NOTE: ${message}`)
  return undefined
}
