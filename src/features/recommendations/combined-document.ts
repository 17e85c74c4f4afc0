import type { Static } from 'typebox'
import type { Language } from '../../platform/language.ts'
import { listSharedTrips, placesByDay, type SharedTrip } from '../communities/public.ts'
import { filePath } from '../files/public.ts'
import { routeSummary } from '../routes/public.ts'
import { reasonDocument } from './reasons.ts'
import type { CombinedRouteListSchema } from './recommended-schema.ts'
import type { ScoredRoute } from './score-routes.ts'
import type { RecommendationServices } from './services.ts'

type CombinedRoute = Static<typeof CombinedRouteListSchema>['results'][number]
type Own = Pick<RecommendationServices, 'db' | 'catalogue' | 'routeBoard'>

/** The routes of a page. One whose post was taken down in this moment is left out. */
export async function combinedDocuments(
  own: Own,
  page: readonly ScoredRoute[],
  { language, absolute }: { readonly language: Language; readonly absolute: (path: string) => string },
): Promise<CombinedRoute[]> {
  const { db, catalogue, routeBoard } = own
  const ids = page.flatMap(({ route }) => (route.origin === 'editorial' ? [] : route.id))
  const trips = new Map((await listSharedTrips(db, ids)).map((trip) => [trip.postId, trip]))
  return page.flatMap(({ route, reason }) => {
    const shown = { reason: reasonDocument(reason, catalogue, language) }
    const trip = trips.get(route.id)
    if (trip) return { ...postSummary(trip, route, own, { language, absolute }), ...shown }
    const row = catalogue.findRoute(route.id)
    if (!row) return []
    const summary = routeSummary(row, routeBoard.counts(row.route_id), routeBoard.distanceKm(row), catalogue, language)
    return { ...summary, source: route.origin, credit: summary.source, ...shown }
  })
}

function postSummary(
  shared: SharedTrip,
  route: ScoredRoute['route'],
  { catalogue }: Own,
  { language, absolute }: { readonly language: Language; readonly absolute: (path: string) => string },
): Omit<CombinedRoute, 'reason'> {
  const { postId, title, text, trip, username, reactions, imageFileId } = shared
  const row = {
    route_id: postId,
    name_th: title,
    name_en: title,
    introduction_th: text,
    introduction_en: text,
    number_of_days: trip.days.length,
    days: placesByDay(trip),
    tags: [],
    province_codes: [],
    thumbnail_url: imageFileId === null ? null : absolute(filePath(imageFileId, 'thumbnail')),
    source: username,
  }
  const summary = routeSummary(row, { views: 0, reactions }, distanceKm(shared), catalogue, language)
  return { ...summary, view_count: null, source: route.origin, credit: username }
}

/** Over all legs of the trip as they were planned. */
function distanceKm({ trip }: SharedTrip): number {
  const legs = trip.days.flatMap((day) => [...day.stops.map(({ leg }) => leg), day.leg_back])
  return Math.round(legs.reduce((metres, leg) => metres + (leg?.metres ?? 0), 0) / 100) / 10
}
