import type { BestTime } from '../world/place.ts'
import type { Point } from '../world/point.ts'
import { REGIONS, type Region } from '../world/region.ts'
import { TERRAINS, type Terrain } from './canvas.ts'
import { LIGHTS, type Light } from './palette.ts'
import { seedOf } from './random.ts'
import { isScene, type SceneName } from './scenes.ts'

/** Everything that a card depends on. */
export interface CardFacts {
  readonly scene: SceneName
  readonly region: Region
  readonly light: Light
  readonly terrain: Terrain
  readonly seed: number
}

/** What a card needs to know about a place. */
export interface DrawnPlace {
  readonly id: string
  readonly category: string | null
  readonly categoryCode: string
  readonly subCategories: readonly string[]
  readonly tags: readonly string[]
  readonly bestTimes: readonly BestTime[]
  readonly point: Point
  readonly region: Region
}

export function cardOf(place: DrawnPlace): CardFacts {
  const scene = sceneOf(place)
  return {
    scene,
    region: place.region,
    light: lightOf(place, scene),
    terrain: terrainOf(place),
    seed: seedOf(place.id),
  }
}

/** Raised when drawing changes, so that caches fetch the new pictures. */
const DESIGN = 1
const PATH = /^(\d+)\.([a-z_]+)\.([a-z]+)\.([a-z]+)\.([a-z]+)\.([0-9a-z]{1,7})\.svg$/

/** The path of a card. It contains everything that the card depends on, so its bytes never change. */
export function cardPath({ scene, region, light, terrain, seed }: CardFacts): string {
  return `/pictures/cards/${DESIGN}.${scene}.${region}.${light}.${terrain}.${seed.toString(36)}.svg`
}

/** The facts in the last part of a path; undefined for any other name. */
export function readCardPath(name: string): CardFacts | undefined {
  const [, , scene = '', region = '', light = '', terrain = '', seedText = ''] = PATH.exec(name) ?? []
  const seed = Number.parseInt(seedText, 36)
  if (!isScene(scene) || !isOneOf(REGIONS, region) || !isOneOf(LIGHTS, light) || !isOneOf(TERRAINS, terrain))
    return undefined
  return seed <= 0xffff_ffff ? { scene, region, light, terrain, seed } : undefined
}

function isOneOf<Item extends string>(items: readonly Item[], text: string): text is Item {
  return (items as readonly string[]).includes(text)
}

const BY_SUB_CATEGORY: Readonly<Record<string, SceneName>> = {
  'floating market': 'floating_market',
  'canal market': 'floating_market',
  'khmer temple': 'khmer_ruins',
  'Khmer ruins': 'khmer_ruins',
  'khmer shrine': 'khmer_ruins',
  'khmer hospital chapel': 'khmer_ruins',
  'pre-angkor temple': 'khmer_ruins',
}
const BY_CODE: Readonly<Record<string, SceneName>> = {
  RESTAURANT: 'restaurant',
  SHOP: 'shop',
  ACCOMMODATION: 'hotel',
}

function sceneOf({ category, categoryCode, subCategories }: DrawnPlace): SceneName {
  for (const sub of subCategories) if (BY_SUB_CATEGORY[sub]) return BY_SUB_CATEGORY[sub]
  if (category !== null && isScene(category)) return category
  return BY_CODE[categoryCode] ?? 'landmark'
}

const BY_TIME: Readonly<Record<BestTime, Light>> = {
  dawn: 'dawn',
  morning: 'day',
  midday: 'day',
  late_afternoon: 'golden',
  sunset: 'dusk',
  evening: 'night',
  night: 'night',
}
const AFTER_DARK: ReadonlySet<string> = new Set(['bar', 'night_market', 'walking_street'])
/** For places without a best time: mostly day, so that a list shows several skies. */
const ANY_LIGHT: readonly Light[] = ['day', 'day', 'golden', 'day', 'dawn', 'golden', 'day', 'dusk']

/** Lanterns need the dark. */
const ALWAYS_DARK: ReadonlySet<string> = new Set(['festival_ground'])
const INSIDE: ReadonlySet<string> = new Set(['aquarium', 'art_gallery', 'cave'])

function lightOf({ id, bestTimes, tags }: DrawnPlace, scene: SceneName): Light {
  if (ALWAYS_DARK.has(scene)) return 'night'
  if (INSIDE.has(scene)) return 'day'
  const [best] = bestTimes
  if (best) return BY_TIME[best]
  if (tags.includes('sunrise')) return 'dawn'
  if (tags.includes('sunset')) return 'dusk'
  if (AFTER_DARK.has(scene) || tags.includes('nightlife')) return 'night'
  return ANY_LIGHT[(seedOf(id) >>> 7) % ANY_LIGHT.length]!
}

const AT_SEA: ReadonlySet<string> = new Set(['swimming', 'snorkeling', 'diving'])

/** What is around a place, from its tags, its kind and the map. */
function terrainOf({ category, tags, region, point }: DrawnPlace): Terrain {
  if (category === 'mall' || isBangkok(point)) return 'city'
  if (tags.includes('boat') && !isCoast(region, point)) return 'river'
  if (isCoast(region, point) && (tags.some((tag) => AT_SEA.has(tag)) || category === 'restaurant')) return 'sea'
  if (tags.includes('hiking') || region === 'north' || region === 'west') return 'hills'
  if (region === 'south') return point.longitude > 99 ? 'hills' : 'sea'
  return region === 'east' && point.latitude < 13 ? 'sea' : 'plain'
}

function isBangkok({ latitude, longitude }: Point): boolean {
  return latitude > 13.66 && latitude < 13.84 && longitude > 100.46 && longitude < 100.64
}

function isCoast(region: Region, { latitude }: Point): boolean {
  return region === 'south' || (region === 'east' && latitude < 13.3) || (region === 'west' && latitude < 13.2)
}
