import { anonymiseEditsBy, listEditsBy } from '../../catalogue/place-edit-store.ts'
import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'

/** Who edited which place. The edits stay with their places when the account of an editor is erased. */
export const placeEditData: PersonalData = {
  // `place_edit` has no foreign key: history outlives the account of an editor.
  tables: [],
  async list(db, userId) {
    return { place_edits: await listEditsBy(db, userId, MAX_EXPORTED) }
  },
  erase: anonymiseEditsBy,
}
