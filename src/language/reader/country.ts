import type { Draft } from './draft.ts'
import type { GeoMention } from './mentions.ts'
import type { Polarity } from './polarity.ts'
import type { Role } from './role.ts'
import { GOES_HOME_FROM } from './role-end-rules.ts'
import type { Sheet } from './sheet.ts'

/** The regions but all of Thailand, which says nothing beside a place: “Thailand trip, Trang to Krabi”. */
export const areasOf = ({ regions }: Draft) => regions.filter(({ key }) => key !== 'all')

export const isCountry = ({ geo }: GeoMention) => geo.kind === 'area' && geo.area.key === 'all'

/** The roles of all, where the country is not beside the places that stand before and after it. */
export function withoutCountry(
  mentions: readonly GeoMention[],
  polarities: readonly Polarity[],
  read: (mentions: readonly GeoMention[], polarities: readonly Polarity[]) => Role[],
): Role[] {
  const within = mentions.filter((mention) => !isCountry(mention))
  if (within.length === mentions.length || within.length === 0) return read(mentions, polarities)
  const polarityOf = (mention: GeoMention) => polarities[mentions.indexOf(mention)] as Polarity
  const roles = read(within, within.map(polarityOf))
  return mentions.map((mention) =>
    isCountry(mention)
      ? (read([mention], [polarityOf(mention)])[0] ?? 'visit')
      : (roles[within.indexOf(mention)] ?? 'visit'),
  )
}

/** “Ten days in Thailand, flying home from Bangkok”: where they leave the country is no place to stay. */
export function leaveCountryFrom({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const country = mentions.findIndex(isCountry)
  mentions.forEach(({ start }, at) => {
    if (country < 0 || at <= country || mentions.length !== 2) return
    if (roles[country] === 'visit' && GOES_HOME_FROM.test(text.slice(Math.max(0, start - REACH), start)))
      roles[at] = 'end'
  })
}
const REACH = 48
