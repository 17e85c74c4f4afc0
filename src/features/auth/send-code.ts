import type { Database } from '../../platform/database/database.ts'
import type { Email } from '../../platform/mail/mail.ts'
import { findUserByLogin, holdUser, type User } from '../users/public.ts'
import type { Accounts } from './accounts.ts'
import { addressKnownEmail, codeEmail } from './emails.ts'
import { findLiveCode } from './one-time-code-store.ts'
import type { CodeWish } from './one-time-codes.ts'

export interface SentCode {
  readonly ref: string
  readonly expiresAt: Date
}

type CodeServices = Pick<Accounts, 'codes' | 'outbox'>

/**
 * Issues a code and emails it, within a transaction in which `holdUser` came first. A request without a user writes the same
 * rows but emails nobody, so neither the answer nor its time reveals whether the address has an account.
 * @param more `notice`: the email that the owner of the address gets instead of the code; `username`: named in the email
 * @throws Problem rate_limited, as `OneTimeCodes.issue` does
 */
export async function sendCode(
  db: Database,
  { codes, outbox }: CodeServices,
  wish: CodeWish,
  { notice, username }: { readonly notice?: Email | undefined; readonly username?: string } = {},
): Promise<SentCode> {
  const issued = await codes.issue(db, wish)
  const recipient = wish.userId === null ? null : wish.email
  await outbox.put(db, recipient, notice ?? codeEmail(wish.purpose, issued.code, wish.language, username))
  return issued
}

/** Sends the code that opens the account of a sign-up, or a notice to the owner of an address that has an account. */
export async function sendSignUpCode(
  db: Database,
  services: CodeServices,
  user: Pick<User, 'username' | 'language'> & { readonly userId: string; readonly email: string },
): Promise<SentCode> {
  const { userId, username, email, language } = user
  const owner = await findUserByLogin(db, email)
  const wish = { purpose: 'sign_up', email, userId, language } as const
  return sendCode(db, services, wish, { notice: owner && addressKnownEmail(owner.language), username })
}

/** The live code of a sign-up, or a new one; undefined if the account has since been opened. */
export async function findOrSendSignUpCode(
  db: Database,
  services: CodeServices,
  userId: string,
): Promise<SentCode | undefined> {
  return db.transaction().execute(async (db) => {
    const user = await holdUser(db, userId)
    if (!user || user.activated_at !== null || user.unproved_email === null) return undefined
    const { username, unproved_email: email, language } = user
    return (
      (await findLiveCode(db, 'sign_up', userId)) ??
      (await sendSignUpCode(db, services, { userId, username, email, language }))
    )
  })
}
