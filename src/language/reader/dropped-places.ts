// Places that others were preferred to: refused before or after they are named, one by one or as a list.
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { CHOOSES, DROPS, DROPS_AROUND, IS_DROPPED, PREFERRED_TO } from './role-dropped-rules.ts'
import type { Sheet } from './sheet.ts'

const BEFORE = 80
const AFTER = 80
const GOALS: ReadonlySet<Role> = new Set(['visit', 'base', 'first', 'last', 'near'])
/** Between the names of a list; in Thai a space is enough. */
const IN_LIST =
  /^(?:\s?[,/&+]\s?(?:(?:and|or|nor|&|และ|กับ|หรือ)\s?)?|\s(?:and|or|nor|as well as|and also)\s|\s?(?:และ|กับ|หรือ|รวมถึง|หรือแม้แต่)\s?)(?:the |even |also )?$/
const THAI_LIST = /^\s$/

/** “That ruled out Phuket, Krabi and Samui, so we go to Trang”: of a text that has another goal. */
export function dropPlaces({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (mentions.length < 2) return
  const isDropped = mentions.map(() => false)
  const gapBefore = (at: number) => text.slice(mentions[at - 1]?.end ?? 0, mentions[at]?.start)
  for (let first = 0; first < mentions.length; first++) {
    let last = first
    while (last + 1 < mentions.length && isListed(gapBefore(last + 1), mentions[last + 1] as GeoMention)) last++
    dropOf(text, mentions, first, last).forEach((at) => {
      isDropped[at] = true
    })
    first = last
  }
  const isGoal = (at: number) => GOALS.has(roles[at] as Role) || roles[at] === 'start'
  const forms = new Set(mentions.flatMap(({ form }, at) => (isDropped[at] ? [form] : [])))
  const hasGoal = mentions.some(
    ({ form, geo }, at) => !isDropped[at] && GOALS.has(roles[at] as Role) && (!forms.has(form) || geo.kind === 'area'),
  )
  if (!hasGoal) return
  isDropped.forEach((dropped, at) => dropped && isGoal(at) && (roles[at] = 'compared'))
}

const isListed = (gap: string, { form }: GeoMention) => IN_LIST.test(gap) || (THAI_LIST.test(gap) && /[ก-์]/.test(form))

/** Which places of a list are dropped. */
function dropOf(text: string, mentions: readonly GeoMention[], first: number, last: number): number[] {
  const [head, tail, previous] = [mentions[first] as GeoMention, mentions[last] as GeoMention, mentions[first - 1]]
  const before = text.slice(Math.max(previous?.end ?? 0, head.start - BEFORE), head.start)
  const after = text.slice(tail.end, tail.end + AFTER)
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  if (DROPS.test(before) || DROPS_AROUND.test(before, after)) return all
  if (IS_DROPPED.test(upToNext(after, mentions[last + 1], tail.end))) return all
  if (!previous) return []
  const gap = text.slice(previous.end, head.start)
  if (!PREFERRED_TO.test(gap)) return []
  // “Nan over Phrae” alone may be a way.
  const chosen = text.slice(Math.max(mentions[first - 2]?.end ?? 0, previous.start - BEFORE), previous.start)
  return OVER.test(gap) && !CHOOSES.test(chosen) ? [] : all
}
const OVER = /^,? ?over\b/

/** Up to the next place and its first letters: “lost to Krabi”. */
const upToNext = (after: string, next: GeoMention | undefined, from: number) =>
  next ? after.slice(0, next.start - from + 1) : after
