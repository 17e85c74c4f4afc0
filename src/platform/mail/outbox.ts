import type { Database } from '../database/database.ts'
import type { Email } from './mail.ts'
import { insertMail } from './outbox-store.ts'

/**
 * A transactional outbox: emails are written with their cause and sent by a job afterwards, so that no email goes out for a
 * rolled-back change and none is lost.
 */
export class Outbox {
  readonly #wake: (db: Database) => Promise<void>

  /** `wake` queues, within the transaction, the job that sends. */
  constructor(wake: (db: Database) => Promise<void>) {
    this.#wake = wake
  }

  /** With a null `recipient`, the email is sent to nobody, but the call does the same work and takes as long. */
  async put(db: Database, recipient: string | null, email: Email): Promise<void> {
    await insertMail(db, recipient, email)
    await this.#wake(db)
  }
}
