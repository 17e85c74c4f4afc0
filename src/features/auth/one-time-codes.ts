import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import { problem } from '../../platform/problem.ts'
import {
  type CodePurpose,
  claimCode,
  countRecentCodes,
  countTry,
  findCode,
  lockAddress,
  replaceCode,
} from './one-time-code-store.ts'

const LIFE_S = 600
/** Of an account: 7,300 guesses a year among 900,000 codes find one with 0.8 %. */
const MAX_TRIES = { ofCode: 5, aDay: 20 }
const PAUSE_S = 60
const MAX_AN_HOUR = 5
const HOUR_S = 3_600

export interface CodeWish {
  readonly purpose: CodePurpose
  /** Where the code goes, as `emailKey` has it. */
  readonly address: string
  /** Null where nobody may use the code: what is told and done is the same. */
  readonly userId: string | null
  readonly language: Language
}

/** A code and its reference; the reference goes to whoever asked, the code to the address. */
export interface IssuedCode extends CodeWish {
  readonly ref: string
  readonly code: number
  readonly expiresAt: Date
}

export interface Redeemed {
  readonly userId: string
  readonly address: string
  readonly language: Language
}

/**
 * One-time codes: six digits without a leading zero, kept as an HMAC that is bound to purpose, address and reference,
 * ten minutes, five tries, used once. All time is that of the database.
 */
export class OneTimeCodes {
  readonly #db: Database
  readonly #pepper: Buffer

  constructor(db: Database, pepper: Buffer) {
    this.#db = db
    this.#pepper = pepper
  }

  /**
   * Makes a code in the place of earlier ones of this purpose and address, within the caller's transaction.
   * @throws Problem rate_limited within a minute of the last one, and beyond five an hour
   */
  async issue(db: Database, wish: CodeWish): Promise<IssuedCode> {
    await lockAddress(db, wish.purpose, wish.address)
    const { sent, newestAgeS, oldestAgeS } = await countRecentCodes(db, wish.purpose, wish.address)
    const waitS = Math.ceil(Math.max(PAUSE_S - newestAgeS, sent >= MAX_AN_HOUR ? HOUR_S - oldestAgeS : 0))
    if (waitS > 0)
      throw problem('rate_limited', { values: { seconds: waitS }, headers: { 'retry-after': String(waitS) } })
    const ref = createRef()
    const code = randomInt(100_000, 1_000_000)
    const digest = this.#digest(wish.purpose, wish.address, ref, code)
    const expiresAt = await replaceCode(db, { ...wish, ref, digest }, LIFE_S)
    return { ...wish, ref, code, expiresAt }
  }

  /**
   * The same again for a reference; null when the reference is not one that can be renewed.
   * @throws Problem as `issue`
   */
  async renew(db: Database, ref: string): Promise<IssuedCode | null> {
    const old = await findCode(db, ref)
    if (!old || old.used_at !== null) return null
    const { purpose, address, user_id: userId, language } = old
    return this.issue(db, { purpose, address, userId, language })
  }

  /**
   * Uses a code: `effect` runs in one transaction with it, for one caller only, however many try at once.
   * @throws Problem otp_invalid whether the code is wrong, expired, used, unknown or was tried too often
   */
  async redeem<Result>(
    { ref, purpose, code }: { readonly ref: string; readonly purpose: CodePurpose; readonly code: number },
    effect: (db: Database, redeemed: Redeemed) => Promise<Result>,
  ): Promise<Result> {
    // Committed by itself: a try counts whatever becomes of the rest.
    const row = await countTry(this.#db, ref, purpose, MAX_TRIES)
    const given = this.#digest(purpose, row?.address ?? '', ref, code)
    const isRight = timingSafeEqual(given, row?.code_digest ?? Buffer.alloc(given.length))
    if (!row || !isRight || row.user_id === null) throw problem('otp_invalid')
    const { user_id: userId, address, language } = row
    return this.#db.transaction().execute(async (db) => {
      if (!(await claimCode(db, ref))) throw problem('otp_invalid')
      return effect(db, { userId, address, language })
    })
  }

  #digest(purpose: CodePurpose, address: string, ref: string, code: number): Buffer {
    return createHmac('sha256', this.#pepper).update(`${purpose}\n${address}\n${ref}\n${code}`).digest()
  }
}

/** What is told for a reference that nobody knows: it looks like any other. */
export function decoyCode(now: Date): { ref: string; expiresAt: Date } {
  return { ref: createRef(), expiresAt: new Date(now.getTime() + LIFE_S * 1_000) }
}

/** 128 random bits in 22 characters. */
function createRef(): string {
  return randomBytes(16).toString('base64url')
}
