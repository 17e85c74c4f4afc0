import type { CoreServices } from '../../platform/services.ts'
import type { Pictures } from './pictures.ts'

export type FileServices = CoreServices & {
  readonly pictures: Pictures
  /** Signs URLs of files; the same on all nodes. */
  readonly fileUrlSecret: Buffer
}
