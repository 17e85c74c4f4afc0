import type { Region } from '../../world/region.ts'
import type { Canvas, Scene } from '../canvas.ts'
import { circle, ellipse, line, moved, polygon, rect, shape, short } from '../shapes.ts'

/** A dish of the region on a table; regions cook differently, and so do the cards of their restaurants. */
export const restaurant: Scene = {
  draw(canvas) {
    const { choices, x, region } = canvas
    if (choices.chance(0.16)) return pavilion(canvas)
    const dish = choices.of(DISHES[region])
    const size = choices.between(1.15, 1.35)
    return `${table(canvas)}${ellipse(x, 244, 116 * size, 17, 'k', 0.22)}${moved(x, 238, size, dish)}${besides(canvas)}`
  },
}

/** A pavilion over the water, with its lanterns. */
function pavilion({ choices, x, width, height }: Canvas): string {
  const lantern = (at: number) =>
    `${line(`M${at}-64v10`, 'k', 1.5)}${circle(at, -46, 8, 'c')}${circle(at, -46, 15, 'c', 0.25)}`
  const sala = `${line('M-78 26V-66M-30 26V-66M30 26V-66M78 26V-66', 'k', 5)}${polygon(
    [
      [-100, -62],
      [100, -62],
      [60, -96],
      [-60, -96],
    ],
    'm',
  )}${polygon(
    [
      [-64, -94],
      [64, -94],
      [0, -130],
    ],
    'm',
  )}${line('M-100-62H100M-64-94H64M0-128v-12', 'c', 3)}${rect(-92, -4, 184, 9, 'h')}${[-54, 0, 54].map(lantern).join('')}${rect(-58, -22, 46, 5, 'm')}${rect(12, -22, 46, 5, 'm')}${line('M-36-18v16M36-18v16', 'k', 3)}`
  return `${rect(0, 214, width, height - 214, 'w')}${moved(x, 234, choices.between(1.1, 1.25), sala)}${line(`M${short(x - 120)} 268h70M${short(x + 10)} 274h90`, 'h', 2.5, 0.5)}`
}

/** A window on the land, and a table before it. */
function table({ choices, width, height, x }: Canvas): string {
  const runner = polygon(
    [
      [x - 96, 212],
      [x + 96, 212],
      [x + 150, height],
      [x - 150, height],
    ],
    'm',
  )
  const threads = line(`M${short(x - 88)} 212l-50 88M${short(x + 88)} 212l50 88`, 'c', 3)
  const plain = choices.chance(0.4)
  return `${rect(0, 210, width, height - 210, 'k')}${rect(0, 206, width, 6, 'n')}${plain ? '' : runner + threads}`
}

function besides({ choices, x }: Canvas): string {
  const side = choices.chance(0.5) ? 1 : -1
  const glass = `${polygon(
    [
      [-13, 0],
      [13, 0],
      [17, -44],
      [-17, -44],
    ],
    'h',
    0.75,
  )}${polygon(
    [
      [-12, -3],
      [12, -3],
      [14, -30],
      [-14, -30],
    ],
    'c',
  )}${line('M4-30l10-32', 'm', 3)}`
  const lime = `${circle(0, -9, 11, 'g')}${circle(0, -9, 7, 'h')}`
  const chillies = `${shape('M-20 0q16-16 36-6-18-2-36 6z', 'c')}${shape('M-14 5q18-10 36 0-18-2-36 0z', 'm')}`
  return (
    moved(x + side * 142, 250, 1, choices.of([glass, lime, chillies])) +
    (choices.chance(0.5) ? moved(x - side * 144, 256, 1, choices.of([lime, chillies, glass])) : '')
  )
}

const steam = line('M-26-74q-9-13 0-26t0-26M0-80q-9-13 0-26t0-26M26-74q-9-13 0-26t0-26', 'h', 5, 0.7)

/** Noodles in a bowl. */
const noodles = `${steam}${shape('M-78-48H78Q72-2 24 0h-48Q-72-2-78-48z', 'm')}${line('M-68-34q34 14 68 0t68 0', 'c', 3)}${ellipse(0, -48, 78, 17, 'h')}${ellipse(0, -47, 66, 12, 'c')}${line('M-50-46q14-9 28 0t28 0 28 0M-40-41q14-7 26 0t26 0 24 0', 'h', 3.5)}${ellipse(24, -50, 14, 5, 'm')}${circle(-30, -50, 6, 'g')}${line('M34-52l56-48M44-48l58-42', 'n', 4)}`
/** Rice with a curry beside it. */
const curry = `${ellipse(0, -12, 104, 20, 'h')}${ellipse(0, -14, 90, 14, 'b')}${shape('M-70-16q4-40 36-40T2-16z', 'h')}${ellipse(-34, -40, 16, 7, 's')}${shape('M4-14q-2-20 36-20t40 20-38 8-38-8z', 'c')}${circle(26, -22, 6, 'm')}${circle(48, -25, 6, 'g')}${circle(62, -17, 5, 'm')}${shape('M36-36q8-18 20-14-2 12-20 14z', 'g')}`
/** Mortar and pestle. */
const mortar = `${shape('M-62-84H62Q58-22 30-10l6 10h-72l6-10Q-58-22-62-84z', 'n')}${line('M-60-66H60', 'c', 4)}${ellipse(0, -84, 62, 14, 'h')}${line('M-40-86q20-10 40 0t40-2M-30-80q16-8 32 0t30-2', 'c', 4)}${circle(-20, -88, 7, 'm')}${circle(22, -86, 7, 'm')}${circle(2, -90, 5, 'g')}${line('M18-88L66-156', 'm', 13)}${circle(67, -157, 9, 'm')}`
/** Sticky rice in its basket. */
const stickyRice = `${shape('M-50-78H50l-12 60q-4 12-38 12t-38-12z', 'c')}${line('M-46-60h92M-42-42h84M-38-24h76M-30-78l8 68M0-78v70M30-78l-8 68', 'm', 2.5)}${shape('M-46-80q6-34 46-34t46 34z', 'h')}${ellipse(0, -80, 50, 9, 'm')}${moved(94, 0, 0.8, '')}`
/** The low round table of the north, with its small bowls. */
const khantoke = `${shape('M-46-20h92l12 20H-58z', 'n')}${ellipse(0, -24, 112, 22, 'm')}${ellipse(0, -28, 104, 17, 'h')}${[
  [-62, -30],
  [-22, -38],
  [24, -38],
  [64, -29],
  [0, -22],
]
  .map(([x, y], at) => ellipse(x!, y!, 20, 8, 'k') + ellipse(x!, y! - 2, 16, 5.5, at % 2 === 0 ? 'c' : 'g'))
  .join('')}${steam}`
/** Grilled fish. */
const fish = `${ellipse(0, -10, 118, 19, 'h')}${shape('M-84-16Q-30-56 44-30l34-18-6 30 8 18-36-10Q-34 10-84-16z', 'c')}${line('M-30-34l10 26M-8-37l10 30M16-35l10 26', 'm', 3)}${circle(-62, -20, 4, 'k')}${shape('M60-6q22-14 36-2-16 8-36 2z', 'g')}`
/** A prawn on ice. */
const prawn = `${ellipse(0, -10, 112, 19, 'h')}${line('M62-30Q60-92 2-86T-54-30', 'm', 25)}${line('M46-76l12 12M18-94l6 18M-14-92l-2 20M-46-74l10 14', 'h', 3)}${shape('M-66-32l-20 22 30-4 10 12 6-30z', 'c')}${line('M62-44q30-30 50-22M60-54q16-38 36-42', 'm', 2.5)}${circle(66, -38, 3, 'k')}`
/** A pot over coals, with its chimney. */
const hotpot = `${steam}${shape('M-72-50H72Q66-14 34-8h-68Q-66-14-72-50z', 'n')}${ellipse(0, -50, 74, 16, 'h')}${ellipse(0, -49, 62, 11, 'c')}${polygon(
  [
    [-15, -46],
    [15, -46],
    [10, -92],
    [-10, -92],
  ],
  'n',
)}${ellipse(0, -92, 10, 3, 'k')}${circle(-38, -50, 8, 'g')}${circle(38, -48, 8, 'm')}${shape('M-42-8h84l8 8h-100z', 'm')}`
/** Mango with sticky rice, or roti: sweet. */
const sweet = `${ellipse(0, -10, 108, 18, 'h')}${shape('M-76-14q6-44 46-40 24 4 22 40z', 's')}${[0, 1, 2, 3].map((at) => shape(`M${2 + at * 17}-12q-2-34 16-40 14 12 8 40z`, at % 2 === 0 ? 'c' : 'm')).join('')}${line('M-62-32q26 10 46-4', 'h', 4)}`

const DISHES: Readonly<Record<Region, readonly [string, ...string[]]>> = {
  north: [khantoke, noodles, stickyRice, curry],
  northeast: [mortar, stickyRice, hotpot, fish],
  central: [noodles, curry, fish, sweet, hotpot],
  east: [prawn, fish, curry, noodles, sweet],
  west: [curry, fish, noodles, mortar],
  south: [curry, prawn, fish, noodles],
}

export const cafe: Scene = {
  draw(canvas) {
    const { choices, x } = canvas
    const cup = `${shape('M-52-58h104q0 54-34 58h-36q-34-4-34-58z', 'h')}${line('M52-48q34-4 26 20-6 16-34 12', 'h', 9)}${ellipse(0, -58, 52, 12, 'm')}${shape('M0-52q-18-6-8-12 6-2 8 3 2-5 8-3 10 6-8 12z', 'h')}${ellipse(0, 2, 78, 9, 'h')}`
    const iced = `${polygon(
      [
        [-30, 0],
        [30, 0],
        [40, -96],
        [-40, -96],
      ],
      'h',
      0.7,
    )}${polygon(
      [
        [-29, -4],
        [29, -4],
        [35, -62],
        [-35, -62],
      ],
      'm',
    )}${polygon(
      [
        [-35, -62],
        [35, -62],
        [38, -82],
        [-38, -82],
      ],
      'c',
    )}${line('M8-70L24-126', 'k', 5)}${rect(-22, -58, 16, 16, 'h', 3)}${rect(4, -50, 16, 16, 'h', 3)}`
    const plant = `${line('M0-34q-4-30-26-44M0-34q0-34 2-56M0-34q6-28 28-40', 'g', 8)}${polygon(
      [
        [-20, -36],
        [20, -36],
        [14, 0],
        [-14, 0],
      ],
      'm',
    )}`
    const side = choices.chance(0.5) ? 1 : -1
    return `${table(canvas)}${ellipse(x - side * 14, 240, 92, 12, 'k', 0.25)}${moved(x - side * 14, 238, 1.25, `${choices.chance(0.6) ? steam : ''}${choices.chance(0.6) ? cup : iced}`, side < 0)}${moved(x + side * 126, 240, 1.15, plant)}`
  },
}

export const bar: Scene = {
  terrain: 'city',
  draw({ choices, x, width }) {
    const coupe = `${line('M0 0v-48', 'h', 5)}${ellipse(0, 0, 30, 6, 'h')}${shape('M-44-96h88Q36-48 0-46-36-48-44-96z', 'h', 0.75)}${shape('M-39-84h78Q30-52 0-50-30-52-39-84z', 'm')}${circle(28, -92, 13, 'c')}${circle(28, -92, 8, 'h')}`
    const tall = `${polygon(
      [
        [-24, 0],
        [24, 0],
        [28, -104],
        [-28, -104],
      ],
      'h',
      0.7,
    )}${polygon(
      [
        [-22, -4],
        [22, -4],
        [26, -84],
        [-26, -84],
      ],
      'c',
    )}${polygon(
      [
        [-22, -4],
        [22, -4],
        [24, -40],
        [-24, -40],
      ],
      'm',
    )}${line('M6-84l14-44', 'k', 5)}${shape('M-26-104q-14-20 4-26 14 8 8 26z', 'g')}`
    const side = choices.chance(0.5) ? 1 : -1
    return `${rect(0, 232, width, 70, 'k')}${rect(0, 230, width, 5, 'c')}${moved(x - side * 34, 250, 1.2, coupe)}${moved(x + side * 52, 254, 1.15, tall)}`
  },
}

/** A lotus, warm stones and a towel. */
export const spa: Scene = {
  draw({ x, width, height }) {
    const stones = ellipse(0, -10, 54, 15, 'k') + ellipse(2, -34, 42, 13, 'n') + ellipse(-2, -54, 28, 10, 'k')
    const lotus = `${shape('M0 0q-44-8-48-44 30 2 40 26-14-34 8-66 22 32 8 66 10-24 40-26Q44-8 0 0z', 'm')}${shape('M0-4q-16-28 0-56 16 28 0 56z', 'c')}`
    return `${rect(0, 216, width, height - 216, 'w')}${ellipse(x, 246, 150, 18, 'h', 0.4)}${moved(x - 62, 246, 1.2, stones)}${moved(x + 62, 250, 1.3, lotus)}`
  },
}
