import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mail.ts'
import { composeMessage } from './message.ts'

const MAX_KEPT = 200

export interface FolderMailerOptions {
  readonly folder: string
  readonly from: string
  readonly maxKept?: number
}

/** Writes each email to a folder, as `.eml` and as readable `.txt`, and keeps the newest ones. */
export function createFolderMailer({ folder, from, maxKept = MAX_KEPT }: FolderMailerOptions): Mailer {
  const write = async (name: string, content: string | Buffer) => {
    const path = join(folder, name)
    await writeFile(`${path}.part`, content, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bytes } = await composeMessage({ ...mail, from })
      await write(`${mail.mailId}.eml`, bytes)
      await write(`${mail.mailId}.txt`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`)
      const names = await listNames(folder, '.eml')
      for (const name of names.slice(maxKept))
        for (const ending of ['.txt', '.eml']) await rm(join(folder, `${name}${ending}`), { force: true })
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await write('check', '')
      await rm(join(folder, 'check'), { force: true })
    },
    close() {},
  }
}

/** The newest emails of the folder as text, newest first. */
export async function readFolderMails(folder: string, limit: number): Promise<string[]> {
  const names = await listNames(folder, '.txt')
  return Promise.all(names.slice(0, limit).map((name) => readFile(join(folder, `${name}.txt`), 'utf8')))
}

/** Ids of emails sort by creation time. */
async function listNames(folder: string, ending: string): Promise<string[]> {
  try {
    const files = await readdir(folder)
    return files
      .filter((file) => file.startsWith('mail_') && file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort()
      .reverse()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
