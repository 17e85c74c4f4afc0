import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { createId } from '../id.ts'
import type { Email } from './mail.ts'

/** Adds an email to the outbox, in the transaction of its cause; without a recipient it only writes the row. */
export async function insertMail(
  db: Database,
  recipient: string | null,
  { subject, text, html }: Email,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      mail_id: createId('mail'),
      recipient,
      subject,
      body_text: text,
      body_html: html,
      claimed_at: null,
      sent_at: null,
      failed_at: null,
      failure: null,
    })
    .execute()
}

/** An email that only this process may send. */
export interface ClaimedMail extends Email {
  readonly mailId: string
  readonly to: string
  /** Including this one. */
  readonly attempts: number
}

/**
 * Claims the email that has waited longest; undefined if none is due. Commits before any server is contacted, so that only
 * one sender gets it and it is never sent twice.
 */
export async function claimDueMail(db: Database): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mail set claimed_at = now(), attempts = attempts + 1
    where mail_id = (
      select mail_id from mail
      where sent_at is null and failed_at is null and claimed_at is null and recipient is not null and due_at <= now()
      order by due_at, mail_id limit 1 for update skip locked)
    returning mail_id as "mailId", recipient as "to", subject, body_text as text, body_html as html, attempts`.execute(
    db,
  )
  return rows[0]
}

/** Whether an email is due or being sent. */
export async function isMailUnderWay(db: Database): Promise<boolean> {
  const { rows } = await sql`select from mail
    where sent_at is null and failed_at is null and recipient is not null and due_at <= now() limit 1`.execute(db)
  return rows.length > 0
}

// Delete the content too, because it may contain a one-time code.
const EMPTIED = { recipient: null, subject: null, body_text: null, body_html: null } as const

export async function markSent(db: Database, mailId: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...EMPTIED, sent_at: sql`now()`, failure: null })
    .where('mail_id', '=', mailId)
    .execute()
}

/** Gives up an email. `failure` is for the operator and contains no email address. */
export async function markFailed(db: Database, mailId: string, failure: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...EMPTIED, failed_at: sql`now()`, failure })
    .where('mail_id', '=', mailId)
    .execute()
}

/** Schedules a retry; only for an email that was certainly not accepted. */
export async function postponeMail(db: Database, mailId: string, pauseS: number, failure: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ claimed_at: null, due_at: sql`now() + make_interval(secs => ${pauseS})`, failure })
    .where('mail_id', '=', mailId)
    .execute()
}

/** Marks emails without a recipient as sent. */
export async function markUnaddressed(db: Database, limit: number): Promise<void> {
  await sql`update mail set sent_at = now(), subject = null, body_text = null, body_html = null where mail_id in (
    select mail_id from mail
    where sent_at is null and failed_at is null and claimed_at is null and recipient is null
    order by due_at limit ${limit} for update skip locked)`.execute(db)
}

/** Gives up emails whose sender died before it recorded the outcome, because they may have been sent. */
export async function failAbandoned(db: Database, afterS: number, limit: number): Promise<number> {
  const result = await sql`update mail
    set failed_at = now(), failure = 'abandoned', recipient = null, subject = null, body_text = null, body_html = null
    where mail_id in (
      select mail_id from mail
      where sent_at is null and failed_at is null and claimed_at < now() - make_interval(secs => ${afterS})
      limit ${limit} for update skip locked)`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}

export async function removeOldMails(db: Database, limit: number): Promise<void> {
  await sql`delete from mail where mail_id in (
    select mail_id from mail where created_at < now() - interval '30 days' limit ${limit})`.execute(db)
}
