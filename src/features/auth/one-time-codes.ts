import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { rateLimited, retryAfter } from '../../platform/http/problems.ts'
import type { Language } from '../../platform/language.ts'
import {
  type CodePurpose,
  claimCode,
  countRecentCodes,
  countTry,
  endCode,
  findCodeOwner,
  insertCode,
  lockAddress,
} from './one-time-code-store.ts'
import { otpInvalid } from './problems.ts'
import { holdUser, type User } from './user-store.ts'

const LIFE_S = 600
/** Of an account: 7,300 guesses a year among 900,000 codes find one with 0.8 %. */
const MAX_TRIES = { ofCode: 5, aDay: 20 }
const PAUSE_S = 60
/** For whoever asks, and for an address whoever asks: but the first code of each is never refused for what others asked. */
const MAX_AN_HOUR = 5
const MAX_TO_ADDRESS = 30
const HOUR_S = 3_600

export interface CodeWish {
  readonly purpose: CodePurpose
  /** Where the code goes, as `emailKey` has it. */
  readonly address: string
  /** Whom the code is for: the account, or the sign-up. Null where there is none: what is told and done is the same. */
  readonly userId: string | null
  readonly language: Language
}

/** A code and its reference; the reference goes to whoever asked, the code to the address. */
export interface IssuedCode extends CodeWish {
  readonly ref: string
  readonly code: number
  readonly expiresAt: Date
}

/** A code that was found right and is not used yet. */
export interface RightCode {
  readonly ref: string
  readonly purpose: CodePurpose
  readonly address: string
  readonly userId: string
}

/**
 * One-time codes: six digits without a leading zero, kept as an HMAC that is bound to purpose, address and reference,
 * ten minutes, five tries, used once. A code belongs to the user it was asked for and ends when it is used or renewed, and
 * with all others of the user when their ways in change; an ended one is never good again. All time is that of the database.
 */
export class OneTimeCodes {
  readonly #db: Database
  readonly #pepper: Buffer

  constructor(db: Database, pepper: Buffer) {
    this.#db = db
    this.#pepper = pepper
  }

  /**
   * Makes a code within the caller's transaction, in which `holdUser` came first.
   * @throws Problem rate_limited within a minute of the last one that was asked for the same user and address, beyond five
   * of them an hour, and beyond thirty an hour that go to the address
   */
  async issue(db: Database, wish: CodeWish): Promise<IssuedCode> {
    await lockAddress(db, wish.purpose, wish.address)
    const { own, all } = await countRecentCodes(db, wish)
    const untilHourS = Math.max(
      own.sent >= MAX_AN_HOUR ? HOUR_S - own.oldestAgeS : 0,
      own.sent > 0 && all.sent >= MAX_TO_ADDRESS ? HOUR_S - all.oldestAgeS : 0,
    )
    const waitS = Math.ceil(Math.max(PAUSE_S - own.newestAgeS, untilHourS))
    if (waitS > 0) throw rateLimited({ seconds: waitS }, retryAfter(waitS))
    const ref = createRef()
    const code = randomInt(100_000, 1_000_000)
    const digest = this.#digest(wish.purpose, wish.address, ref, code)
    const expiresAt = await insertCode(db, { ...wish, ref, digest }, LIFE_S)
    return { ...wish, ref, code, expiresAt }
  }

  /**
   * Ends a code and makes another in its place; null when it has ended before, or its address is no longer the user's.
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
   * Counts a try and compares; the code is not used yet.
   * @throws Problem otp_invalid whether the code is wrong, expired, used, unknown or was tried too often
   */
  async check(ref: string, purpose: CodePurpose, code: number): Promise<RightCode> {
    // Committed by itself: a try counts whatever becomes of the rest.
    const row = await countTry(this.#db, ref, purpose, MAX_TRIES)
    const given = this.#digest(purpose, row?.address ?? '', ref, code)
    const isRight = timingSafeEqual(given, row?.code_digest ?? Buffer.alloc(given.length))
    if (!row || !isRight || row.user_id === null) throw otpInvalid()
    return { ref, purpose, address: row.address, userId: row.user_id }
  }

  /**
   * Uses a code: `effect` runs in one transaction with it, for one caller only, however many try at once, and with the user
   * as they are then.
   * @throws Problem otp_invalid when the code has ended meanwhile, or its address is no longer the user's
   */
  async use<Result>(code: RightCode, effect: (db: Database, user: User) => Promise<Result>): Promise<Result> {
    return this.#db.transaction().execute(async (db) => {
      const user = await holdUser(db, code.userId)
      if (!user || !mayProve(user, code) || !(await claimCode(db, code.ref))) throw otpInvalid()
      return effect(db, user)
    })
  }

  #digest(purpose: CodePurpose, address: string, ref: string, code: number): Buffer {
    return createHmac('sha256', this.#pepper).update(`${purpose}\n${address}\n${ref}\n${code}`).digest()
  }
}

/** Whether a code to this address is still for something that the user may prove by it. */
function mayProve(user: User | undefined, { purpose, address }: Pick<CodeWish, 'purpose' | 'address'>): boolean {
  if (!user) return false
  const isOpen = user.activated_at !== null
  if (purpose === 'sign_up') return !isOpen && user.unproved_email === address
  if (purpose === 'password_reset') return user.email === address
  return isOpen && user.deactivated_at === null
}

/** What is told for a reference that nobody knows: it looks like any other. */
export function decoyCode(now: Date): { ref: string; expiresAt: Date } {
  return { ref: createRef(), expiresAt: new Date(now.getTime() + LIFE_S * 1_000) }
}

/** 128 random bits in 22 characters. */
function createRef(): string {
  return randomBytes(16).toString('base64url')
}
