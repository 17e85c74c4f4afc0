import {
  ALL_IN,
  BEGINS_WITH_PRICE,
  BY_MONTH,
  EARNED,
  FAMILIES,
  FEW_OF,
  FOR_A_PART,
  FOR_ALL,
  IS_BUDGET,
  IS_ENOUGH,
  IS_LARGE,
  IS_PRICED,
  LED,
  MAGNITUDE,
  PART_OF_NAME,
  SAID_ALONE,
  SAYS_LAKH,
} from './amount-beside-rules.ts'
import { anchoredTest } from './anchored.ts'
import { AMOUNT_CUES, CURRENCIES, NO_MONEY, PRICE_OF, SHARES } from './budget-rules.ts'
import { ABOUT_SUM, BUDGET_SLOTS, fromSum, LOW, NO_SUM, NOT_AND_ALL, TO_FIGURE } from './budget-slots.ts'
import { assume, type Draft } from './draft.ts'
import { AMOUNT, readNumber } from './numbers.ts'
import { ownerOf } from './owners.ts'
import { RuleList, takeSaid } from './phrase-rule.ts'
import { listOf, maybe, phrasePattern } from './phrases.ts'
import { PRICE_AFTER, PRICE_BEFORE } from './price-rules.ts'
import type { Budget } from './reading.ts'
import { ASKS_FOR_A_ROOM, ASKS_FOR_MORE } from './room-price-rules.ts'
import type { Sheet, Span } from './sheet.ts'
import { SPENDING_RULES } from './spending-rules.ts'

const sourceOf = (...phrases: readonly string[]) => phrasePattern(phrases.flatMap(listOf), BUDGET_SLOTS).source
const wholly = (source: string) => new RegExp(`^(?:${source})$`)

const CUE = sourceOf(...AMOUNT_CUES.flatMap(({ th, en }) => [th, en]))
const FIRM = wholly(sourceOf(...AMOUNT_CUES.filter(({ firm }) => firm).flatMap(({ th, en }) => [th, en])))
const BEFORE = sourceOf(...SHARES.map(({ before }) => before))
const AFTER = sourceOf(...SHARES.map(({ after }) => after))
const [PERSON, COUPLE, FAMILY, DAY] = (['person', 'couple', 'family', 'day'] as const).map((share) =>
  wholly(sourceOf(...SHARES.filter((row) => row.share === share).flatMap(({ before, after }) => [before, after]))),
) as [RegExp, RegExp, RegExp, RegExp]
const UNITS = CURRENCIES.map((row) => ({ ...row, pattern: wholly(sourceOf(row.before, row.after)) }))
const SIGN = sourceOf(...CURRENCIES.map(({ before }) => before))
const UNIT = sourceOf(...CURRENCIES.map(({ after }) => after))

/** `[cue] [คนละ] [$] amount [unit] [per …]`. */
const MONEY = new RegExp(
  `(?:(?<cue>${CUE})\\s*:?)?\\s*(?<before>${BEFORE})?\\s*${ABOUT_SUM}(?:${fromSum(SIGN)})?(?<sign>${SIGN})?\\s*(?:${LOW})?(?<amount>${AMOUNT})(?:\\s*(?<unit>${UNIT}))?(?:\\s*${maybe('บาท')}\\s*(?<share>${AFTER}))?(?:\\s*,?\\s*(?<second>${AFTER}))?`,
  'g',
)
/** Units after a number that is not money: `3 days`, `10 km`. */
const isOtherUnit = anchoredTest(
  new RegExp([...listOf(NO_MONEY.units).map((unit) => `^ {0,2}${TO_FIGURE}(?:${sourceOf(unit)})`), NO_SUM].join('|')),
)
const THING = new RegExp(`^\\s*(?:${sourceOf(NO_MONEY.things)})`)
const PRICED = new RegExp(`^\\s*(?:${sourceOf(PRICE_OF.th, PRICE_OF.en)})${NOT_AND_ALL}`)
const LED_REACH = 40
const ALONE_REACH = 12
/** “Each” says whose share it is, so only a word right before it is what it pays for. */
const SHARE_REACH = 16
const MOST_THINGS = 100
const LEAST_BAHT = 100

const SPENDING = new RuleList(SPENDING_RULES, BUDGET_SLOTS)

/** Money, with or without a figure. */
export function readBudget(sheet: Sheet, draft: Draft): void {
  let isSaid = false
  let exchange: Exchange | null = null as Exchange | null
  sheet.take(MONEY, (match) => {
    const money = readMoney(sheet, match)
    if (money === null) return false
    // What is called the budget takes precedence over other amounts.
    if (
      money.budget &&
      (draft.budget === null || (money.isBudget && !isSaid) || sharesOut(draft.budget, money.budget))
    ) {
      draft.budget = money.budget
      exchange = money.exchange ?? null
      isSaid = money.isBudget
    }
    return true
  })
  // Of the budget alone: not of what it is in other money.
  if (exchange !== null) assume(draft, 'exchange_rate', exchange)
  for (const compiled of SPENDING.within(sheet)) {
    takeSaid(sheet, compiled, () => {
      draft.spending ??= compiled.rule.spending
    })
  }
}

const isPriced = ({ text }: Sheet, { start }: Span) => IS_PRICED.test(text.slice(Math.max(0, start - 16), start))

/** “A fare of 590”, “1,900 one way”; what they will spend is none of these because of words after it. */
const isPriceBeside = ({ text }: Sheet, { start, end }: Span, isSpent: boolean) =>
  PRICE_BEFORE.test(text.slice(Math.max(0, start - PRICE_REACH), start)) ||
  (!isSpent && PRICE_AFTER.test(text.slice(end, end + PRICE_REACH)))
const PRICE_REACH = 64
/** `งบ 1500` of a title is `งบคนละ 1,500` where the text says so. */
const sharesOut = (said: Budget, again: Budget) =>
  said.per === 'trip' && again.per !== 'trip' && again.amount === said.amount

/** `ที่พักหัวหิน งบ 2000`: of a request for a bed alone it is the price of a night. */
const isForRoom = ({ text }: Sheet, at: number) =>
  ASKS_FOR_A_ROOM.test(text.slice(Math.max(0, at - ROOM_REACH), at)) && !ASKS_FOR_MORE.test(text)
const ROOM_REACH = 80

/** What somebody earns: “a pension of 50k a month”, or what one part of the trip may cost. */
const isOther = ({ text }: Sheet, { start }: Span, after: string) =>
  EARNED.test(text.slice(Math.max(0, start - EARNED_REACH), start)) || BY_MONTH.test(after) || FOR_A_PART.test(after)
const EARNED_REACH = 40
/** How amounts are grouped in India. */
const INDIAN = /^\d{1,2}(?:,\d{2}){1,2},\d{3}$/

interface Money {
  /** Null: the price of something else. */
  readonly budget: Budget | null
  readonly isBudget: boolean
  /** Absent of baht. */
  readonly exchange?: Exchange | null
}
interface Exchange {
  readonly currency: string
  readonly baht_per_unit: number
  readonly baht: number
}
const PRICE: Money = { budget: null, isBudget: false }

function readMoney(sheet: Sheet, match: RegExpExecArray): Money | null {
  const { cue, before, sign, amount: amountText = '', unit, share, second } = match.groups ?? {}
  const [whole] = match
  const hasUnit = sign !== undefined || unit !== undefined || whole.includes('บาท')
  const firm = cue !== undefined && FIRM.test(cue)
  const shares = [before, share, second].filter((words) => words !== undefined).map((words) => words.trim())
  const perCouple = shares.some((words) => COUPLE.test(words))
  const perPerson = perCouple || shares.some((words) => PERSON.test(words))
  const perDay = shares.some((words) => DAY.test(words))
  const after = sheet.free.slice(match.index + whole.length)
  const amount = readNumber(amountText)
  const isSum = firm && amount !== null && amount >= 1000 && FEW_OF.test(after)
  if (!hasUnit && !isSum && isOtherUnit(after)) return null
  if (amount === null || (!hasUnit && amount < MOST_THINGS && THING.test(after))) return null
  // `งบสำหรับ 2 คน 20000`: the cue is said before other words.
  // `หลักพัน`: how large it is, not how much.
  if (MAGNITUDE.test(sheet.text.slice(Math.max(0, match.index - 8), match.index))) return null
  const isLed = amount >= 1000 && LED.test(sheet.text.slice(Math.max(0, match.index - LED_REACH), match.index))
  const large = amount >= 1000 && IS_LARGE.test(amountText)
  // `สามพันโบก` is a place, not a sum.
  if (!/\d/.test(amountText) && !hasUnit && !firm && !perPerson && PART_OF_NAME.test(after)) return null
  const isAsked =
    amount >= LEAST_ASKED &&
    (IS_ENOUGH.test(after) ||
      (FOR_ALL.test(sheet.text.slice(match.index + whole.length)) && !isYear(amountText.trim())))
  const said =
    hasUnit ||
    firm ||
    isLed ||
    isAsked ||
    perPerson ||
    (perDay && amount >= LEAST_BAHT) ||
    (cue !== undefined && (large || amount >= 500)) ||
    large
  const span = { start: match.index, end: match.index + whole.length }
  if (said && PRICED.test(after)) return PRICE
  if (said && isOther(sheet, span, after)) return PRICE
  if (said && isForRoom(sheet, match.index)) return PRICE
  // The price of a room or a ferry, or what somebody paid: read, and not the budget.
  const isAllIn =
    ALL_IN.test(after) && SAID_ALONE.test(sheet.text.slice(Math.max(0, match.index - ALONE_REACH), match.index))
  const isBudget = isLed || isAllIn || (cue !== undefined && IS_BUDGET.test(cue))
  if (
    said &&
    !isBudget &&
    (isPriceBeside(sheet, { ...span, start: match.index + (BEGINS_WITH_PRICE.exec(whole)?.[0].length ?? 0) }, firm) ||
      ownerOf(sheet, span, 'amount', perPerson && !isPriced(sheet, span) ? SHARE_REACH : undefined) !== 'trip')
  )
    return PRICE
  if (!said || (perPerson && !hasUnit && amount < LEAST_BAHT)) return null
  // Only people who count in rupees say lakh, or write `2,50,000`.
  const isLakh = (SAYS_LAKH.test(amountText) || INDIAN.test(amountText)) && !hasUnit
  const families = shares.some((words) => FAMILY.test(words)) ? countFamilies(sheet.text) : 1
  const sum = perCouple ? amount / 2 : amount * families
  const exchange = exchangeOf(sum, isLakh ? 'inr' : (unit ?? sign ?? ''))
  const baht = exchange?.baht ?? Math.round(sum)
  if (baht < LEAST_BAHT) return hasUnit ? PRICE : null
  const per: Budget['per'] = perPerson ? (perDay ? 'person_day' : 'person') : perDay ? 'day' : 'trip'
  return { budget: { amount: baht, per }, isBudget, exchange }
}

const LEAST_ASKED = 1000
const isYear = (figure: string) => /^(?:25[5-9]\d|20[2-4]\d|19[89]\d)$/.test(figure)

/** “Two families”: one, if nobody says how many. */
function countFamilies(text: string): number {
  const count = readNumber(FAMILIES.exec(text)?.[1] ?? '')
  return count === null || count < 1 ? 1 : count
}

/** Null: it is baht. */
function exchangeOf(amount: number, unit: string): Exchange | null {
  const currency = UNITS.find(({ pattern }) => pattern.test(unit.trim()))
  if (currency === undefined || currency.baht === 1) return null
  return { currency: currency.code, baht_per_unit: currency.baht, baht: Math.round(amount * currency.baht) }
}
