import { assume, type Draft } from './draft.ts'
import { AMOUNT, readNumber } from './numbers.ts'
import { ownerOf } from './owners.ts'
import type { Budget } from './reading.ts'
import type { Sheet } from './sheet.ts'

const CUE = String.raw`(?:\b(?:(?:total |max(?:imum)? |my |our |a |the ){0,5}budgets?(?: is| of| around| about| under| max(?:imum)?| up to| limit){0,5}|under|below|less than|within|up to|no more than|not (?:more than|over|exceed(?:ing)?)|at most|max(?:imum)?|spend(?:ing)?(?: about| around| up to)?|costs?(?: under| below)?|for (?:only |under |about )?|with|only|about|around|cheaper than)\s*:?|(?:มี)?งบ(?:ประมาณ|ทุกอย่าง|ทั้งสิ้น|สูงสุด|อยู่ที่|คือ|รวม|ทั้งหมด|ทั้งทริป|ไม่เกิน|ไม่ถึง|แค่|เพียง|ราว){0,5}|ไม่เกิน|ไม่ถึง|ภายใน|ราคา|ค่าใช้จ่าย|ใช้เงิน|มีเงิน|จ่าย|มีตัง(?:ค์)?|ตัง(?:ค์)?|ใน)`
const FIRM_CUE = /budget|spend|cost|งบ|ค่าใช้จ่าย|ใช้เงิน|มีเงิน|จ่าย|ตัง/
const UNIT = String.raw`(?:\s*(?:บาท|บ\.|฿|\.-|thb\b|bahts?\b|baths?\b)|\s*(usd\b|us dollars?\b|(?:australian |singapore |canadian )?dollars?\b|bucks\b|eur\b|euros?\b|gbp\b|pounds\b|quid\b|inr\b|rupees?\b|aud\b|sgd\b|cad\b|ringgit\b|myr\b|yuan\b|rmb\b|cny\b|yen\b|jpy\b|chf\b|รูปี|ดอลลาร์|ดอลล่าร์|ยูโร|ปอนด์|หยวน|เยน))?`
const PERSON = String.raw`(?:per (?:person|head|pax|adult)|each|a (?:person|head)|pp\b|p\.p\.|\/\s*(?:person|pax|head|คน|หัว)|ต่อ\s*(?:คน|หัว)|ต่อท่าน)`
const DAY = String.raw`(?:per day|a day|daily|each day|every day|\/\s*(?:day|วัน)|ต่อวัน)`
const PER = `(?:\\s*(?:บาท)?\\s*(?:(${PERSON})|(${DAY})))?(?:\\s*,?\\s*(?:(${PERSON})|(${DAY})))?`

/** `[cue] [คนละ] [$] amount [unit] [per …]`. */
const MONEY = new RegExp(
  `(${CUE})?\\s*(?:(คนละ|หัวละ|per person|each)|(วันละ|per day|daily|a day))?\\s*(?:ไม่เกิน|ประมาณ|ราว|of)?\\s*((?:\\b(?:us|a|au|s|sg|c|hk))?[$]|[€£฿₹]|\\b(?:rs|inr|usd|eur|gbp|aud|sgd|thb|rm|chf)\\b\\.?)?\\s*(${AMOUNT})${UNIT}${PER}`,
  'g',
)
/** Units after a number that is not money: `3 days`, `10 km`. */
const NO_MONEY =
  /^\s*(?:-|to|ถึง)?\s*(?:\d+\s*)?(?:full |whole )?(?:days?\b|nights?\b|weeks?\b|hours?\b|hrs?\b|minutes?\b|mins?\b|km\b|kilomet|people\b|persons?\b|pax\b|kids?\b|child|adults?\b|friends\b|am\b|pm\b|a\.m|p\.m|o'clock|:|%|st\b|nd\b|rd\b|th\b|วัน|คืน|ชั่วโมง|ชม|นาที|กิโล|กม|ปี|เดือน|สัปดาห์|อาทิตย์|โมง|ทุ่ม|น\.|[/-]\d)/
/** Nouns after a small count: `9 วัด`; but `งบวันละ 1500 วัด ตลาด` is an amount, then a temple. */
const COUNTED =
  /^\s*(?:stops?\b|places?\b|spots?\b|sights?\b|attractions?\b|temples?\b|คน|ท่าน|ที่|แห่ง|จุด|มื้อ|วัด|ร้าน|ครั้ง|จังหวัด|เกาะ)/
const MOST_COUNTED = 100

/** In whole baht; a budget in another currency is converted, with a note. */
const BAHT_PER: readonly (readonly [RegExp, number, string])[] = [
  [/₹|rs|inr|rupee|รูปี/, 0.38, 'INR'],
  [/\ba[$]|au[$]|aud|australian/, 22, 'AUD'],
  [/\bs[$]|sg[$]|sgd|singapore/, 25, 'SGD'],
  [/\bc[$]|cad|canadian/, 24, 'CAD'],
  [/hk[$]/, 4.2, 'HKD'],
  [/rm|ringgit|myr/, 7.8, 'MYR'],
  [/yuan|rmb|cny|หยวน/, 4.6, 'CNY'],
  [/yen|jpy|เยน/, 0.22, 'JPY'],
  [/chf/, 40, 'CHF'],
  [/[$]|usd|dollar|bucks|ดอล/, 33, 'USD'],
  [/€|eur|ยูโร/, 38, 'EUR'],
  [/£|gbp|pound|quid|ปอนด์/, 44, 'GBP'],
]
const LEAST_BAHT = 100

/** Money, with or without a figure. */
export function readBudget(sheet: Sheet, draft: Draft): void {
  sheet.take(MONEY, (match) => readMoney(sheet, draft, match))
  sheet.take(LOW, () => {
    draft.spending ??= 'low'
  })
  sheet.take(HIGH, () => {
    draft.spending ??= 'high'
  })
}

const LOW =
  /\b(?:on a (?:tight |small |low |shoestring )?budget|(?:tight|small|low|limited|shoestring) budget|budget[- ](?:friendly|trip|travel(?:l?er)?s?|conscious)|cheap(?:ly|er|est)?|inexpensive|affordable|low[- ]cost|backpack(?:er|ing)?|(?<!\d |two |three |four |five |six )backpackers|not (?:too |very )?expensive|save money|as cheap as possible)\b|ประหยัด(?:งบ)?|งบ(?:น้อย|จำกัด|ประหยัด)|ไม่แพง|ราคาถูก|(?<![ก-์])ถูก(?=\s|$)|แบ็คแพ็ค|แบคแพค|เบี้ยน้อย/g
const HIGH =
  /\b(?:luxur(?:y|ious)|five[- ]star|5[- ]star|high[- ]end|upscale|splurge|money is no (?:object|issue)|no budget limit|unlimited budget|premium)\b|หรูหรา|หรู(?=\s|$)|ระดับห้าดาว|5 ดาว|งบไม่(?:จำกัด|อั้น)|ไม่จำกัดงบ|พรีเมี่ยม|พรีเมียม/g

function readMoney(sheet: Sheet, draft: Draft, match: RegExpExecArray): boolean {
  const [whole, cue, perPersonBefore, perDayBefore, sign, amountText = '', currency] = match
  const hasUnit = sign !== undefined || currency !== undefined || /บาท|฿|\.-|thb|baht|bath|บ\./.test(whole)
  const firm = cue !== undefined && FIRM_CUE.test(cue)
  const perPerson = perPersonBefore ?? match[7] ?? match[9]
  const perDay = perDayBefore ?? match[8] ?? match[10]
  const after = sheet.free.slice(match.index + whole.length)
  if (!hasUnit && NO_MONEY.test(after)) return false
  const amount = readNumber(amountText)
  if (amount === null || (!hasUnit && amount < MOST_COUNTED && COUNTED.test(after))) return false
  const large = amount >= 1000 && /k\b|พัน|หมื่น|แสน|,|thousand|grand|lakh/.test(amountText)
  // `สามพันโบก` is a place, not a sum.
  if (!/\d/.test(amountText) && !hasUnit && !firm && perPerson === undefined && /^[ก-์]/.test(after)) return false
  const said = hasUnit || firm || perPerson !== undefined || (cue !== undefined && (large || amount >= 500)) || large
  const span = { start: match.index, end: match.index + whole.length }
  // The price of a room or a ferry, or what somebody paid: read, and not the budget.
  const isBudget = cue !== undefined && /budget|งบ/.test(cue)
  if (said && !isBudget && ownerOf(sheet, span, 'amount') !== 'trip') return true
  if (!said || (perPerson !== undefined && !hasUnit && amount < LEAST_BAHT)) return false
  // Only people who count in rupees say lakh.
  const unit = `${sign ?? ''}${currency ?? ''}` || (/lakh/.test(amountText) && !/baht|thb/.test(whole) ? 'inr' : '')
  const baht = toBaht(draft, amount, unit)
  if (baht < LEAST_BAHT) return false
  const per: Budget['per'] = perPerson ? (perDay ? 'person_day' : 'person') : perDay ? 'day' : 'trip'
  draft.budget ??= { amount: baht, per }
  return true
}

function toBaht(draft: Draft, amount: number, currency: string): number {
  const rate = BAHT_PER.find(([pattern]) => pattern.test(currency))
  if (rate === undefined) return Math.round(amount)
  const baht = Math.round(amount * rate[1])
  assume(draft, 'exchange_rate', { currency: rate[2], baht_per_unit: rate[1], baht })
  return baht
}
