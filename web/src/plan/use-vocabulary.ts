import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../app/language.ts'
import { vocabularyQuery } from './plan-queries.ts'

/** The name of a kind of place by its key; the key until the vocabulary is there. */
export function useVocabulary(): (key: string) => string {
  const { data } = useVocabularyQuery()
  const names = new Map(data?.map(({ key, name }) => [key, name]))
  return (key) => names.get(key) ?? key
}

/** Whether the names of kinds are on their way. Without the network nothing is. */
export function useVocabularyIsLoading(): boolean {
  return useVocabularyQuery().isLoading
}

function useVocabularyQuery() {
  const language = useLanguage()
  // In another language, the names of this one until the others are there.
  return useQuery({ ...vocabularyQuery(language), placeholderData: keepPreviousData })
}
