import { bindLengths } from './bind-lengths.ts'
import type { Draft } from './draft.ts'
import { isWholeOf } from './length-roles.ts'
import type { Reading } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** `ลงเครื่องที่ตราด`, “landing in Trat”: the place after it is where they land. */
const LANDS =
  /(?:ลง|ถึง|สนามบิน)(?:เครื่อง)?(?:ที่)?\s?$|\b(?:land(?:s|ing)?|arriv(?:es?|ing)|fl(?:y|ies|ying|ights?))(?: (?:in|into|at|to|the|airport)){0,4}\s$/
const LANDS_REACH = 24

/** The island that the only length of the prompt is beside; undefined where it is that of the whole, or dates say how long. */
export function lengthOnIsland({ text }: Sheet, draft: Draft): Reading['lengthOn'] {
  const { lengths, visits, islands, endDate } = draft
  const [length] = lengths
  if (!length || lengths.length > 1 || islands.length !== 1 || endDate !== null) return undefined
  const [bound] = bindLengths(text, lengths, visits)
  const stays = bound?.places.filter(({ start }) => !LANDS.test(text.slice(Math.max(0, start - LANDS_REACH), start)))
  const isThere = stays?.length === 1 && stays[0]?.at?.islandId === islands[0]?.id
  if (!isThere || isWholeOf(text, length, lengths)) return undefined
  return { islandId: islands[0]!.id, isInNights: length.days === null }
}
