import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getFile } from './get-file.ts'

export function fileOperations(parts: Parts): Operation[] {
  return [getFile(parts)]
}
