import type { Draft } from './draft.ts'
import type { Reading } from './reading.ts'
import type { SaidVisit } from './said-spans.ts'
import type { Sheet, Span } from './sheet.ts'

/** “Loy Krathong in Sukhothai”, `สงกรานต์ (2570) ที่น่าน`. */
const BEFORE_PLACE =
  /^(?:(?:'s)?\s?(?:festival|celebrations?|holidays?|fair)\b|เทศกาล|งาน)?\s?(?:\(?(?:ปี\s?)?(?:20|25)\d\d\)?|next year|ปีหน้า)?,?\s?(?:in|at|over in|down in|up in|around|(?:ไป|อยู่|เที่ยว)?ที่|ใน|ไป|แถว|@|)\s?(?:the )?$/
/** “Then Sukhothai for Loy Krathong”, `เชียงใหม่ช่วงสงกรานต์`. */
const AFTER_PLACE =
  /^[,( ]{0,2}(?:\d+|two|three|four|five|six)?[ -]?(?:days?|nights?|วัน|คืน)?\s?(?:(?:for|during|over|in time for|to see|at)(?: the)?|ช่วง|วัน|งาน|ทัน|ดู|ตอน|เทศกาล){1,2}\s?$/
/** Of “Krabi and Nan for Songkran” nobody knows whether it is in both. */
const LISTED = /^\s?(?:and|&|,|\/|\+|-|และ|กับ)?\s?$/

/** Where they are for the feast: the place that is named beside it. Of one that is named twice, the last. */
export function feastOf({ text }: Sheet, { feasts, visits }: Draft): Reading['feast'] | null {
  const inOrder = visits.toSorted((a, b) => a.start - b.start)
  const placeOf = (feast: Span): SaidVisit | undefined => {
    const next = inOrder.find(({ start }) => start >= feast.end)
    if (next && BEFORE_PLACE.test(text.slice(feast.end, next.start))) return next
    const last = inOrder.findLastIndex(({ end }) => end <= feast.start)
    const [before, place] = [inOrder[last - 1], inOrder[last]]
    const isListed = place && before && LISTED.test(text.slice(before.end, place.start))
    return place && !isListed && AFTER_PLACE.test(text.slice(place.end, feast.start)) ? place : undefined
  }
  const found = feasts.flatMap((feast) => {
    const place = placeOf(feast)
    return place ? [{ date: feast.date, provinceCodes: place.codes }] : []
  })
  return found.at(-1) ?? null
}
