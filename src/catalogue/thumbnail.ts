import { cardOf, cardPath, type DrawnPlace } from '../pictures/card-facts.ts'
import type { Province } from '../world/region.ts'
import type { PlaceRow } from './place-table.ts'

type DrawnRow = Pick<
  PlaceRow,
  | 'place_id'
  | 'category'
  | 'category_code'
  | 'sub_categories'
  | 'tags'
  | 'best_times'
  | 'latitude'
  | 'longitude'
  | 'thumbnail_url'
  | 'images'
>

/**
 * The picture of a place in lists: its photograph, or else its drawn card at `publicUrl`, which is a path of this service if
 * that is empty.
 */
export function thumbnailOf(row: DrawnRow, province: Province | undefined, publicUrl: string): string {
  return row.thumbnail_url ?? row.images[0] ?? publicUrl + cardOfPlace(drawn(row), province)
}

/** The drawn card of a place, also of one with a photograph. */
export function cardOfPlace(place: Omit<DrawnPlace, 'region'>, province: Province | undefined): string {
  return cardPath(cardOf({ ...place, region: province?.region ?? 'central' }))
}

/** The first photograph among pictures, or else the first card; null without pictures. */
export function bestThumbnail(urls: readonly string[]): string | null {
  return urls.find((url) => !url.includes(CARDS)) ?? urls[0] ?? null
}

const CARDS = '/pictures/cards/'

function drawn(row: DrawnRow): Omit<DrawnPlace, 'region'> {
  return {
    id: row.place_id,
    category: row.category,
    categoryCode: row.category_code,
    subCategories: row.sub_categories,
    tags: row.tags,
    bestTimes: row.best_times,
    point: row,
  }
}
