// Where no road of Thailand goes (sea, neighbours, one roadless forest), and the towns that roads go round them by.

type Corner = readonly [latitude: number, longitude: number]

/**
 * Simplified outlines, a few kilometres off the shore or beyond the border, so that no place on the mainland lies
 * inside. Drawn from general knowledge of the coast to about 3 km, enough to tell a bay from a road.
 */
export const NO_ROADS: readonly (readonly Corner[])[] = [
  // The Gulf, from Trat round the Bight of Bangkok to Tak Bai.
  [
    [11.55, 102.8],
    [11.95, 102.62],
    [12.08, 102.4],
    [12.1, 102.22],
    [12.38, 102.0],
    [12.46, 101.88],
    [12.54, 101.62],
    [12.53, 101.4],
    [12.59, 101.2],
    [12.56, 101.0],
    [12.53, 100.85],
    [12.76, 100.8],
    [12.93, 100.79],
    [13.17, 100.83],
    [13.28, 100.83],
    [13.4, 100.88],
    [13.43, 100.65],
    [13.42, 100.3],
    [13.3, 100.06],
    [13.02, 100.16],
    [12.8, 100.06],
    [12.57, 100.05],
    [12.38, 100.1],
    [12.18, 100.11],
    [11.81, 99.9],
    [11.2, 99.68],
    [10.7, 99.5],
    [10.43, 99.36],
    [9.95, 99.25],
    [9.45, 99.37],
    [9.4, 99.7],
    [9.28, 99.95],
    [9.0, 100.02],
    [8.67, 100.06],
    [8.53, 100.25],
    [8.3, 100.34],
    [7.78, 100.48],
    [7.5, 100.53],
    [7.27, 100.66],
    [7.05, 100.84],
    [7.02, 101.3],
    [6.76, 101.7],
    [6.5, 101.9],
    [6.3, 102.15],
    [7.5, 103.2],
    [10.0, 102.6],
  ],
  // The Andaman sea and Phang Nga Bay; Phuket is tied to the mainland by its bridge.
  [
    [9.9, 98.45],
    [9.6, 98.38],
    [9.2, 98.25],
    [8.86, 98.18],
    [8.64, 98.16],
    [8.4, 98.14],
    [8.2, 98.2],
    [7.98, 98.19],
    [7.75, 98.22],
    [7.68, 98.31],
    [7.74, 98.45],
    [7.9, 98.5],
    [8.05, 98.5],
    [8.14, 98.45],
    [8.24, 98.45],
    [8.33, 98.55],
    [8.31, 98.66],
    [8.05, 98.67],
    [7.95, 98.8],
    [7.9, 98.95],
    [7.68, 99.03],
    [7.48, 99.22],
    [7.2, 99.38],
    [7.02, 99.6],
    [6.85, 99.62],
    [6.55, 99.9],
    [6.4, 100.0],
    [6.2, 99.5],
    [6.2, 97.5],
    [9.9, 97.5],
  ],
  // The lake of Songkhla.
  [
    [7.72, 100.28],
    [7.45, 100.36],
    [7.34, 100.39],
    [7.32, 100.28],
    [7.5, 100.2],
  ],
  // Laos.
  [
    [20.25, 100.62],
    [19.75, 100.75],
    [19.4, 101.4],
    [18.9, 101.5],
    [18.4, 101.25],
    [18.0, 101.28],
    [17.78, 101.38],
    [18.08, 101.7],
    [18.22, 102.1],
    [18.12, 102.7],
    [18.3, 103.2],
    [18.55, 103.7],
    [18.4, 104.1],
    [17.6, 104.8],
    [17.0, 104.92],
    [16.5, 104.97],
    [15.8, 105.65],
    [15.0, 105.75],
    [15.0, 107.0],
    [20.2, 104.0],
  ],
  // Cambodia.
  [
    [13.6, 102.68],
    [14.2, 103.0],
    [14.28, 103.5],
    [14.3, 104.8],
    [13.5, 105.0],
    [12.0, 104.0],
    [11.5, 103.2],
    [12.3, 102.88],
    [12.6, 102.75],
    [13.0, 102.55],
    [13.3, 102.68],
  ],
  // Tanintharyi, Myanmar.
  [
    [13.95, 98.6],
    [13.3, 99.02],
    [12.6, 99.22],
    [11.9, 99.4],
    [11.6, 99.35],
    [10.9, 98.9],
    [10.4, 98.65],
    [10.05, 98.45],
    [10.0, 97.5],
    [14.0, 97.5],
  ],
  // Kayin, Myanmar, west of the road along the border.
  [
    [16.3, 98.5],
    [16.8, 98.3],
    [17.5, 97.75],
    [18.3, 97.3],
    [18.3, 96.5],
    [16.0, 97.0],
    [15.6, 98.2],
  ],
  // The forest between Sangkhla Buri, Umphang and Uthai Thani.
  [
    [15.9, 98.65],
    [15.88, 99.0],
    [15.4, 99.2],
    [15.0, 98.95],
    [15.22, 98.55],
    [15.5, 98.45],
  ],
]

/** Towns and junctions that the main roads pass. */
export const JUNCTIONS: readonly Corner[] = [
  [13.75, 100.5],
  [13.6, 100.35],
  [13.42, 101.02],
  [12.78, 101.02],
  [12.72, 101.28],
  [12.62, 102.1],
  [12.25, 102.5],
  [11.85, 102.82],
  [13.42, 99.9],
  [13.1, 99.93],
  [12.57, 99.93],
  [12.38, 99.88],
  [11.82, 99.75],
  [11.2, 99.48],
  [10.49, 99.12],
  [10.41, 98.78],
  [9.96, 98.64],
  [9.95, 99.08],
  [9.38, 99.17],
  [9.1, 99.2],
  [9.18, 99.6],
  [9.0, 99.87],
  [8.43, 99.96],
  [8.0, 100.28],
  [7.78, 100.34],
  [7.47, 100.44],
  [7.18, 100.57],
  [7.01, 100.47],
  [6.85, 101.25],
  [6.4, 101.8],
  [8.87, 98.35],
  [8.65, 98.26],
  [8.28, 98.32],
  [8.2, 98.3],
  [8.02, 98.34],
  [7.89, 98.38],
  [8.45, 98.53],
  [8.38, 98.74],
  [8.08, 98.91],
  [7.93, 99.15],
  [7.56, 99.61],
  [7.1, 99.77],
  [6.88, 99.78],
  [6.62, 100.07],
  [7.62, 100.08],
  [19.17, 99.9],
  [18.14, 100.14],
  [17.63, 100.1],
  [16.82, 100.27],
  [17.28, 101.15],
  [17.49, 101.72],
  [17.9, 101.66],
  [18.78, 100.77],
  [18.3, 100.7],
  [19.9, 99.83],
  [20.26, 100.41],
  [17.87, 102.74],
  [17.41, 102.79],
  [18.36, 103.65],
  [17.39, 104.75],
  [16.54, 104.7],
  [15.24, 104.85],
  [16.72, 98.57],
  [16.87, 99.13],
  [16.48, 99.52],
  [15.7, 100.12],
  [15.38, 100.02],
  [16.02, 98.87],
  [14.02, 99.53],
  [14.74, 98.63],
  [15.15, 98.45],
  [13.53, 99.82],
  [18.16, 97.93],
  [13.82, 102.06],
  [13.7, 102.47],
  [12.9, 102.27],
  [14.05, 102.72],
  [14.63, 102.8],
  [14.88, 103.49],
  [14.63, 104.65],
  [14.98, 102.1],
]

interface Zone {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
  /** How much longer roads are here than on the plain, and how much slower. */
  readonly bends: number
  readonly slow: number
}

/** Hills where roads wind, and cities where they are full; the strongest at a point counts. */
export const ZONES: readonly Zone[] = [
  { latitude: 19.3, longitude: 98.0, radiusKm: 55, bends: 1.6, slow: 1.3 }, // Mae Hong Son
  { latitude: 19.2, longitude: 98.5, radiusKm: 55, bends: 1.35, slow: 1.4 }, // Pai
  { latitude: 18.5, longitude: 98.2, radiusKm: 65, bends: 1.2, slow: 1.3 }, // Doi Inthanon, Mae Chaem
  { latitude: 17.9, longitude: 97.95, radiusKm: 60, bends: 1.2, slow: 1.3 }, // Mae Sariang
  { latitude: 19.8, longitude: 99.0, radiusKm: 45, bends: 1.15, slow: 1.2 }, // Fang, Doi Ang Khang
  { latitude: 20.1, longitude: 99.7, radiusKm: 30, bends: 1.1, slow: 1.15 }, // Doi Mae Salong, Doi Tung
  { latitude: 19.1, longitude: 99.45, radiusKm: 35, bends: 1.1, slow: 1.1 }, // Wiang Pa Pao
  { latitude: 19.1, longitude: 101.0, radiusKm: 55, bends: 1.25, slow: 1.3 }, // Nan's east
  { latitude: 18.85, longitude: 100.1, radiusKm: 38, bends: 1.7, slow: 1.2 }, // between Lampang and Nan
  { latitude: 17.95, longitude: 100.9, radiusKm: 60, bends: 1.7, slow: 1.15 }, // the hills round the Sirikit lake
  { latitude: 6.85, longitude: 100.2, radiusKm: 18, bends: 1.5, slow: 1 }, // between Hat Yai and Satun
  { latitude: 17.9, longitude: 99.25, radiusKm: 35, bends: 1.15, slow: 1.1 }, // Khun Tan and Thoen
  { latitude: 19.7, longitude: 100.4, radiusKm: 30, bends: 1.15, slow: 1.2 }, // Phu Chi Fa
  { latitude: 16.8, longitude: 98.8, radiusKm: 35, bends: 1.1, slow: 1.2 }, // Mae Sot's pass
  { latitude: 16.2, longitude: 98.8, radiusKm: 50, bends: 1.5, slow: 1.4 }, // Umphang
  { latitude: 16.9, longitude: 101.1, radiusKm: 50, bends: 1.1, slow: 1.15 }, // Khao Kho, Phu Thap Boek
  { latitude: 17.3, longitude: 101.4, radiusKm: 50, bends: 1.1, slow: 1.15 }, // Loei's hills
  { latitude: 14.45, longitude: 101.4, radiusKm: 25, bends: 1.15, slow: 1.3 }, // Khao Yai
  { latitude: 14.75, longitude: 98.6, radiusKm: 50, bends: 1.1, slow: 1.15 }, // Thong Pha Phum
  { latitude: 8.95, longitude: 98.65, radiusKm: 30, bends: 1.1, slow: 1.15 }, // Khao Sok
  { latitude: 5.95, longitude: 101.15, radiusKm: 45, bends: 1.25, slow: 1.35 }, // Betong
  { latitude: 7.93, longitude: 98.33, radiusKm: 20, bends: 1.1, slow: 1.35 }, // Phuket
]

/** Cities by the share that their streets are slower than a town's: only a leg's first and last kilometres feel it. */
export const SLOW_CITIES: readonly Omit<Zone, 'bends'>[] = [
  { latitude: 13.75, longitude: 100.53, radiusKm: 16, slow: 1.4 },
  { latitude: 13.75, longitude: 100.53, radiusKm: 28, slow: 1.2 },
  { latitude: 18.79, longitude: 98.99, radiusKm: 8, slow: 1.1 },
  { latitude: 12.93, longitude: 100.89, radiusKm: 8, slow: 1.15 },
]
