type Coordinates = readonly [latitude: number, longitude: number]

/** Towns and junctions on the main roads, by which they go round the outlines of `no-roads.ts`. */
export const JUNCTIONS: readonly Coordinates[] = [
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
  [19.09, 98.94],
  [19.54, 98.25],
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
  [14.53, 100.92],
  [14.7, 101.41],
  [14.13, 101.42],
  [18.42, 98.67],
  [18.535, 98.605],
  [18.5, 98.37],
  [18.83, 97.94],
  [16.78, 101.24],
  [17.1, 100.83],
]

interface Zone {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
  /** Factors against the plain: how much longer roads are, and how much slower. */
  readonly bends: number
  readonly slow: number
}

/** Hills with winding roads. Where zones overlap, the strongest counts. */
export const ZONES: readonly Zone[] = [
  { latitude: 19.3, longitude: 98.0, radiusKm: 55, bends: 1.6, slow: 1.7 }, // Mae Hong Son
  { latitude: 19.48, longitude: 97.9, radiusKm: 3, bends: 2, slow: 1.9 }, // Pang Ung
  { latitude: 19.25, longitude: 98.5, radiusKm: 45, bends: 1.5, slow: 1.75 }, // Pai
  { latitude: 18.8, longitude: 98.93, radiusKm: 3, bends: 2.3, slow: 1.3 }, // Doi Suthep
  { latitude: 18.92, longitude: 98.81, radiusKm: 9, bends: 1.3, slow: 1.6 }, // Mae Rim's hills
  { latitude: 19.04, longitude: 99.12, radiusKm: 10, bends: 1.5, slow: 1.25 }, // the road to Phrao
  { latitude: 19.45, longitude: 99.18, radiusKm: 20, bends: 1.7, slow: 1.5 }, // between Phrao and Mae Suai
  { latitude: 18.55, longitude: 98.4, radiusKm: 36, bends: 1.45, slow: 1.3 }, // Doi Inthanon, Mae Chaem
  { latitude: 18.62, longitude: 98.2, radiusKm: 22, bends: 1.55, slow: 1.8 }, // between Mae Chaem and Khun Yuam
  { latitude: 18.52, longitude: 98.42, radiusKm: 5, bends: 1.45, slow: 1.8 }, // from Doi Inthanon down to Mae Chaem
  { latitude: 18.87, longitude: 99.35, radiusKm: 9, bends: 1.25, slow: 1.3 }, // Mae Kampong
  { latitude: 17.9, longitude: 97.95, radiusKm: 60, bends: 1.2, slow: 1.3 }, // Mae Sariang
  { latitude: 19.8, longitude: 99.0, radiusKm: 45, bends: 1.15, slow: 1.2 }, // Fang
  { latitude: 19.9, longitude: 99.05, radiusKm: 12, bends: 1.5, slow: 2 }, // Doi Ang Khang
  { latitude: 20.16, longitude: 99.62, radiusKm: 15, bends: 1.6, slow: 1.5 }, // Doi Mae Salong
  { latitude: 19.8, longitude: 99.58, radiusKm: 10, bends: 2.1, slow: 1.9 }, // Doi Chang
  { latitude: 20.31, longitude: 99.79, radiusKm: 6, bends: 1.4, slow: 1.5 }, // Doi Tung
  { latitude: 19.1, longitude: 99.45, radiusKm: 35, bends: 1.1, slow: 1.1 }, // Wiang Pa Pao
  { latitude: 19.1, longitude: 101.0, radiusKm: 55, bends: 1.25, slow: 1.4 }, // Nan's east
  { latitude: 18.98, longitude: 101.08, radiusKm: 13, bends: 2.4, slow: 2.4 }, // between Santi Suk and Bo Kluea
  { latitude: 19.12, longitude: 101.08, radiusKm: 18, bends: 1.45, slow: 1.4 }, // Doi Phu Kha, Bo Kluea
  { latitude: 18.4, longitude: 100.85, radiusKm: 18, bends: 1.4, slow: 1.3 }, // Doi Samer Dao
  { latitude: 19.3, longitude: 100.5, radiusKm: 24, bends: 1.3, slow: 1.5 }, // between Phayao and Nan
  { latitude: 18.85, longitude: 100.1, radiusKm: 38, bends: 1.7, slow: 1.2 }, // between Lampang and Nan
  { latitude: 17.95, longitude: 100.9, radiusKm: 60, bends: 1.7, slow: 1.15 }, // the hills round the Sirikit lake
  { latitude: 6.85, longitude: 100.2, radiusKm: 18, bends: 1.5, slow: 1 }, // between Hat Yai and Satun
  { latitude: 17.9, longitude: 99.25, radiusKm: 35, bends: 1.15, slow: 1.1 }, // Khun Tan and Thoen
  { latitude: 19.8, longitude: 100.42, radiusKm: 30, bends: 1.35, slow: 1.7 }, // Phu Chi Fa
  { latitude: 16.8, longitude: 98.8, radiusKm: 35, bends: 1.1, slow: 1.2 }, // Mae Sot's pass
  { latitude: 16.2, longitude: 98.8, radiusKm: 50, bends: 2.4, slow: 2 }, // Umphang
  { latitude: 15.94, longitude: 98.77, radiusKm: 7, bends: 2.8, slow: 2.6 }, // the track to Thi Lo Su
  { latitude: 16.9, longitude: 101.1, radiusKm: 13, bends: 1.8, slow: 1.6 }, // Phu Thap Boek
  { latitude: 16.7, longitude: 101.0, radiusKm: 25, bends: 1.35, slow: 1.2 }, // Khao Kho
  { latitude: 17.0, longitude: 100.98, radiusKm: 10, bends: 1.3, slow: 1.6 }, // up to Phu Hin Rong Kla
  { latitude: 17.1, longitude: 101.1, radiusKm: 40, bends: 1.1, slow: 1.15 }, // Phu Hin Rong Kla
  { latitude: 17.3, longitude: 101.4, radiusKm: 50, bends: 1.1, slow: 1.1 }, // Loei's hills
  { latitude: 14.42, longitude: 101.4, radiusKm: 16, bends: 1.9, slow: 1.65 }, // Khao Yai
  { latitude: 14.75, longitude: 98.6, radiusKm: 50, bends: 1.1, slow: 1.15 }, // Thong Pha Phum
  { latitude: 14.7, longitude: 98.46, radiusKm: 17, bends: 1.9, slow: 1.75 }, // Pilok
  { latitude: 14.33, longitude: 99.06, radiusKm: 8, bends: 1.6, slow: 1.1 }, // Erawan
  { latitude: 12.82, longitude: 99.4, radiusKm: 14, bends: 1.5, slow: 2.6 }, // the track to Phanoen Thung
  { latitude: 8.95, longitude: 98.65, radiusKm: 30, bends: 1.25, slow: 1.1 }, // Khao Sok
  { latitude: 10.2, longitude: 98.85, radiusKm: 25, bends: 1.2, slow: 1.2 }, // between Chumphon and Ranong
  { latitude: 8.05, longitude: 98.95, radiusKm: 22, bends: 1.15, slow: 1.1 }, // Krabi
  { latitude: 8.4, longitude: 98.6, radiusKm: 25, bends: 1, slow: 1.15 }, // Phang Nga
  { latitude: 5.95, longitude: 101.15, radiusKm: 45, bends: 1.2, slow: 1.3 }, // Betong
  { latitude: 7.93, longitude: 98.33, radiusKm: 20, bends: 1.05, slow: 1.35 }, // Phuket
]

/** Plains and valley floors within these hills: their roads are straight. */
export const VALLEYS: readonly Pick<Zone, 'latitude' | 'longitude' | 'radiusKm'>[] = [
  { latitude: 19.35, longitude: 98.44, radiusKm: 9 }, // Pai
  { latitude: 19.35, longitude: 97.96, radiusKm: 13 }, // Mae Hong Son
  { latitude: 19.12, longitude: 98.95, radiusKm: 12 }, // Mae Taeng
  { latitude: 19.36, longitude: 98.97, radiusKm: 10 }, // Chiang Dao
  { latitude: 18.4, longitude: 98.68, radiusKm: 10 }, // Chom Thong
  { latitude: 18.8, longitude: 100.77, radiusKm: 14 }, // Nan
  { latitude: 19.02, longitude: 100.85, radiusKm: 14 }, // Pua
  { latitude: 19.17, longitude: 101.18, radiusKm: 5 }, // Bo Kluea
  { latitude: 19.55, longitude: 97.93, radiusKm: 4.5 }, // between Ban Rak Thai and Pang Ung
  { latitude: 19.03, longitude: 97.96, radiusKm: 14 }, // between Mae Hong Son and Khun Yuam
  { latitude: 16.55, longitude: 98.66, radiusKm: 18 }, // Phop Phra
  { latitude: 16.02, longitude: 98.86, radiusKm: 5 }, // Umphang
  { latitude: 16.88, longitude: 101.24, radiusKm: 8 }, // Lom Kao
  { latitude: 17.15, longitude: 101.2, radiusKm: 10 }, // between Lom Kao and Dan Sai
]

/** City centres in which trains, boats and taxis are quicker than a car that has to be parked. */
export const RAIL_CITIES: readonly Pick<Zone, 'latitude' | 'longitude' | 'radiusKm'>[] = [
  { latitude: 13.75, longitude: 100.52, radiusKm: 9 },
]

/** Cities, by how much slower their streets are than a town's: affects only a leg's first and last kilometres. */
export const SLOW_CITIES: readonly Omit<Zone, 'bends'>[] = [
  { latitude: 13.75, longitude: 100.53, radiusKm: 16, slow: 1.8 },
  { latitude: 13.75, longitude: 100.53, radiusKm: 28, slow: 1.45 },
  { latitude: 18.79, longitude: 98.99, radiusKm: 8, slow: 1.3 },
  { latitude: 12.93, longitude: 100.89, radiusKm: 8, slow: 1.3 },
]
