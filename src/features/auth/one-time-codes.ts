import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { rateLimited, retryAfter } from '../../platform/http/problems.ts'
import type { Language } from '../../platform/language.ts'
import { holdUser, type User } from '../users/public.ts'
import {
  type CodePurpose,
  claimCode,
  countRecentCodes,
  countTry,
  endCode,
  findCodeOwner,
  insertCode,
  lockRecipient,
} from './one-time-code-store.ts'
import { otpInvalid } from './problems.ts'

const LIFE_S = 600
/** Per account: 7,300 guesses a year among 900,000 codes succeed with a probability of 0.8 %. */
const MAX_TRIES = { ofCode: 5, aDay: 20 }
const PAUSE_S = 60
/** Per requester, and per address across requesters; the first code of a requester is never rejected because of others. */
const MAX_AN_HOUR = 5
const MAX_TO_ADDRESS = 30
const HOUR_S = 3_600

export interface CodeWish {
  readonly purpose: CodePurpose
  /** The recipient, as `emailKey` returns it. */
  readonly email: string
  /** The account or sign-up; null if neither exists: the code is issued anyway, but nobody can use it. */
  readonly userId: string | null
  readonly language: Language
}

/** A code and its reference; the requester gets the reference, the address gets the code. */
export interface IssuedCode extends CodeWish {
  readonly ref: string
  readonly code: number
  readonly expiresAt: Date
}

/** A code that matched and is not used yet. */
export interface MatchedCode {
  readonly ref: string
  readonly purpose: CodePurpose
  readonly email: string
  readonly userId: string
}

/**
 * One-time codes of six digits without a leading zero: valid for ten minutes, five tries and one use, stored as an HMAC
 * bound to purpose, address and reference. A code belongs to the user for whom it was requested. It ends when it is used
 * or renewed, or when the user's ways in change, and never becomes valid again. All times are those of the database.
 */
export class OneTimeCodes {
  readonly #db: Database
  readonly #pepper: Buffer

  constructor(db: Database, pepper: Buffer) {
    this.#db = db
    this.#pepper = pepper
  }

  /**
   * Issues a code within a transaction in which `holdUser` came first.
   * @throws Problem rate_limited within a minute of the last code for the same user and address, after five of them within
   * an hour, or after thirty to the address within an hour
   */
  async issue(db: Database, wish: CodeWish): Promise<IssuedCode> {
    await lockRecipient(db, wish.purpose, wish.email)
    const { own, all } = await countRecentCodes(db, wish)
    const untilHourS = Math.max(
      own.sent >= MAX_AN_HOUR ? HOUR_S - own.oldestAgeS : 0,
      own.sent > 0 && all.sent >= MAX_TO_ADDRESS ? HOUR_S - all.oldestAgeS : 0,
    )
    const waitS = Math.ceil(Math.max(PAUSE_S - own.newestAgeS, untilHourS))
    if (waitS > 0) throw rateLimited({ seconds: waitS }, retryAfter(waitS))
    const ref = createRef()
    const code = randomInt(100_000, 1_000_000)
    const digest = this.#digest(wish.purpose, wish.email, ref, code)
    const expiresAt = await insertCode(db, { ...wish, ref, digest }, LIFE_S)
    return { ...wish, ref, code, expiresAt }
  }

  /**
   * Replaces a live code by a new one; null if it has ended, or its address no longer belongs to the user.
   * @throws Problem as `issue`
   */
  async renew(db: Database, ref: string): Promise<(IssuedCode & { readonly user: User | undefined }) | null> {
    const userId = await findCodeOwner(db, ref)
    const user = await holdUser(db, userId ?? '')
    const ended = await endCode(db, ref)
    if (!ended || (userId !== null && !mayProve(user, ended))) return null
    return { ...(await this.issue(db, { ...ended, userId })), user }
  }

  /**
   * Counts a try and compares the code, without using it yet.
   * @throws Problem otp_invalid alike for a wrong, expired, used, unknown or exhausted code
   */
  async check(ref: string, purpose: CodePurpose, code: number): Promise<MatchedCode> {
    // Committed separately: the attempt counts even if the rest fails.
    const row = await countTry(this.#db, ref, purpose, MAX_TRIES)
    const given = this.#digest(purpose, row?.email ?? '', ref, code)
    const isRight = timingSafeEqual(given, row?.code_digest ?? Buffer.alloc(given.length))
    if (!row || !isRight || row.user_id === null) throw otpInvalid()
    return { ref, purpose, email: row.email, userId: row.user_id }
  }

  /**
   * Uses a code and runs `effect` in the same transaction, for exactly one of several concurrent callers, with the user as
   * read under lock.
   * @throws Problem otp_invalid if the code has since ended, or its address no longer belongs to the user
   */
  async use<Result>(code: MatchedCode, effect: (db: Database, user: User) => Promise<Result>): Promise<Result> {
    return this.#db.transaction().execute(async (db) => {
      const user = await holdUser(db, code.userId)
      if (!user || !mayProve(user, code) || !(await claimCode(db, code.ref))) throw otpInvalid()
      return effect(db, user)
    })
  }

  #digest(purpose: CodePurpose, email: string, ref: string, code: number): Buffer {
    return createHmac('sha256', this.#pepper).update(`${purpose}\n${email}\n${ref}\n${code}`).digest()
  }
}

/** Whether the user can still prove what the code is for with this address. */
function mayProve(user: User | undefined, { purpose, email }: Pick<CodeWish, 'purpose' | 'email'>): boolean {
  if (!user) return false
  const isOpen = user.activated_at !== null
  if (purpose === 'sign_up') return !isOpen && user.unproved_email === email
  if (purpose === 'password_reset') return user.email === email
  return isOpen && user.deactivated_at === null
}

/** The answer for an unknown reference; it looks like any other. */
export function decoyCode(now: Date): { ref: string; expiresAt: Date } {
  return { ref: createRef(), expiresAt: new Date(now.getTime() + LIFE_S * 1_000) }
}

/** 128 random bits in 22 characters. */
function createRef(): string {
  return randomBytes(16).toString('base64url')
}
