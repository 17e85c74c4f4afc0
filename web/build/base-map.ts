import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as provincesMap from '@svg-maps/thailand'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { clipRing, type Ring, ringsOfPath, roundRing, thinRing } from './rings.ts'

/** The map reaches this far around the country: west, south, east, north. */
const AROUND = [88, 0, 115, 27] as const
/** What the drawing shows of it, in its own units, and its smallest detail. */
const DRAWN = [-120, -60, 760, 760] as const
const DRAWN_STEP = 1.1

/**
 * The base map, made from what the packages have: `virtual:base-map` is the URL of its GeoJSON, `virtual:country` the URL of
 * a drawing for pages without a map.
 */
export function baseMap(): Plugin {
  const land = landmasses()
  const provinces = provinceRings(land.thailand)
  const data = JSON.stringify({
    provinces: collection(provinces.map((each) => ({ id: each.name, rings: each.rings }))),
    thailand: collection([{ id: 'thailand', rings: land.thailand }]),
    neighbours: collection([{ id: 'neighbours', rings: land.others }]),
    towns: readCatalogue('towns.json'),
    islands: readCatalogue('islands.json'),
    ferries: readCatalogue('ferries.json'),
  })
  const files: Readonly<Record<string, { readonly fileName: string; readonly source: string }>> = {
    'virtual:base-map': { fileName: 'base-map.json', source: data },
    'virtual:country': { fileName: 'country.svg', source: drawing(provinces, land.others) },
  }
  let isServing = false
  return {
    name: 'tiao-base-map',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    resolveId: (id) => (files[id] ? `\0${id}` : undefined),
    load(id) {
      const file = files[id.slice(1)]
      if (!file || !id.startsWith('\0')) return
      if (isServing) return `export default ${JSON.stringify(`/${file.fileName}`)}`
      const reference = this.emitFile({ type: 'asset', name: file.fileName, source: file.source })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}.replace(location.origin, '')`
    },
    configureServer({ middlewares }) {
      for (const { fileName, source } of Object.values(files))
        middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('content-type', fileName.endsWith('.svg') ? 'image/svg+xml' : 'application/json')
          response.end(source)
        })
    },
  }
}

interface Shape {
  readonly name: string
  readonly rings: readonly Ring[]
}

function landmasses(): { readonly thailand: readonly Ring[]; readonly others: readonly Ring[] } {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Topology<{
    countries: GeometryCollection<{ name: string }>
  }>
  const { features } = feature(atlas, atlas.objects.countries)
  const ringsOf = ({ geometry }: (typeof features)[number]): Ring[] => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    return polygons.flatMap(([outline]) => {
      const ring = clipRing((outline ?? []) as unknown as Ring, AROUND)
      return ring.length >= 3 ? [ring] : []
    })
  }
  const isThai = ({ properties }: (typeof features)[number]) => properties.name === 'Thailand'
  return {
    thailand: features.filter(isThai).flatMap(ringsOf),
    others: features.filter((each) => !isThai(each)).flatMap(ringsOf),
  }
}

/** The package's own types import a package that it does not bring. */
const drawnProvinces = provincesMap.default as unknown as {
  readonly locations: readonly { readonly name: string; readonly path: string }[]
}

/** The drawing of the provinces is a Mercator map; its extent is that of the country. */
function provinceRings(country: readonly Ring[]): readonly Shape[] {
  const drawn = drawnProvinces.locations.map(({ name, path }) => ({ name, rings: ringsOfPath(path) }))
  const from = extentOf(drawn.flatMap(({ rings }) => rings))
  const to = extentOf(country.map((ring) => ring.map(([x, y]) => [x, mercator(y)] as const)))
  const toLongitude = (x: number) => to.west + ((x - from.west) / (from.east - from.west)) * (to.east - to.west)
  const toLatitude = (y: number) =>
    latitudeOf(to.north - ((y - from.south) / (from.north - from.south)) * (to.north - to.south))
  return drawn.map(({ name, rings }) => ({
    name,
    rings: rings.map((ring) => ring.map(([x, y]) => [toLongitude(x), toLatitude(y)] as const)),
  }))
}

function extentOf(rings: readonly Ring[]) {
  const [xs, ys] = [rings.flatMap((ring) => ring.map(([x]) => x)), rings.flatMap((ring) => ring.map(([, y]) => y))]
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))
  return { west: least(xs), east: most(xs), south: least(ys), north: most(ys) }
}

const mercator = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI
const latitudeOf = (y: number) => (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90

function collection(shapes: readonly { readonly id: string; readonly rings: readonly Ring[] }[]) {
  return {
    type: 'FeatureCollection',
    features: shapes.map(({ id, rings }) => ({
      type: 'Feature',
      properties: { id },
      geometry: {
        type: 'MultiPolygon',
        coordinates: rings.flatMap((ring) => {
          const rounded = roundRing(ring, 3)
          return rounded.length === 0 ? [] : [[[...rounded, rounded[0]!]]]
        }),
      },
    })),
  }
}

/** Symbols of 40 units per degree, coloured by the page. `drawnPoint` in `src/map/drawn-country.ts` is the same projection. */
function drawing(provinces: readonly Shape[], others: readonly Ring[]): string {
  const path = (rings: readonly Ring[]) =>
    rings
      .map((ring) => ring.map(([x, y]) => [(x - 92) * 40, (mercator(22) - mercator(y)) * 40] as const))
      .map((ring) => roundRing(thinRing(clipRing(ring, DRAWN), DRAWN_STEP), 1))
      .filter(({ length }) => length > 0)
      .map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`)
      .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="land" overflow="visible"><path d="${path(others)}"/></symbol><symbol id="country" overflow="visible">${provinces.map(({ rings }) => `<path d="${path(rings)}"/>`).join('')}</symbol></svg>`
}

function readCatalogue(file: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`../../catalogue/${file}`, import.meta.url)), 'utf8'))
}
