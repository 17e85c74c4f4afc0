import { defineFeature } from '../../platform/feature.ts'
import { getServerSecret } from '../../platform/server-secret.ts'
import type { CoreServices } from '../../platform/services.ts'
import { fileData } from './file-data.ts'
import { getFile } from './operations/get-file.ts'
import { listFilesAdmin } from './operations/list-files-admin.ts'
import { signFileUrl } from './operations/sign-file-url.ts'
import { uploadFile } from './operations/upload-file.ts'
import { Pictures } from './pictures.ts'
import type { FileServices } from './services.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { removeUnusedFiles } from './unused-files.ts'

/** Stored files: uploads, and the pictures made of them. */
export const files = defineFeature({
  name: 'files',
  tags: { Files: 'Stored files.' },
  create: async ({ db }: CoreServices): Promise<Pick<FileServices, 'pictures' | 'fileUrlSecret'>> => ({
    pictures: new Pictures(),
    fileUrlSecret: await getServerSecret(db, 'file-urls'),
  }),
  operations: (own) => [uploadFile(own), getFile(own), signFileUrl(own), listFilesAdmin(own)],
  jobs: (own) => [
    { name: 'remove-unused-files', cron: '53 * * * *', run: () => removeUnusedFiles(own) },
    {
      name: 'sweep-uploads',
      cron: '17 2 * * *',
      options: { expireMs: 3 * 3_600_000, retryLimit: 1, retryDelayMs: 60_000 },
      async run() {
        const removed = await sweepUploads(own)
        if (removed > 0) own.log.info({ files: removed }, 'removed stored bytes without a file')
      },
    },
  ],
  limits: () => ({ 'file-upload': { calls: 100, windowS: 3_600 } }),
  personalData: [fileData],
})
