import type { Database } from '../../platform/database/database.ts'
import { invalidRequest } from '../../platform/http/problems.ts'
import { lengthErrors, tidyText } from '../../platform/http/user-text.ts'
import { findTrip, type TripFacts, tripNotFound, tripSnapshot } from '../trips/public.ts'
import { countLinks } from './links.ts'
import type { PostBody } from './post-body-schema.ts'
import { MAX_TEXT, MAX_TITLE, MIN_TITLE, NEW_ACCOUNT_HOURS, NEW_ACCOUNT_LINKS } from './post-limits.ts'
import { countLinksOf, lockAuthor, type PostContent } from './post-store.ts'
import { postPlaceNotFound, tooManyLinks } from './problems.ts'
import type { CommunityServices } from './services.ts'

type Catalogue = CommunityServices['catalogue']

/** @throws Problem invalid_request, post_place_not_found */
export function readPost(body: PostBody, trip: TripFacts | null, catalogue: Catalogue): PostContent {
  const [title, text] = [tidyText(body.title), tidyText(body.text)]
  const errors = [
    ...lengthErrors('/title', title, { min: MIN_TITLE, max: MAX_TITLE }),
    ...lengthErrors('/text', text, { max: MAX_TEXT }),
  ]
  if (errors.length > 0) throw invalidRequest({ errors })
  const placeIds = body.place_ids ?? []
  const unknown = placeIds.find((id) => !catalogue.findPlace(id))
  if (unknown !== undefined) throw postPlaceNotFound({ place_id: unknown })
  return {
    title,
    body: text,
    linkCount: countLinks(title) + countLinks(text),
    placeIds,
    provinceCodes: provincesOf(placeIds, trip, catalogue),
    trip,
  }
}

function provincesOf(placeIds: readonly string[], trip: TripFacts | null, catalogue: Catalogue): string[] {
  const stops = trip?.days.flatMap((day) => day.stops.flatMap(({ place_id: id }) => id ?? [])) ?? []
  const codes = [...placeIds, ...stops].flatMap(
    (id) => catalogue.findPlace(id)?.provinceCode ?? trip?.places[id]?.province_code ?? [],
  )
  return [...new Set(codes)].sort()
}

/** A snapshot of a user's own trip. @throws Problem trip_not_found */
export async function readTrip(db: Database, tripId: string, userId: string): Promise<TripFacts> {
  const trip = await findTrip(db, tripId, userId)
  if (!trip) throw tripNotFound()
  return tripSnapshot(trip.facts)
}

interface Author {
  readonly user_id: string
  readonly created_at: Date
}

/**
 * Limits the links of a new account in all its posts together; locks the author for this transaction.
 * @throws Problem too_many_links
 */
export async function requireFewLinks(
  db: Database,
  author: Author,
  { linkCount, postId, now }: { readonly linkCount: number; readonly postId: string | null; readonly now: Date },
): Promise<void> {
  await lockAuthor(db, author.user_id)
  const isNew = now.getTime() - author.created_at.getTime() < NEW_ACCOUNT_HOURS * 3_600_000
  if (!isNew || linkCount === 0) return
  if ((await countLinksOf(db, author.user_id, postId)) + linkCount > NEW_ACCOUNT_LINKS)
    throw tooManyLinks({ hours: NEW_ACCOUNT_HOURS, limit: NEW_ACCOUNT_LINKS })
}
