import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { readAgain } from '../data/read-again.ts'

export type TripSummary = Schemas['TripSummary']
type TripList = Schemas['TripList']

const TRIPS_KEY = 'trips'
const PAGE = 24

/** The trips that are not over, by date, those without dates last. */
export function useOpenTrips() {
  return useTripList('open', (page, signal) =>
    dataOf(api.GET('/trips/v1/custom-trips/active', { params: { query: { page, limit: PAGE } }, signal })),
  )
}

export function usePastTrips() {
  return useTripList('past', (page, signal) =>
    dataOf(
      api.GET('/trips/v1/custom-trips', { params: { query: { page, limit: PAGE, status: 'completed' } }, signal }),
    ),
  )
}

/** Reads the lists again after a trip has come or gone. */
export function refreshTrips(): Promise<void> {
  return readAgain(queries, [TRIPS_KEY])
}

function useTripList(which: string, read: (page: number, signal: AbortSignal) => Promise<TripList>) {
  const language = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [TRIPS_KEY, which, language],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nextpage }) => (nextpage > 0 ? nextpage : null),
    placeholderData: keepPreviousData,
    // Trips are saved and changed on other pages and by others.
    staleTime: 0,
    // Without the network the trips of this device are shown at once.
    networkMode: 'always',
    retry: false,
  })
  return { query, trips: query.data?.pages.flatMap(({ results }) => results) }
}
