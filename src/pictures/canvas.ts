import type { Region } from '../world/region.ts'
import type { Light } from './palette.ts'
import type { Choices } from './random.ts'

export const TERRAINS = ['hills', 'plain', 'sea', 'city', 'river'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Where and in which light a scene is drawn. Units are those of the viewBox; a card is 400 wide. */
export interface Canvas {
  readonly choices: Choices
  readonly width: number
  readonly height: number
  /** Where the subject is. */
  readonly x: number
  /** What the subject stands on. */
  readonly ground: number
  readonly region: Region
  readonly light: Light
}

/** A subject, drawn over its terrain; without a terrain of its own it takes that of the place. */
export interface Scene {
  readonly terrain?: Terrain
  draw(canvas: Canvas): string
}

/** Whether lamps are lit. */
export function isDark({ light }: Pick<Canvas, 'light'>): boolean {
  return light === 'night' || light === 'dusk'
}
