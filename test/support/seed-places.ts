import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnPlace } from '../../src/pictures/card-facts.ts'
import { projectRoot } from '../../src/platform/paths.ts'
import type { Region } from '../../src/world/region.ts'

/** The shipped places, as their cards need them. */
export function readSeedPlaces(): DrawnPlace[] {
  const provinces: readonly { code: string; region: Region }[] = JSON.parse(read('provinces.json'))
  const regions = new Map(provinces.map(({ code, region }) => [code, region]))
  const lines = read('places.ndjson').trim().split('\n')
  return lines.map((text) => {
    const place = JSON.parse(text)
    return {
      id: place.id,
      category: place.category ?? null,
      categoryCode: place.category_code,
      subCategories: place.sub_category ?? [],
      tags: place.tags ?? [],
      bestTimes: place.best_times ?? [],
      point: { latitude: place.lat, longitude: place.lon },
      region: regions.get(place.province_code)!,
    }
  })
}

function read(name: string): string {
  return readFileSync(join(projectRoot, 'catalogue', name), 'utf8')
}
