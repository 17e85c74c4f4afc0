import { listHolidays } from '../../catalogue/holidays.ts'
import type { Names } from '../../language/notes/note-values.ts'
import type { Language } from '../../platform/language.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { nameOf } from '../places/public.ts'
import { placeShortName } from './short-names.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripCatalogue } from './trip-places.ts'

type Named = Parameters<typeof nameOf>[0]

/** The names that the notes of a trip mention; `find` looks up its places. */
export function tripNames(
  catalogue: TripCatalogue,
  find: (placeId: string) => Named | undefined = (id) => catalogue.findPlace(id),
): Names {
  const { islands, destinations } = catalogue.world
  return {
    place: (id, language) => {
      const place = find(id)
      return place ? placeShortName({ ...place, id }, catalogue, language) : id
    },
    province: (code, language) => nameOr(code, catalogue.provincesByCode.get(code), language),
    interest: (key, language) => {
      const concept = catalogue.conceptsByKey.get(key)
      return (language === 'en' && concept && pluralOf(concept)) || nameOr(key, concept, language)
    },
    island: (id, language) =>
      nameOr(
        id,
        islands.find((island) => island.id === id),
        language,
      ),
    holiday: (date, language) => nameOr(date, listHolidays(date, date)[0], language),
    gateway: (id, language) => {
      const destination = destinations.find((each) => each.id === id)
      if (!destination) return id
      const { shortTh, shortEn, gateway } = destination
      return language === 'th' ? `${shortTh} ${gateway.byTh}` : `${shortEn}. ${gateway.byEn}.`
    },
  }
}

/** The same names, places with the days on which the trip visits them: `Wat Pho (day 1)`. */
export function withDays(names: Names, { days }: Pick<TripFacts, 'days'>): Names {
  if (days.length === 1) return names
  const daysOf = (id: string) =>
    days.flatMap(({ stops }, index) => (stops.some((stop) => stop.place_id === id) ? [index + 1] : []))
  return {
    ...names,
    place: (id, language) => {
      const on = daysOf(id)
      if (on.length === 0) return names.place(id, language)
      const unit = language === 'th' ? 'วันที่' : on.length === 1 ? 'day' : 'days'
      return `${names.place(id, language)} (${unit} ${on.join(', ')})`
    },
  }
}

/** What there are several of, as people say it: “viewpoints”, but “street food”. */
function pluralOf({ nameEn, synonymsEn }: Pick<Concept, 'nameEn' | 'synonymsEn'>): string | undefined {
  return [`${nameEn}s`, `${nameEn}es`, nameEn.replace(/y$/, 'ies')].find((name) => synonymsEn.includes(name))
}

function nameOr(id: string, named: Named | undefined, language: Language): string {
  return named ? nameOf(named, language) : id
}
