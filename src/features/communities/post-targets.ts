import type { Database } from '../../platform/database/database.ts'
import type { TargetKind } from '../activities/public.ts'
import { listPostTargets } from './shared-post-store.ts'

/** Posts as favourites and as what users view: published ones only. */
export function postTargets(db: Database): TargetKind {
  return {
    refType: 'post',
    // Its author may delete or edit it, so lists do not remember its title.
    keepsName: false,
    async find(ids) {
      const posts = await listPostTargets(db, ids)
      return new Map(
        posts.map(({ post_id: id, title, province_codes: provinceCodes }) => [
          id,
          { id, nameTh: title, nameEn: title, provinceCodes, category: null, thumbnailUrl: null },
        ]),
      )
    },
  }
}
