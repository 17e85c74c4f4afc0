import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { AccountParts } from './account-parts.ts'
import { addressKnownLetter, codeLetter } from './letters.ts'
import { findLiveCode } from './one-time-code-store.ts'
import { findUserByLogin } from './user-store.ts'

interface Waiting {
  readonly userId: string
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
  { userId, email, language }: Waiting,
): Promise<CodeSent> {
  const owner = await findUserByLogin(db, email)
  // Nobody can use the code of an address that has an account.
  const issued = await codes.issue(db, { purpose: 'sign_up', address: email, userId: owner ? null : userId, language })
  const letter = owner ? addressKnownLetter(owner.language) : codeLetter('sign_up', issued.code, language)
  await outbox.put(db, email, letter)
  return issued
}

/** The code that is on its way, or a new one. */
export async function findOrSendSignUpCode(db: Database, accounts: AccountParts, waiting: Waiting): Promise<CodeSent> {
  const live = await findLiveCode(db, 'sign_up', waiting.email)
  return live ?? db.transaction().execute((db) => sendSignUpCode(db, accounts, waiting))
}
