import type { Database } from '../database/database.ts'
import type { Letter } from './mail.ts'
import { insertMail } from './outbox-store.ts'

/**
 * Mails leave through a table: they are written with their cause and sent by a job afterwards, so that none goes out for
 * something that was rolled back and none is lost.
 */
export class Outbox {
  readonly #wake: (db: Database) => Promise<void>

  /** `wake`: asks, within the transaction, for the job that sends. */
  constructor(wake: (db: Database) => Promise<void>) {
    this.#wake = wake
  }

  /** `recipient` null: nobody gets it, but all else is done, so that it takes as long. */
  async put(db: Database, recipient: string | null, letter: Letter): Promise<void> {
    await insertMail(db, recipient, letter)
    await this.#wake(db)
  }
}
