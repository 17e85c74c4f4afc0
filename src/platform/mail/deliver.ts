import type { Database } from '../database/database.ts'
import { type DrainStep, drainQueue } from '../jobs/drain-queue.ts'
import type { Log } from '../log.ts'
import { type Mailer, MailRefusedError, MailUnansweredError } from './mail.ts'
import {
  type ClaimedMail,
  claimDueMail,
  failAbandoned,
  markFailed,
  markSent,
  markUnaddressed,
  postponeMail,
} from './outbox-store.ts'

const MAX_A_RUN = 400
/** Failures pause delivery for a minute. */
const RUN = { lanes: 4, maxItems: MAX_A_RUN, maxFailures: 4, beginWithinMs: 60_000 }
/** Delays after the first, second … attempt; the last retry is about three hours after the first attempt. */
const PAUSES_S = [60, 300, 1_800, 9_000]
const ABANDONED_S = 600
const MAX_FAILURE = 300

export interface DeliveryServices {
  readonly db: Database
  readonly mailer: Mailer
  readonly log: Log
}

/** Sends the due emails of the outbox. Returns true if more may be waiting. */
export async function deliverDue(services: DeliveryServices): Promise<boolean> {
  const { db, log } = services
  await markUnaddressed(db, MAX_A_RUN)
  const abandoned = await failAbandoned(db, ABANDONED_S, MAX_A_RUN)
  if (abandoned > 0) log.warn({ mails: abandoned }, 'gave up emails that may or may not have been sent')
  return drainQueue(RUN, async () => {
    const mail = await claimDueMail(db)
    return mail ? sendOne(services, mail) : 'empty'
  })
}

async function sendOne({ db, mailer, log }: DeliveryServices, mail: ClaimedMail): Promise<DrainStep> {
  const { mailId, attempts } = mail
  try {
    await mailer.send(mail)
  } catch (error) {
    const failure = describe(error)
    const facts = { mail_id: mailId, attempts, failure }
    const pauseS = PAUSES_S[attempts - 1]
    const isFinal = error instanceof MailRefusedError || error instanceof MailUnansweredError
    if (isFinal || pauseS === undefined) {
      await markFailed(db, mailId, failure)
      log.error(facts, 'gave up an email')
      return 'done'
    }
    await postponeMail(db, mailId, pauseS, failure)
    log.warn(facts, 'an email was not accepted and will be retried')
    return 'failed'
  }
  await markSent(db, mailId)
  return 'done'
}

/** Removes email addresses, which servers repeat in their answers: they must not be logged. */
function describe(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const said = [error, cause].filter((part) => part instanceof Error).map((part) => part.message)
  return said
    .join(': ')
    .replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
    .slice(0, MAX_FAILURE)
}
