// Published posts with a trip, which others open as routes and add to favourites.
import type { Database } from '../../platform/database/database.ts'
import { filePath } from '../files/public.ts'
import type { RouteSource, SharedRoute } from '../routes/public.ts'
import type { TripFacts } from '../trips/public.ts'
import { listImages } from './image-store.ts'
import { listSharedPosts } from './shared-post-store.ts'

/** A published post with a trip. */
export interface SharedTrip {
  readonly postId: string
  readonly trip: TripFacts
  readonly title: string
  readonly text: string
  readonly username: string
  readonly imageFileId: string | null
  readonly reactions: number
  readonly postedAt: Date
  readonly changedAt: Date
}

/** Those of some posts that everybody may see and that have a trip. */
export async function listSharedTrips(db: Database, postIds: readonly string[]): Promise<SharedTrip[]> {
  const posts = await listSharedPosts(db, postIds)
  const images = await listImages(db, postIds)
  return posts.flatMap((post) =>
    post.trip === null
      ? []
      : {
          postId: post.post_id,
          trip: post.trip,
          title: post.title,
          text: post.body,
          username: post.username,
          imageFileId: images.get(post.post_id)?.[0] ?? null,
          reactions: post.reaction_count,
          postedAt: post.created_at,
          changedAt: post.edited_at ?? post.created_at,
        },
  )
}

/** The places of each day of a trip, in visiting order. */
export function placesByDay({ days }: TripFacts): { day: number; place: string[] }[] {
  return days.map(({ stops }, index) => ({
    day: index + 1,
    place: [...new Set(stops.flatMap(({ place_id: id }) => id ?? []))],
  }))
}

/** Opens a post's trip as a route under the id of the post. */
export function postRoutes(db: Database): RouteSource {
  return {
    async find(routeId, absolute) {
      const [shared] = await listSharedTrips(db, [routeId])
      return shared && sharedRoute(shared, absolute)
    },
  }
}

function sharedRoute(shared: SharedTrip, absolute: (path: string) => string): SharedRoute {
  const { postId, trip, title, text, username, imageFileId, reactions, changedAt } = shared
  const route = {
    route_id: postId,
    name_th: title,
    name_en: title,
    introduction_th: text,
    introduction_en: text,
    number_of_days: trip.days.length,
    days: placesByDay(trip),
    thumbnail_url: imageFileId === null ? null : absolute(filePath(imageFileId, 'thumbnail')),
    source: username,
    synced_at: changedAt,
  }
  return { route, reactions }
}
