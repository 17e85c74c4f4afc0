import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { listHolidays } from '../../catalogue/holidays.ts'
import type { Names } from '../../language/notes/note-values.ts'
import { nameOf } from '../places/public.ts'

type Named = Parameters<typeof nameOf>[0]

/** The names that the notes of a trip mention. */
export function tripNames(catalogue: CatalogueView): Names {
  const { islands } = catalogue.world
  return {
    place: (id, language) => {
      const place = catalogue.findPlace(id)
      if (!place) return id
      // The other name beside it: signs and drivers may know only that one.
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

function nameOr(id: string, named: Named | undefined, language: Parameters<typeof nameOf>[1]): string {
  return named ? nameOf(named, language) : id
}
