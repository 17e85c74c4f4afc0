import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { fileData } from './file-data.ts'
import { getFile } from './operations/get-file.ts'
import { Pictures } from './pictures.ts'
import type { FileServices } from './services.ts'
import { removeUnusedFiles } from './unused-files.ts'

/** Stored files and the pictures made of uploads. */
export const files = defineFeature({
  name: 'files',
  tags: { Files: 'Stored files.' },
  create: (_services: CoreServices): Pick<FileServices, 'pictures'> => ({ pictures: new Pictures() }),
  operations: (own) => [getFile(own)],
  jobs: ({ db, files }) => [
    { name: 'remove-unused-files', cron: '53 * * * *', run: () => removeUnusedFiles({ db, files }) },
  ],
  personalData: [fileData],
})
