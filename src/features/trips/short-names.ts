// Names as people say them. Official names belong in addresses; the ranks of royal temples, on the page of the place.
import type { Language } from '../../platform/language.ts'
import type { Province } from '../../world/region.ts'
import { nameOf } from '../places/public.ts'

type Named = Parameters<typeof nameOf>[0]

const PROVINCES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  10: { th: 'กรุงเทพฯ', en: 'Bangkok' },
  14: { th: 'อยุธยา', en: 'Ayutthaya' },
}
const TEMPLE_RANK = /\s*(?:ราชวรมหาวิหาร|ราชวรวิหาร|วรมหาวิหาร|วรวิหาร|พระอารามหลวง)$/

export function provinceShortName(province: Province, language: Language): string {
  return PROVINCES[province.code]?.[language] ?? nameOf(province, language)
}

/** A place without its temple rank. The province that sets it apart goes into brackets, or away if `isOnlyProvince`. */
export function placeShortName(
  place: Named,
  province: Province | undefined,
  isOnlyProvince: boolean,
  language: Language,
): string {
  const name = nameOf(place, language)
  const suffix = province ? suffixOf(name, province) : ''
  const bare = name.slice(0, name.length - suffix.length)
  const short = bare.startsWith('วัด') ? bare.replace(TEMPLE_RANK, '') : bare
  return suffix === '' || !province || isOnlyProvince ? short : `${short} (${provinceShortName(province, language)})`
}

/** A town; one that is called as its province has that one's short name. */
export function townShortName(town: string, province: Province | undefined, language: Language): string {
  return province && town === nameOf(province, language) ? provinceShortName(province, language) : town
}

/** How a name ends that names its province too: `วัดมหาธาตุ สุโขทัย`, `Wat Mahathat, Sukhothai`. */
function suffixOf(name: string, province: Province): string {
  const names = [province.nameTh, province.nameEn, ...Object.values(PROVINCES[province.code] ?? {})]
  const ends = names.flatMap((each) => [`, ${each}`, ` ${each}`])
  return ends.find((end) => name.endsWith(end) && name.length > end.length) ?? ''
}
