import type { Language } from '../../platform/language.ts'
import { destinationCard, findShownPlace, regionOf } from '../destinations/public.ts'
import { nameOf } from '../places/public.ts'
import { fill, type Page, pictureOf } from './link-page.ts'
import { LINK_TEXTS } from './link-texts.ts'
import type { LinkServices } from './services.ts'

export function destinationPage(
  { catalogue }: Pick<LinkServices, 'catalogue'>,
  id: string,
  language: Language,
): Page | undefined {
  const destination = catalogue.world.destinations.find((each) => each.id === id)
  if (!destination) return undefined
  const { point, highlights, aliases, provinceCodes } = destination
  const isThai = language === 'th'
  const texts = LINK_TEXTS[language]
  const name = nameOf(destination, language)
  const description = isThai ? destination.summaryTh : destination.summaryEn
  const path = `/destination/${encodeURIComponent(id)}`
  const sights = highlights.flatMap((each) => findShownPlace(each, catalogue) ?? [])
  const province = catalogue.provincesByCode.get(provinceCodes[0] ?? '')
  return {
    head: {
      title: fill(texts.destination, { name }),
      description,
      path,
      picture: pictureOf(path, language, name),
      schema: {
        '@type': 'TouristDestination',
        name,
        alternateName: [isThai ? destination.nameEn : destination.nameTh, ...aliases.slice(0, 4)],
        description,
        geo: { '@type': 'GeoCoordinates', ...point },
        containedInPlace: [
          ...(province ? [{ '@type': 'AdministrativeArea', name: nameOf(province, language) }] : []),
          { '@type': 'Country', name: isThai ? 'ประเทศไทย' : 'Thailand' },
        ],
        includesAttraction: sights.map((sight) => ({ '@type': 'TouristAttraction', name: nameOf(sight, language) })),
      },
      isPublic: true,
    },
    picture: {
      title: name,
      label: fill(texts.destinationLabel, { region: texts.regions[regionOf(destination, catalogue)] }),
      card: destinationCard(destination, catalogue),
      days: [],
    },
  }
}
