import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getFile } from './operations/get-file.ts'

export function fileOperations(parts: Parts): Operation[] {
  return [getFile(parts)]
}
