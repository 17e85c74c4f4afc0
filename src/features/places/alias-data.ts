import { anonymiseAliasesBy, listAliasesBy } from '../../catalogue/place-alias-store.ts'
import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'

/** Who added which name. The names stay with their places when the account of an editor is erased. */
export const aliasData: PersonalData = {
  // `place_alias` has no foreign key: the command line stores the name of an operator.
  tables: [],
  async list(db, userId) {
    return { place_names_added: await listAliasesBy(db, userId, MAX_EXPORTED) }
  },
  erase: anonymiseAliasesBy,
}
