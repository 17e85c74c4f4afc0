import { coastOf } from '../../world/coast.ts'
import type { Province } from '../../world/region.ts'

type Climate = 'andaman' | 'gulf' | 'upper'
type Setting = 'sea' | 'waterfall' | 'open_air' | 'town'
type Months = readonly [number, number, number, number, number, number, number, number, number, number, number, number]

/**
 * How pleasant a place in the open is from January to December, 1 at its best. Follows the monsoons: the south-west one
 * brings rain from mid-May to mid-October, hardest to the Andaman coast; the north-east one from October to January is
 * the cool, dry season of upper Thailand and the wettest one of the Gulf coast of the south; March to mid-May is hot.
 * Waterfalls are full from the rain until a month or two after it.
 * Source of the seasons: Thai Meteorological Department, “The Climate of Thailand”; the figures are our judgement.
 */
const MONTHS: Readonly<Record<Climate, Readonly<Record<Setting, Months>>>> = {
  upper: {
    sea: [1, 1, 0.9, 0.8, 0.6, 0.5, 0.5, 0.5, 0.4, 0.6, 0.9, 1],
    waterfall: [0.5, 0.4, 0.3, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1, 0.9, 0.7],
    open_air: [1, 0.9, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.7, 1, 1],
    town: [1, 0.9, 0.7, 0.6, 0.6, 0.7, 0.7, 0.7, 0.7, 0.8, 1, 1],
  },
  andaman: {
    sea: [1, 1, 1, 0.9, 0.4, 0.3, 0.3, 0.3, 0.2, 0.4, 0.8, 1],
    waterfall: [0.7, 0.5, 0.4, 0.4, 0.6, 0.7, 0.8, 0.8, 0.8, 0.9, 1, 0.9],
    open_air: [1, 1, 0.9, 0.8, 0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.8, 1],
    town: [1, 1, 0.9, 0.8, 0.6, 0.6, 0.6, 0.6, 0.6, 0.7, 0.9, 1],
  },
  gulf: {
    sea: [0.7, 0.9, 1, 1, 0.9, 0.9, 0.9, 0.9, 0.8, 0.4, 0.2, 0.3],
    waterfall: [1, 0.9, 0.7, 0.6, 0.6, 0.6, 0.7, 0.7, 0.8, 0.7, 0.6, 0.8],
    open_air: [0.8, 0.9, 1, 0.9, 0.8, 0.8, 0.8, 0.8, 0.7, 0.5, 0.3, 0.4],
    town: [0.8, 0.9, 1, 0.9, 0.8, 0.8, 0.8, 0.8, 0.8, 0.6, 0.5, 0.6],
  },
}
/** A roof makes every month alike. */
const INDOOR = 0.8
const SEA = ['beach', 'island', 'snorkeling', 'diving']
const OPEN_AIR = ['nature', 'hiking', 'outdoor']

/** How pleasant a place is in each month, January first, 0 … 1. */
export function seasonOf(kinds: readonly string[], province: Province | undefined): readonly number[] {
  if (kinds.includes('indoor')) return Array.from({ length: 12 }, () => INDOOR)
  return MONTHS[climateOf(province)][settingOf(kinds)]
}

function climateOf(province: Province | undefined): Climate {
  if (province?.region !== 'south') return 'upper'
  return coastOf(province.code) === 'andaman' ? 'andaman' : 'gulf'
}

function settingOf(kinds: readonly string[]): Setting {
  if (SEA.some((kind) => kinds.includes(kind))) return 'sea'
  if (kinds.includes('waterfall')) return 'waterfall'
  return OPEN_AIR.some((kind) => kinds.includes(kind)) ? 'open_air' : 'town'
}
