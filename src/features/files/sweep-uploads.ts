import type { CoreServices } from '../../platform/services.ts'
import { PICTURE_SIZES, sizeKey } from './picture-sizes.ts'
import { UPLOADS, uploadsOf } from './store-upload.ts'
import { listKnownKeys } from './upload-store.ts'

const DAY_MS = 86_400_000
const PAGE = 1_000

/**
 * Removes bytes that have no row, because the service was killed while it stored or removed a file; run by a job. Returns
 * their number.
 */
export async function sweepUploads({
  db,
  files,
  clock,
}: Pick<CoreServices, 'db' | 'files' | 'clock'>): Promise<number> {
  // Keys begin with their day; uploads since yesterday may still be under way.
  const end = uploadsOf(new Date(clock().getTime() - DAY_MS))
  let removed = 0
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const page = (await files.list(UPLOADS, PAGE, after)).map(({ key }) => key)
    const keys = page.filter((key) => key < end)
    const known = await listKnownKeys(db, [...new Set(keys.map(ownerKey))])
    for (const key of keys.filter((each) => !known.has(ownerKey(each)))) {
      await files.delete(key)
      removed++
    }
    after = page.at(-1)
    isLast = keys.length < PAGE
  }
  return removed
}

/** The key of the file whose size this is, or the key itself. */
function ownerKey(key: string): string {
  const dot = key.lastIndexOf('.')
  const owner = key.slice(0, dot)
  return dot > 0 && PICTURE_SIZES.some((size) => sizeKey(owner, size) === key) ? owner : key
}
