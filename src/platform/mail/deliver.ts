import type { Database } from '../database/database.ts'
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

/** Concurrent emails, emails per run, and failures that pause delivery for a minute. */
const LANES = 4
const MAX_A_RUN = 400
const MAX_FAILURES = 4
/** A run starts no email after this time, so that the job finishes before it expires. */
const BEGIN_WITHIN_MS = 60_000
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
  const run = { begun: 0, failed: 0, endsAt: performance.now() + BEGIN_WITHIN_MS, isEmpty: false }
  const mayBegin = () =>
    !run.isEmpty && run.begun < MAX_A_RUN && run.failed < MAX_FAILURES && performance.now() < run.endsAt
  const sendSome = async () => {
    while (mayBegin()) {
      run.begun++
      const mail = await claimDueMail(db)
      if (!mail) run.isEmpty = true
      else if (!(await sendOne(services, mail))) run.failed++
    }
  }
  await Promise.all(Array.from({ length: LANES }, sendSome))
  return !run.isEmpty && run.failed < MAX_FAILURES
}

/** Returns false if the email must be retried. */
async function sendOne({ db, mailer, log }: DeliveryServices, mail: ClaimedMail): Promise<boolean> {
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
      return true
    }
    await postponeMail(db, mailId, pauseS, failure)
    log.warn(facts, 'an email was not accepted and will be retried')
    return false
  }
  await markSent(db, mailId)
  return true
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
