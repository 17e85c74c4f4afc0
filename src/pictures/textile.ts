import type { Region } from '../world/region.ts'
import { polygon, rect, shape } from './shapes.ts'

/** Height of the woven band at the foot of each card. */
export const BAND = 20
const TILE = 20

/** The band of the region's own cloth: a pattern of one tile, repeated. */
export function textileBand(region: Region, width: number, height: number): string {
  const top = height - BAND
  const tile = `<pattern id="p" width="${TILE}" height="${BAND}" y="${top}" patternUnits="userSpaceOnUse">${rect(0, 0, TILE, BAND, 'm')}${MOTIFS[region]}${rect(0, 0, TILE, 1.6, 'c')}</pattern>`
  return `<defs>${tile}</defs><path style="fill:url(#p)" d="M0 ${top}h${width}v${BAND}H0z"/>`
}

const diamond = (x: number, y: number, size: number, tone: 'c' | 'h' | 'm') =>
  polygon(
    [
      [x, y - size],
      [x + size, y],
      [x, y + size],
      [x - size, y],
    ],
    tone,
  )

const MOTIFS: Readonly<Record<Region, string>> = {
  // Tin chok: diamonds within diamonds.
  north:
    diamond(10, 11, 7, 'c') +
    diamond(10, 11, 4, 'm') +
    diamond(10, 11, 1.8, 'h') +
    diamond(0, 11, 2, 'h') +
    diamond(20, 11, 2, 'h'),
  // Mudmee: the zigzag of tied yarn.
  northeast:
    shape('M0 14l5-7 5 7 5-7 5 7v3l-5-7-5 7-5-7-5 7z', 'c') + diamond(5, 5.5, 1.4, 'h') + diamond(15, 5.5, 1.4, 'h'),
  // Lotus petals, as on temple walls.
  central:
    shape('M10 18C4 14 4 9 10 4c6 5 6 10 0 14z', 'c') +
    shape('M10 15c-2.5-2-2.5-4 0-6.5 2.5 2.5 2.5 4.5 0 6.5z', 'm') +
    diamond(0, 14, 2.6, 'h') +
    diamond(20, 14, 2.6, 'h'),
  // Reed mats of Chanthaburi.
  east: rect(2, 5, 6, 3, 'c') + rect(12, 5, 6, 3, 'h') + rect(2, 11, 6, 3, 'h') + rect(12, 11, 6, 3, 'c'),
  // Karen weaving: stripes and crosses.
  west: rect(0, 4.5, 20, 1.5, 'h') + rect(0, 15, 20, 1.5, 'h') + shape('M8.5 7.5h3v2h2v3h-2v2h-3v-2h-2v-3h2z', 'c'),
  // Batik: waves of the two seas.
  south: shape('M0 12c3-7 8-7 10-2 1 3 4 4 5 2-3 0-2-4 1-4 2 0 4 2 4 4v3H0z', 'c') + rect(0, 16, 20, 1.4, 'h'),
}
