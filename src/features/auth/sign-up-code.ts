import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { AccountParts } from './account-parts.ts'
import { addressKnownLetter, codeLetter } from './letters.ts'
import { findLiveCode } from './one-time-code-store.ts'
import { findUserByLogin, holdUser } from './user-store.ts'

interface Waiting {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly language: Language
}

interface CodeSent {
  readonly ref: string
  readonly expiresAt: Date
}

/** Sends the code that opens an account; to the owner of an address that has one already, a notice instead. */
export async function sendSignUpCode(
  db: Database,
  { codes, outbox }: AccountParts,
  { userId, username, email, language }: Waiting,
): Promise<CodeSent> {
  const owner = await findUserByLogin(db, email)
  const issued = await codes.issue(db, { purpose: 'sign_up', address: email, userId, language })
  // Nobody learns the code of an address that has an account, and it would open nothing.
  const letter = owner ? addressKnownLetter(owner.language) : codeLetter('sign_up', issued.code, language, username)
  await outbox.put(db, email, letter)
  return issued
}

/** The code of this sign-up that is on its way, or a new one; undefined when the account has been opened meanwhile. */
export async function findOrSendSignUpCode(
  db: Database,
  accounts: AccountParts,
  userId: string,
): Promise<CodeSent | undefined> {
  return db.transaction().execute(async (db) => {
    const user = await holdUser(db, userId)
    if (!user || user.activated_at !== null || user.unproved_email === null) return undefined
    const { username, unproved_email: email, language } = user
    return (
      (await findLiveCode(db, 'sign_up', userId)) ??
      (await sendSignUpCode(db, accounts, { userId, username, email, language }))
    )
  })
}
