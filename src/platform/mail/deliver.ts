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

/** Mails that are sent at once, in one run, and how many may fail before the server is left alone for a minute. */
const LANES = 4
const MAX_A_RUN = 400
const MAX_FAILURES = 4
/** No mail is begun later than that in a run, so that the job ends in its time. */
const BEGIN_WITHIN_MS = 60_000
/** Pauses after the first, second … attempt; with the last one a mail has waited three hours. */
const PAUSES_S = [60, 300, 1_800, 9_000]
const ABANDONED_S = 600
const MAX_FAILURE = 300

export interface DeliveryServices {
  readonly db: Database
  readonly mailer: Mailer
  readonly log: Log
}

/** Sends what is due in the outbox. True when more may be waiting. */
export async function deliverDue(services: DeliveryServices): Promise<boolean> {
  const { db, log } = services
  await markUnaddressed(db, MAX_A_RUN)
  const abandoned = await failAbandoned(db, ABANDONED_S, MAX_A_RUN)
  if (abandoned > 0) log.warn({ mails: abandoned }, 'mails were given up: nobody knows whether they went out')
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

/** False when the mail is to be tried again. */
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
      log.error(facts, 'a mail was given up')
      return true
    }
    await postponeMail(db, mailId, pauseS, failure)
    log.warn(facts, 'a mail was not accepted and is tried again')
    return false
  }
  await markSent(db, mailId)
  return true
}

/** Servers repeat the address in their answers; it belongs in no log. */
function describe(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const said = [error, cause].filter((part) => part instanceof Error).map((part) => part.message)
  return said
    .join(': ')
    .replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
    .slice(0, MAX_FAILURE)
}
