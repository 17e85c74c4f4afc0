import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './paths.ts'

export function getVersion(): string {
  return (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version
}
