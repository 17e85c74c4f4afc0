import type { InputError, InputErrorText } from '../../platform/input-error.ts'
import type { Box } from '../../search/search-query.ts'
import { boxInWrongOrder, boxOutOfRange, boxTooWide } from './input-errors.ts'

/** Degrees: Thailand is 15 high. */
const MAX_BOX_SIDE = 20

/** Reads `south,west,north,east`, whose form the schema has checked. */
export function readBox(text: string, errors: InputError[]): Box | undefined {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  const refuse = (error: InputErrorText): undefined => {
    errors.push({ parameter: 'bbox', ...error })
    return undefined
  }
  if ([south, north].some((degrees) => Math.abs(degrees) > 90)) return refuse(boxOutOfRange())
  if ([west, east].some((degrees) => Math.abs(degrees) > 180)) return refuse(boxOutOfRange())
  if (south >= north || west >= east) return refuse(boxInWrongOrder())
  if (north - south > MAX_BOX_SIDE || east - west > MAX_BOX_SIDE) return refuse(boxTooWide({ limit: MAX_BOX_SIDE }))
  return { south, west, north, east }
}
