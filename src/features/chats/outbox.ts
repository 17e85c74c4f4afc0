import type { Database } from '../../platform/database/database.ts'
import type { CoreServices } from '../../platform/services.ts'
import { insertMessage, type NewMessage } from './message-store.ts'

/** The scheduled job that sends what is due; a message wakes it. */
export const SEND_JOB = 'send-chat-messages'

/** Puts a message into the outbox, in the transaction of its cause. */
export async function putMessage(db: Database, jobs: CoreServices['jobs'], message: NewMessage): Promise<void> {
  await insertMessage(db, message)
  await jobs.enqueue(SEND_JOB, {}, { singletonKey: 'due', within: db })
}
