import { backdrop } from './backdrop.ts'
import type { Canvas, Scene } from './canvas.ts'
import type { CardFacts } from './card-facts.ts'
import { type Palette, paletteOf, type Theme, TONES } from './palette.ts'
import { Choices } from './random.ts'
import { SCENES } from './scenes.ts'
import { BAND, textileBand } from './textile.ts'

export const CARD = { width: 400, height: 300 }

export interface CardLook {
  /** `auto` follows the reader's colour scheme. */
  readonly theme: Theme | 'auto'
  /** Defaults to 400: the width of the viewBox, whose height is always 300. */
  readonly width?: number
  /** Where the subject is, as a share of the width; defaults to the middle. */
  readonly centre?: number
}

/** The card of a place as SVG. The same facts give the same bytes. */
export function drawCard(facts: CardFacts, { theme, width = CARD.width, centre = 0.5 }: CardLook): string {
  const { height } = CARD
  const choices = new Choices(facts.seed)
  const scene: Scene = SCENES[facts.scene]
  const canvas: Canvas = {
    choices,
    width,
    height,
    x: Math.round(width * centre + choices.between(-14, 14)),
    ground: height - BAND - 40,
    region: facts.region,
    light: facts.light,
  }
  const content = backdrop(canvas, scene.terrain ?? facts.terrain) + scene.draw(canvas)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${styleOf(facts, theme)}</style>${joinPaths(content)}${textileBand(facts.region, width, height)}</svg>`
}

/** Neighbours of one tone become one path, which saves an eighth of the bytes. */
function joinPaths(svg: string): string {
  return svg.replace(
    /(?:<path class="([a-z])" d="[^"]*"\/>)(?:<path class="\1" d="[^"]*"\/>)+/g,
    (run, tone: string) => {
      return `<path class="${tone}" d="${[...run.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data).join('')}"/>`
    },
  )
}

function styleOf({ region, light }: CardFacts, theme: CardLook['theme']): string {
  if (theme !== 'auto') return rules(paletteOf(region, light, theme)) + OUTLINE
  const dark = rules(paletteOf(region, light, 'dark'))
  return `${rules(paletteOf(region, light, 'light'))}@media(prefers-color-scheme:dark){${dark}}${OUTLINE}`
}

/** Each tone is a colour for fills, strokes and gradients alike; `o` is for lines, which are not filled. */
const OUTLINE =
  '*{fill:currentColor;stop-color:currentColor}.o{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}'

function rules(palette: Palette): string {
  return TONES.map((tone) => `.${tone}{color:${palette[tone]}}`).join('')
}
