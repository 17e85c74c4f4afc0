import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import {
  IS_BRANCH,
  IS_CALLED,
  IS_DISH,
  IS_DISH_OR_SHOP,
  IS_DISH_THERE,
  IS_INSTITUTION,
  IS_INSTITUTION_THERE,
  IS_PERSON,
  IS_ROAD,
  IS_THERE,
} from './role-namesake-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 40

/** “My wife’s name is Nan”, “a Sukhothai noodle shop in Chiang Mai”: people, dishes, shops and roads that are called like a place. */
export function dropNamesakes({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (mentions.length < 2) return
  const isVisited = (code: string | undefined, but: number) =>
    mentions.some(
      (other, at) => at !== but && VISITED.has(roles[at] as Role) && endpointOf(other)?.provinceCode !== code,
    )
  mentions.forEach((mention, at) => {
    if (!VISITED.has(roles[at] as Role)) return
    const next = mentions[at + 1]
    const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, mention.start - REACH), mention.start)
    const after = text.slice(mention.end, mention.end + REACH)
    const isThing =
      IS_CALLED.test(before) ||
      IS_PERSON.test(before, after) ||
      IS_DISH_OR_SHOP.test(after) ||
      IS_DISH.test(before, after) ||
      IS_INSTITUTION.test(after) ||
      IS_ROAD.test(before, after) ||
      (next !== undefined && isNamedAfter(before, text.slice(mention.end, next.start)))
    if (isThing && isVisited(endpointOf(mention)?.provinceCode, at)) roles[at] = 'compared'
  })
}

/** `ก๋วยเตี๋ยวสุโขทัยที่เชียงใหม่`, `โรงพยาบาลกรุงเทพภูเก็ต`. */
const isNamedAfter = (before: string, gap: string) =>
  (IS_DISH_THERE.test(before) && IS_THERE.test(gap)) || (IS_INSTITUTION_THERE.test(before) && IS_BRANCH.test(gap))

const VISITED: ReadonlySet<Role> = new Set<Role>(['visit', 'first', 'last', 'base', 'near'])
