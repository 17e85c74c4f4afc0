import { createRequire } from 'node:module'
import type { OverlayOptions, Sharp } from 'sharp'
import { CARD, drawCard } from '../../pictures/card.ts'
import { readCardPath } from '../../pictures/card-facts.ts'
import { loadSharp } from '../files/public.ts'
import type { PictureContent } from './page-head.ts'
import { routeLine } from './route-line.ts'

const LINK_PICTURE = { width: 1200, height: 630 }
const QUALITY = 84
const MARGIN = 72
const MAX_TITLE = 90
/** Sizes of titles in points with the lines that they may take: the first that fits is used. One line is calmest. */
const SIZES = [
  { size: 66, lines: 1 },
  { size: 54, lines: 1 },
  { size: 54, lines: 2 },
  { size: 44, lines: 3 },
  { size: 36, lines: 4 },
]
/** A line of Noto Sans Thai with its marks, as a multiple of its size. */
const LINE = 1.75

/**
 * The picture of a link as JPEG. The scene is our SVG; texts are set by Pango with the font of this package, because Thai
 * needs its marks placed above and below by the rules of the font.
 */
export async function drawLink({ title, label, card, days }: PictureContent): Promise<Buffer> {
  const sharp = await loadSharp()
  const route = routeLine(days)
  const textWidth = route === '' ? 640 : 620
  const [scene, titleText, labelText, name] = await Promise.all([
    sharp(Buffer.from(sceneOf(card, route !== '')), { density: 96 * 2.1 })
      .resize(LINK_PICTURE.width, LINK_PICTURE.height, { fit: 'cover' })
      .toBuffer(),
    fittedTitle(sharp, title, textWidth),
    textImage(sharp, { text: label, size: 26, weight: 'medium', colour: '#ffe3a6', width: textWidth }),
    textImage(sharp, { text: 'Tiao', size: 32, weight: 'bold', colour: '#ffffff', width: 300 }),
  ])
  const titleTop = LINK_PICTURE.height - MARGIN - titleText.height
  const layers: OverlayOptions[] = [
    { input: Buffer.from(shade(route)), left: 0, top: 0 },
    { input: name.bytes, left: MARGIN, top: 56 },
    { input: labelText.bytes, left: MARGIN, top: titleTop - labelText.height - 18 },
    { input: titleText.bytes, left: MARGIN, top: titleTop },
  ]
  return sharp(scene).composite(layers).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
}

/** The scene beside the text, or behind the sheet with the route. */
function sceneOf(card: string, hasRoute: boolean): string {
  const facts = readCardPath(card.slice(card.lastIndexOf('/') + 1))
  if (!facts) throw new Error(`${card} is no card`)
  const width = Math.ceil((CARD.height * LINK_PICTURE.width) / LINK_PICTURE.height)
  return drawCard(facts, { theme: 'light', width, centre: hasRoute ? 0.4 : 0.72 })
}

/** Darkens the side of the text, so that white letters can be read over any sky. */
function shade(route: string): string {
  const { width, height } = LINK_PICTURE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="l"><stop stop-color="#0b1228" stop-opacity=".86"/><stop offset=".45" stop-color="#0b1228" stop-opacity=".62"/><stop offset=".9" stop-color="#0b1228" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#l)"/>${route}</svg>`
}

interface TextOptions {
  readonly text: string
  readonly size: number
  readonly weight: 'medium' | 'bold'
  readonly colour: string
  readonly width: number
}

interface TextImage {
  readonly bytes: Buffer
  readonly height: number
}

type SharpModule = Awaited<ReturnType<typeof loadSharp>>

async function fittedTitle(sharp: SharpModule, title: string, width: number): Promise<TextImage> {
  const options = { text: cut(title), weight: 'bold', colour: '#ffffff', width } as const
  for (const { size, lines } of SIZES) {
    const image = await textImage(sharp, { ...options, size })
    if (image.height <= size * LINE * lines) return image
  }
  return textImage(sharp, { ...options, size: 30 })
}

const FONTS = {
  medium: { name: 'Noto Sans Thai Medium', file: '500Medium/NotoSansThai_500Medium.ttf' },
  bold: { name: 'Noto Sans Thai Bold', file: '700Bold/NotoSansThai_700Bold.ttf' },
} as const
const { resolve } = createRequire(import.meta.url)

async function textImage(sharp: SharpModule, { text, size, weight, colour, width }: TextOptions): Promise<TextImage> {
  const { name, file } = FONTS[weight]
  const image: Sharp = sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.9">${markup(breakable(text))}</span>`,
      font: `${name} ${size}`,
      fontfile: resolve(`@expo-google-fonts/noto-sans-thai/${file}`),
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  return { bytes: data, height: info.height }
}

/** Marks where Thai may break: Pango looks for spaces only. */
function breakable(text: string): string {
  const words = new Intl.Segmenter('th', { granularity: 'word' })
  return [...words.segment(text)]
    .map(({ segment }) => segment)
    .join('\u200B')
    .replace(/(?<![\u0E01-\u0E4E])\u200B|\u200B(?![\u0E01-\u0E4E])/g, '')
}

function cut(title: string): string {
  // Control and format characters have no glyph.
  const clean = title
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(clean)]
  if (characters.length <= MAX_TITLE) return clean || 'Tiao'
  return `${characters
    .slice(0, MAX_TITLE - 1)
    .map(({ segment }) => segment)
    .join('')}…`
}

function markup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
