// Where they are, of those who name a goal elsewhere: `เที่ยวอีสาน อยู่ภูเก็ต`, “3 days in Pai, we're in Udon”.
import type { Province } from '../../world/region.ts'
import { COASTS } from './coasts.ts'
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import { provincesOf } from './named-regions.ts'
import type { Role } from './role.ts'
import { isMissed } from './role-homes.ts'
import { IS_THERE } from './role-there-rules.ts'
import type { Sheet } from './sheet.ts'

const BEFORE = 40
const AFTER = 32
const GOALS: ReadonlySet<Role> = new Set(['visit', 'first', 'last', 'base'])

export function liveElsewhere(
  { text }: Sheet,
  provinces: readonly Province[],
  mentions: readonly GeoMention[],
  roles: Role[],
): void {
  if (roles.includes('start') || roles.includes('first')) return
  const isGoal = (at: number) => GOALS.has(roles[at] as Role)
  const at = mentions.findIndex(
    ({ geo, start, end }, index) =>
      geo.kind !== 'area' &&
      isGoal(index) &&
      IS_THERE.test(
        text.slice(Math.max(mentions[index - 1]?.end ?? 0, start - BEFORE), start),
        text.slice(end, end + AFTER),
      ),
  )
  const mention = mentions[at]
  const code = mention && endpointOf(mention)?.provinceCode
  if (!code || mentions.some(({ form }, other) => other !== at && form === mention.form)) return
  const others = mentions.filter((each, other) => other !== at && (isGoal(other) || isMissed(text, each)))
  const areas = others.flatMap(({ geo }) => (geo.kind === 'area' ? [geo.area] : []))
  const named = others.filter(({ geo }) => geo.kind !== 'area')
  // `เชียงใหม่ อยู่ปาย 3 วัน` is a stay.
  if (named.length > 0 && DAYS_AFTER.test(text.slice(mention.end, mention.end + AFTER))) return
  const isIn = areas.some((area) => provincesOf(area, provinces).includes(code))
  const isElsewhere =
    named.length > 0
      ? !isIn && named.length <= MOST_GOALS && named.every((goal) => endpointOf(goal)?.provinceCode !== code)
      : areas.length > 0
        ? !isIn
        : !COASTS.has(code) && WANTS_SEA.test(text)
  if (isElsewhere && lengthsIn(text) <= 1) roles[at] = 'start'
}

const DAYS_AFTER = /^\s?(?:\d{1,2}|สอง|สาม|สี่|ห้า) ?วัน/
/** A list of more is a journey, of which this is a stop. */
const MOST_GOALS = 2
const WANTS_SEA =
  /(?:อยากไป|ไป|เที่ยว|อยาก|หา|เล่นน้ำ)ทะเล|\b(?:a|the|some|any|quiet) (?:quiet |nice |good |calm )?(?:beach|sea|seaside|island)\b/
/** Stays have lengths of their own: “2 days in Pai, we're in Udon, 3 days”. */
const LENGTH =
  /(?:\d{1,2}|สอง|สาม|สี่|ห้า|หก|เจ็ด|\b(?:a|one|two|three|four|five|six|seven)) ?-?(?:วัน|days?\b|weeks?\b)(?: ?\d{1,2} ?(?:คืน|nights?\b))?|(?:\d{1,2}|สอง|สาม|สี่|\b(?:one|two|three|four|five|six)) ?-?(?:คืน|nights?\b)/g
const lengthsIn = (text: string) => text.match(LENGTH)?.length ?? 0
