import baseMapUrl from 'virtual:base-map'
import type { FeatureCollection } from 'geojson'
import { queries } from '../data/queries.ts'

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What `build/base-map.ts` has made of the packages and the catalogue. */
export interface BaseData {
  readonly provinces: FeatureCollection
  readonly thailand: FeatureCollection
  readonly neighbours: FeatureCollection
  readonly towns: readonly {
    readonly nameTh: string
    readonly nameEn: string
    readonly point: Point
    readonly rank: number
  }[]
  readonly islands: readonly {
    readonly nameTh: string
    readonly nameEn: string
    readonly areas: readonly { readonly point: Point }[]
  }[]
  readonly ferries: readonly { readonly fromPier: Point; readonly toPier: Point }[]
}

export function loadBaseData(): Promise<BaseData> {
  return queries.fetchQuery({
    queryKey: ['base-map'],
    queryFn: async () => (await (await fetch(baseMapUrl)).json()) as BaseData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function ferryLines({ ferries }: BaseData): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: ferries.map(({ fromPier, toPier }) => ({
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'LineString',
        coordinates: [fromPier, toPier].map(({ latitude, longitude }) => [longitude, latitude]),
      },
    })),
  }
}
