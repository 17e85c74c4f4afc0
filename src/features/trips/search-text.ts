import type { TripFacts } from './trip-facts.ts'

const MAX_LENGTH = 20_000

/** What a keyword is looked for in: title, prompt and names of places. */
export function searchTextOf({ name, prompt, places }: Pick<TripFacts, 'name' | 'prompt' | 'places'>): string {
  const names = Object.values(places).flatMap(({ name_th: th, name_en: en }) => [th, en])
  const text = [name, prompt, ...names].filter((part) => part !== null).join('\n')
  return searchForm(text).slice(0, MAX_LENGTH)
}

/** The form in which texts are compared. */
export function searchForm(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
