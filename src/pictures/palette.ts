import type { Region } from '../world/region.ts'

export const LIGHTS = ['dawn', 'day', 'golden', 'dusk', 'night'] as const
export type Light = (typeof LIGHTS)[number]
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/**
 * The tones of a picture: `a` sky above, `b` sky at the horizon, `s` sun or moon, `f` `g` `n` land from far to near,
 * `k` ink of silhouettes, `m` the colour of roofs and cloth, `c` accent, `h` pale walls, `w` water.
 */
export const TONES = ['a', 'b', 's', 'f', 'g', 'n', 'k', 'm', 'c', 'h', 'w'] as const
export type Tone = (typeof TONES)[number]
export type Palette = Readonly<Record<Tone, string>>

interface RegionColours {
  readonly ink: string
  readonly cloth: string
  readonly accent: string
  readonly land: string
  readonly water: string
}

/** From what each region weaves and builds: indigo and teak, silk and laterite, vermilion and gold, sea and coral. */
const REGION_COLOURS: Readonly<Record<Region, RegionColours>> = {
  north: { ink: '#233b52', cloth: '#8f4a31', accent: '#e3a536', land: '#4d7a68', water: '#6fa3ad' },
  northeast: { ink: '#57272a', cloth: '#a83f5c', accent: '#eab04a', land: '#a9713f', water: '#8fa694' },
  central: { ink: '#1f3d48', cloth: '#b4472f', accent: '#ecb53c', land: '#6f8d5b', water: '#76a39c' },
  east: { ink: '#20414f', cloth: '#c56a3d', accent: '#f4b55f', land: '#5b8a78', water: '#4d9db0' },
  west: { ink: '#28402f', cloth: '#80632f', accent: '#e6b64c', land: '#5f8048', water: '#5f9c97' },
  south: { ink: '#133f4d', cloth: '#c9503f', accent: '#f7a072', land: '#3d8272', water: '#2f98a3' },
}

interface Sky {
  readonly above: string
  readonly horizon: string
  readonly sun: string
  /** What the light does to everything else: a colour and how much of it. */
  readonly tint: string
  readonly strength: number
}

const SKIES: Readonly<Record<Theme, Readonly<Record<Light, Sky>>>> = {
  light: {
    dawn: { above: '#9db7d6', horizon: '#ffdcc4', sun: '#fff3dc', tint: '#d9b8c4', strength: 0.24 },
    day: { above: '#86c5dd', horizon: '#eef6e9', sun: '#fffbe6', tint: '#eef6e9', strength: 0.06 },
    golden: { above: '#8fb6b4', horizon: '#fde0a6', sun: '#fff2c4', tint: '#e9b25c', strength: 0.2 },
    dusk: { above: '#5d4b87', horizon: '#ff9f74', sun: '#ffe3a6', tint: '#7a3f63', strength: 0.34 },
    night: { above: '#131d3b', horizon: '#45507f', sun: '#f7efd2', tint: '#141c38', strength: 0.5 },
  },
  // The same hours after the lamps are lit, so that a list of cards does not glare; accents keep their glow.
  dark: {
    dawn: { above: '#26365a', horizon: '#a5717a', sun: '#f3d3b4', tint: '#1a1f3a', strength: 0.42 },
    day: { above: '#123a55', horizon: '#4d8a8c', sun: '#f0e6c0', tint: '#0c2233', strength: 0.4 },
    golden: { above: '#243e4c', horizon: '#b98545', sun: '#f5d58c', tint: '#1c2126', strength: 0.42 },
    dusk: { above: '#2a1f52', horizon: '#c4603f', sun: '#f5c477', tint: '#23143a', strength: 0.46 },
    night: { above: '#0a1024', horizon: '#2c3763', sun: '#e9dcb4', tint: '#0b1126', strength: 0.54 },
  },
}

export function paletteOf(region: Region, light: Light, theme: Theme): Palette {
  const { ink, cloth, accent, land, water } = REGION_COLOURS[region]
  const sky = SKIES[theme][light]
  const lit = (colour: string, share = 1) => mix(colour, sky.tint, sky.strength * share)
  return {
    // The air of each region differs a little, so that a list of one kind of light is not one blue.
    a: mix(sky.above, water, light === 'night' ? 0.08 : 0.2),
    b: sky.horizon,
    s: sky.sun,
    f: mix(lit(land), sky.horizon, 0.58),
    g: mix(lit(land), sky.horizon, 0.28),
    n: mix(lit(land), ink, 0.32),
    k: lit(ink, theme === 'dark' ? 1.2 : 0.5),
    m: lit(cloth, 0.6),
    c: mix(accent, sky.tint, theme === 'dark' ? 0.1 : 0),
    h: mix(lit('#fff6e4', 0.7), sky.horizon, 0.18),
    w: mix(lit(water), sky.horizon, 0.22),
  }
}

function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start, end] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
