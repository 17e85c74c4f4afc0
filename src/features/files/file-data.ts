import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { disownFiles, listOwnedFiles } from './file-store.ts'

export const fileData: PersonalData = {
  tables: ['stored_file'],
  list: async (db, userId) => ({ files: await listOwnedFiles(db, userId, MAX_EXPORTED) }),
  erase: disownFiles,
}
