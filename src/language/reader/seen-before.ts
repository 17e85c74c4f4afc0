import type { Concept } from '../../world/vocabulary.ts'
import type { Geo } from './lexicon.ts'
import { SEEN_BEFORE } from './polarity-known-rules.ts'
import type { Sheet, Span } from './sheet.ts'

/** A name or a kind, which may be part of a list. */
export type Listed = Span & { readonly geo?: Geo | null }

/** A kind or a name; only kinds have concepts. */
export type Item = Listed & { readonly concepts?: readonly Concept[] }

/** Between the items of a list: a sign, a joining word, or in Thai only a space. */
const LISTED = /^\s*(?:,|\/|\+|&|-|และ|กับ|กะ|แล้วก็|and)?\s*$/
/** Between a list and what is said of it. */
const SAID_OF_IT = /^\s*ๆ?\s*(?:อะไร)?(?:พวก|แถว)?(?:นี้|นั้น)?\s*(?:ก็|นี่|เนี่ย|อะ|อ่ะ|เรา|ผม|ฉัน|หนู|ทั้งหมด|ทั้งหลาย){0,2}\s*$/
const HEADS_SEEN = /(?:คือ|ได้แก่|พวก)$/
const ENDS_SEEN = /^\s?[ก-์]{0,16}แล้ว/

/** Indexes of the list before a cue (`เกาะล้าน บางแสน … ไปมาหมดแล้ว`), without the province that it is in. */
export function listBefore({ text }: Sheet, mentions: readonly Listed[], cue: Span): number[] {
  const last = mentions.findLastIndex(({ end }) => end <= cue.start)
  const found: number[] = []
  let next = cue.start
  for (let at = last; at >= 0; at--) {
    const mention = mentions[at] as Listed
    const gap = text.slice(mention.end, next)
    if (!(at === last ? SAID_OF_IT : LISTED).test(gap) || isWide(mention)) break
    found.push(at)
    next = mention.start
  }
  return found
}

const isWide = ({ geo }: Listed) => geo?.kind === 'province' || geo?.kind === 'area'

/**
 * Whether a list of what they have seen goes on after a bare space: it has a heading (`เคยไปแล้วคือ …`) or ends in
 * “already” (`เคยไปเกาะล้าน บางแสน สัตหีบมาแล้ว`).
 */
export function continuesSeen({ text }: Sheet, cue: string, mentions: readonly Listed[], at: number): boolean {
  const mention = mentions[at]
  if (!cue.startsWith('เคย') || !mention || isWide(mention)) return false
  if (HEADS_SEEN.test(cue)) return true
  let last = at
  while (last + 1 < mentions.length && LISTED.test(text.slice(mentions[last]?.end, mentions[last + 1]?.start))) last++
  return ENDS_SEEN.test(text.slice(mentions[last]?.end))
}

/** “We've seen Wat Pho and Wat Arun”: names that they know, and the list that goes on from them. */
export function passSeen<A>({ text }: Sheet, mentions: readonly Item[], answers: A[], seen: A): void {
  mentions.forEach(({ start, end, geo, concepts }, at) => {
    const before = mentions[at - 1]
    const goesOn = before && answers[at - 1] === seen && JOINED_NAMES.test(text.slice(before.end, start))
    const isName = concepts === undefined || geo
    const about = [text.slice(Math.max(0, start - SEEN_REACH), start), text.slice(end, end + SEEN_REACH)] as const
    if (goesOn || (isName && SEEN_BEFORE.test(...about))) answers[at] = seen
  })
}
const JOINED_NAMES = /^(?:, ?(?:the )?| ?(?:and|&|\+) ?(?:the )?)$/
const SEEN_REACH = 80
