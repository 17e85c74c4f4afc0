import { Patterned } from '../../platform/http/schema-parts.ts'
import type { Point } from '../../world/point.ts'

/** Browsers send up to the precision of a double. */
const DECIMALS = '(?:\\.\\d{1,25})?'
const LATITUDE = `-?(?:90(?:\\.0{1,25})?|[0-8]?\\d${DECIMALS})`
const LONGITUDE = `-?(?:180(?:\\.0{1,25})?|(?:1[0-7]\\d|\\d{1,2})${DECIMALS})`
/** Precision of a tenth of a metre. */
const KEPT_DECIMALS = 6

/** A position as text, `<latitude>,<longitude>`, with as many decimals as browsers send. */
export const GeolocationSchema = Patterned(
  `^${LATITUDE}, ?${LONGITUDE}$`,
  {
    th: 'ละติจูด,ลองจิจูด เป็นองศาทศนิยม (ละติจูดไม่เกิน ±90 ลองจิจูดไม่เกิน ±180) เช่น 18.788,98.985',
    en: 'latitude,longitude in decimal degrees (latitude within ±90, longitude within ±180), e.g. 18.788,98.985',
  },
  {
    maxLength: 64,
    description:
      'A position as `latitude,longitude` in decimal degrees (WGS 84), e.g. `18.788,98.985`. Latitude within ±90, longitude within ±180; rounded to six decimals.',
  },
)

/** The position of a validated text. */
export function pointOf(text: string): Point {
  const [latitude, longitude] = text.split(',').map((part) => Number(Number(part).toFixed(KEPT_DECIMALS)))
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 }
}
