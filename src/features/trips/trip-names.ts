import { listHolidays } from '../../catalogue/holidays.ts'
import type { Names } from '../../language/notes/note-values.ts'
import type { Language } from '../../platform/language.ts'
import { nameOf } from '../places/public.ts'
import type { TripCatalogue } from './trip-places.ts'

type Named = Parameters<typeof nameOf>[0]

/** The names that the notes of a trip mention; `find` looks up its places. */
export function tripNames(
  catalogue: TripCatalogue,
  find: (placeId: string) => Named | undefined = (id) => catalogue.findPlace(id),
): Names {
  const { islands } = catalogue.world
  return {
    place: (id, language) => {
      const place = find(id)
      if (!place) return id
      // The other name too: signs and drivers may know only that one.
      const names = [nameOf(place, language), place.nameEn, place.nameTh]
      return [...new Set(names)].filter(Boolean).slice(0, 2).join(' / ')
    },
    province: (code, language) => nameOr(code, catalogue.provincesByCode.get(code), language),
    interest: (key, language) => nameOr(key, catalogue.conceptsByKey.get(key), language),
    island: (id, language) =>
      nameOr(
        id,
        islands.find((island) => island.id === id),
        language,
      ),
    holiday: (date, language) => nameOr(date, listHolidays(date, date)[0], language),
  }
}

function nameOr(id: string, named: Named | undefined, language: Language): string {
  return named ? nameOf(named, language) : id
}
