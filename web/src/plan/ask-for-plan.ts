// What a plan shows is asked for while the script of its page is on its way. The page says what has failed.
import { documentLanguage } from '../app/language.ts'
import { queries } from '../data/queries.ts'
import { previewQuery, tripQuery, vocabularyQuery } from './plan-queries.ts'

export function askForPreview(previewId: string): void {
  void queries.prefetchQuery(previewQuery(previewId))
  void queries.prefetchQuery(vocabularyQuery(documentLanguage()))
}

export function askForTrip(id: string): void {
  void queries.prefetchQuery(tripQuery(id))
  void queries.prefetchQuery(vocabularyQuery(documentLanguage()))
}
