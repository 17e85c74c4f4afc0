import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'

/** The folder for emails if no SMTP server is configured. */
export function outboxFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(resolve(DATA_DIR), 'outbox')
}

/** Whether /dev/outbox shows that folder: never in production, because the emails hold one-time codes. */
export function showsOutbox({ SMTP_URL, NODE_ENV }: Pick<Config, 'SMTP_URL' | 'NODE_ENV'>): boolean {
  return SMTP_URL === '' && NODE_ENV !== 'production'
}
