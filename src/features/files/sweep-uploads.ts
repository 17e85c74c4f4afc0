import type { CoreServices } from '../../platform/services.ts'
import { uploadsOf } from './store-upload.ts'
import { listKnownKeys } from './upload-store.ts'

const DAY_MS = 86_400_000
/** Uploads of the last day may still be under way; older days were swept by earlier runs. */
const [FIRST_DAY, LAST_DAY] = [2, 8]
const PAGE = 1_000

/** Removes bytes that have no row, because the service was killed between the two; run by a job. Returns their number. */
export async function sweepUploads({
  db,
  files,
  clock,
}: Pick<CoreServices, 'db' | 'files' | 'clock'>): Promise<number> {
  let removed = 0
  for (let ago = FIRST_DAY; ago <= LAST_DAY; ago++) {
    const prefix = uploadsOf(new Date(clock().getTime() - ago * DAY_MS))
    for (let after: string | undefined, isLast = false; !isLast; ) {
      const keys = (await files.list(prefix, PAGE, after)).map(({ key }) => key)
      const known = await listKnownKeys(db, keys)
      for (const key of keys.filter((each) => !known.has(each))) {
        await files.delete(key)
        removed++
      }
      after = keys.at(-1)
      isLast = keys.length < PAGE
    }
  }
  return removed
}
