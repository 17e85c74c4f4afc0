import { queryOptions } from '@tanstack/react-query'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { loadTrip } from './load-trip.ts'
import { previewKey, tripKey } from './plan-keys.ts'

/** A trip that nobody has saved; edits make others of it. */
export function previewQuery(previewId: string) {
  return queryOptions({
    queryKey: previewKey(previewId),
    queryFn: () =>
      dataOf(
        api.GET('/trips/v1/custom-trips/ai/preview/{preview_id}', { params: { path: { preview_id: previewId } } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A saved trip by its id, or a shared one by the token of its link. */
export function tripQuery(id: string) {
  return queryOptions({
    queryKey: tripKey(id),
    queryFn: () => loadTrip(id),
    // A kept trip is better than a paused call.
    networkMode: 'always',
  })
}

/** The names of kinds of places. */
export function vocabularyQuery(language: string) {
  return queryOptions({
    queryKey: ['vocabulary', language],
    queryFn: listKeywords,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** All pages of the vocabulary, whose rarer words are on later ones. */
async function listKeywords() {
  const keywords = []
  for (let page = 1; page > 0 && page <= MOST_PAGES; ) {
    const { results, nextpage } = await dataOf(
      api.GET('/trips/v1/config/place-keywords', { params: { query: { page } } }),
    )
    keywords.push(...results)
    page = nextpage
  }
  return keywords
}

const MOST_PAGES = 10
