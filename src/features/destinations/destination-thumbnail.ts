import type { Catalogue } from '../../catalogue/catalogue.ts'
import { bestThumbnail, cardOfPlace } from '../../catalogue/thumbnail.ts'
import type { Config } from '../../platform/config.ts'
import type { Destination, DestinationKind } from '../../world/destination.ts'
import { findShownPlace } from './shown-place.ts'

/** What a kind of destination looks like; others look like the first of their highlights. */
const SCENES: Partial<Readonly<Record<DestinationKind, string>>> = {
  island: 'island',
  beach: 'beach',
}

/** A photograph of a highlight, or else the drawn card of the destination. */
export function destinationThumbnail(
  destination: Destination,
  catalogue: Catalogue,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): string {
  const card = PUBLIC_URL.replace(/\/+$/, '') + destinationCard(destination, catalogue)
  const highlights = destination.highlights.flatMap((id) => findShownPlace(id, catalogue)?.thumbnailUrl ?? [])
  return bestThumbnail([card, ...highlights]) ?? card
}

/** The drawn card of a destination, also of one with photographs. */
export function destinationCard(
  { id, kind, point, provinceCodes, highlights }: Destination,
  catalogue: Catalogue,
): string {
  const [first] = highlights.flatMap((each) => findShownPlace(each, catalogue) ?? [])
  return cardOfPlace(
    {
      id: `destination-${id}`,
      category: SCENES[kind] ?? first?.category ?? null,
      categoryCode: 'ATTRACTION',
      subCategories: [],
      tags: [],
      bestTimes: [],
      point,
    },
    catalogue.provincesByCode.get(provinceCodes[0] ?? ''),
  )
}
