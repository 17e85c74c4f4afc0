import { ripples } from '../backdrop.ts'
import type { Scene } from '../canvas.ts'
import { circle, curve, ellipse, line, moved, type Point, polygon, rect, repeat, shape, short } from '../shapes.ts'

/** A long-tail boat with its ribbons. */
function longtail(): string {
  return `${shape('M-62-12Q-20 4 40-2q22-4 40-40-2 38-24 48H-44q-12-4-18-18z', 'm')}${line('M-62-12Q-20 4 40-2q22-4 40-40', 'c', 3)}${line('M76-34q6 10 2 22M78-38q10 8 8 22', 'c', 3)}${polygon(
    [
      [-34, -30],
      [26, -34],
      [22, -26],
      [-32, -23],
    ],
    'h',
  )}${line('M-28-24V-8M18-28V-6', 'k', 2)}`
}

function palm(lean: number): string {
  const fronds = [
    [-44, -8],
    [-34, -30],
    [2, -40],
    [34, -26],
    [44, 2],
    [-26, 14],
  ]
  return `${line(`M0 0q${lean * 0.2}-54 ${lean}-104`, 'k', 6)}${fronds.map(([dx, dy]) => shape(`M${lean}-104q${dx! * 0.5} ${dy! - 12} ${dx} ${dy! + 6}q${-dx! * 0.4}-8 ${-dx!} ${-dy! - 6}z`, 'n')).join('')}${circle(lean - 4, -98, 4, 'm')}${circle(lean + 5, -97, 4, 'm')}`
}

export const beach: Scene = {
  terrain: 'sea',
  draw({ choices, x, width, height }) {
    const side = choices.chance(0.5) ? 1 : -1
    const from = side === 1 ? 246 : 214
    const to = side === 1 ? 214 : 246
    const shore = `M-10 ${from}Q${short(x - 70)} ${short(choices.between(206, 226))} ${short(x + 20)} ${short(choices.between(228, 244))}T${width + 10} ${to}`
    const sand = `${line(shore, 'h', 9, 0.75)}${shape(`${shore}V${height}H-10z`, 'h')}${shape(`${shore}V${height}H-10z`, 'c', 0.28)}`
    const parasol = `${line('M0 0l5-50', 'k', 3)}${shape('M-30-40Q4-82 40-48z', 'm')}${shape('M-9-54Q4-70 16-58l2 6-30 6z', 'h')}`
    const subject = choices.whole(0, 2)
    const trees =
      moved(x + side * 120, 262, 1.15, palm(-side * 34)) +
      (choices.chance(0.5) ? moved(x + side * 158, 268, 0.9, palm(-side * 14)) : '')
    if (subject === 0) return `${moved(x - side * 30, 214, 1.05, longtail(), side < 0)}${sand}${trees}`
    if (subject === 1) return `${sand}${trees}${moved(x - side * 26, 264, 1.2, parasol)}`
    const sail = `${polygon(
      [
        [2, -8],
        [2, -70],
        [40, -12],
      ],
      'h',
    )}${polygon(
      [
        [-3, -10],
        [-3, -58],
        [-24, -12],
      ],
      'm',
    )}${shape('M-32-4h74q-8 14-20 14h-38z', 'k')}`
    return `${moved(x - side * 50, 200, 0.9, sail)}${sand}${trees}${line(`M${short(x - 20)} 268q12-8 24 0M${short(x + 20)} 274q10-6 20 0`, 'm', 3)}`
  },
}

/** Limestone towers that rise from the sea. */
export const island: Scene = {
  terrain: 'sea',
  draw(canvas) {
    const { choices, x } = canvas
    const tower = (at: number, high: number, wide: number, tone: 'g' | 'n') => {
      const top = 206 - high
      const points: Point[] = [
        [at - wide, 206],
        [at - wide * 0.96, top + high * 0.45],
        [at - wide * 0.6, top + high * 0.1],
        [at - wide * 0.1, top],
        [at + wide * 0.5, top + high * 0.12],
        [at + wide * 0.86, top + high * 0.5],
        [at + wide * 0.8, 206],
      ]
      return `${shape(`${curve(points)}z`, tone)}${shape(`M${short(at + wide * 0.1)} ${short(top + 8)}q${short(wide * 0.6)} ${short(high * 0.3)} ${short(wide * 0.5)} ${short(high - 8)}h${short(-wide * 0.5)}q${short(wide * 0.2)}-${short(high * 0.5)} 0-${short(high - 8)}z`, 'k', 0.22)}${line(`M${short(at - wide * 0.5)} ${short(top + high * 0.35)}q6 ${short(high * 0.2)} 0 ${short(high * 0.4)}`, 'h', 4, 0.4)}${ellipse(at - wide * 0.08, 207, wide, 4, 'h', 0.6)}`
    }
    const isPalmIsle = choices.chance(0.4)
    if (isPalmIsle) {
      const isle = `${ellipse(0, 0, 112, 16, 'h')}${ellipse(0, -4, 104, 13, 'c', 0.3)}${ellipse(-8, -10, 70, 20, 'n')}`
      return `${moved(x, 216, 1, isle)}${moved(x - 20, 208, 0.95, palm(-24))}${moved(x + 26, 208, 1.1, palm(22))}${moved(x + 58, 212, 0.7, palm(30))}${moved(x - 92, 258, 0.8, longtail())}${ripples(canvas, 236, 'h', 4)}`
    }
    const side = choices.chance(0.5) ? 1 : -1
    const rocks =
      tower(x + side * 108, choices.between(60, 92), 40, 'g') +
      tower(x - side * 112, choices.between(44, 70), 32, 'g') +
      tower(x + side * choices.between(8, 30), choices.between(104, 138), choices.between(40, 56), 'n')
    return `${rocks}${moved(x - side * 56, 250, 1.05, longtail(), choices.chance(0.5))}`
  },
}

export const pier: Scene = {
  terrain: 'sea',
  draw({ choices, x, height }) {
    const side = choices.chance(0.5) ? 1 : -1
    const deck = polygon(
      [
        [x - 74, height],
        [x + 74, height],
        [x + 12, 196],
        [x - 12, 196],
      ],
      'm',
    )
    const planks = Array.from({ length: 6 }, (_, at) => {
      const y = 202 + at * at * 2.6
      const half = 12 + ((y - 196) / 104) * 62
      return `M${short(x - half)} ${short(y)}h${short(half * 2)}`
    }).join('')
    const posts = [214, 240, 272]
      .map((y) => {
        const half = 14 + ((y - 196) / 104) * 62
        return `M${short(x - half)} ${y}v${short(-(y - 180) * 0.45)}M${short(x + half)} ${y}v${short(-(y - 180) * 0.45)}`
      })
      .join('')
    const house = `${rect(-22, -30, 44, 30, 'h')}${polygon(
      [
        [-34, -28],
        [34, -28],
        [0, -54],
      ],
      'm',
    )}${line('M-34-28H34', 'c', 3)}`
    return `${moved(x, 200, 0.9, house)}${deck}${line(planks, 'k', 2, 0.6)}${line(posts, 'k', 5)}${moved(x + side * 122, 244, 0.95, longtail(), side > 0)}`
  },
}

export const river: Scene = {
  terrain: 'river',
  draw(canvas) {
    const { choices, x, width } = canvas
    const side = choices.chance(0.5) ? 1 : -1
    const barge = `${shape('M-84-14q84 14 168 0-10 22-28 24H-58q-18-4-26-24z', 'm')}${shape('M-54-16q4-34 22-34H30q20 0 26 34-54 6-110 0z', 'h')}${line('M-84-14q84 14 168 0', 'c', 3)}${[-34, -12, 10, 32].map((at) => rect(at - 6, -38, 12, 14, 'k', 2)).join('')}`
    const reeds = Array.from(
      { length: 6 },
      (_, at) =>
        `M${short((side < 0 ? width - 70 : 0) + at * 13)} 284q2-30 ${short(choices.between(-8, 8))}-${short(choices.between(40, 66))}`,
    ).join('')
    const boat = choices.chance(0.5) ? moved(x, 236, 1.15, barge, side < 0) : moved(x, 240, 1.35, longtail(), side < 0)
    return `${boat}${ellipse(x, 252, 108, 5, 'k', 0.18)}${line(reeds, 'k', 4)}`
  },
}

/** Lotus on still water. */
export const lake: Scene = {
  terrain: 'river',
  draw({ choices, x, width }) {
    const bloom = `${shape('M0 0q-20-4-22-22 14 2 18 12-6-16 4-30 10 14 4 30 4-10 18-12Q20-4 0 0z', 'm')}${shape('M0-2q-7-14 0-26 7 12 0 26z', 'c')}`
    const pad = (at: Point, size: number) =>
      shape(
        `M${short(at[0])} ${short(at[1])}l${short(size)}-${short(size * 0.16)}a${short(size)} ${short(size * 0.34)} 0 1 0 ${short(-size * 0.1)} ${short(size * 0.3)}z`,
        'n',
      )
    const pads = Array.from({ length: 8 }, (_, at) =>
      pad([(at / 7) * width + choices.between(-16, 16), choices.between(212, 272)], choices.between(18, 34)),
    ).join('')
    const blooms: [Point, number][] = [
      [[x - 52, 258], 1.5],
      [[x + 30, 244], 1.9],
      [[x + 110, 266], 1.2],
      [[x - 134, 240], 0.9],
      [[x - 6, 216], 0.7],
    ]
    return `${pads}${repeat('l', bloom, blooms)}`
  },
}

export const dam: Scene = {
  terrain: 'hills',
  draw({ choices, x, width, height }) {
    const wall = shape(`M${short(x - 150)} 176Q${short(x)} 214 ${short(x + 150)} 176l-34 96H${short(x - 116)}z`, 'h')
    const ribs = [-96, -48, 0, 48, 96]
      .map((at) => `M${short(x + at)} ${short(193 - Math.abs(at) * 0.11)}L${short(x + at * 0.8)} 270`)
      .join('')
    const spill = choices.chance(0.6)
      ? polygon(
          [
            [x - 18, 198],
            [x + 18, 198],
            [x + 26, 270],
            [x - 26, 270],
          ],
          'w',
        )
      : ''
    return `${rect(0, 170, width, 30, 'w')}${shape(`M0 168l${short(x - 140)} 6 40 130H0z`, 'n')}${shape(`M${width} 168l${short(-(width - x - 140))} 6-40 130h${short(width)}z`, 'n')}${wall}${line(ribs, 'k', 2, 0.4)}${spill}${line(`M${short(x - 150)} 176Q${short(x)} 214 ${short(x + 150)} 176`, 'c', 5)}${rect(0, 268, width, height - 268, 'w')}`
  },
}

export const bridge: Scene = {
  terrain: 'river',
  draw({ choices, x, width }) {
    const kind = choices.whole(0, 2)
    if (kind === 0) {
      const arches = [-140, -70, 0, 70, 140].map((at) => `M${short(x + at - 35)} 206q35-66 70 0`).join('')
      return `${line(arches, 'k', 6)}${line(arches, 'c', 1.6)}${rect(0, 204, width, 9, 'm')}${[-175, -105, -35, 35, 105, 175].map((at) => rect(x + at - 6, 208, 12, 50, 'h')).join('')}`
    }
    if (kind === 1) {
      const cables = `M0 150Q${short(x / 2 - 40)} 208 ${short(x - 90)} 112Q${short(x)} 236 ${short(x + 90)} 112Q${short((width + x) / 2 + 40)} 208 ${width} 150`
      return `${line(cables, 'c', 3)}${rect(x - 96, 108, 11, 142, 'm')}${rect(x + 85, 108, 11, 142, 'm')}${rect(0, 206, width, 9, 'k')}${line(Array.from({ length: 9 }, (_, at) => `M${short(x - 72 + at * 18)} 206v-${short(18 + Math.abs(at - 4) * 9)}`).join(''), 'h', 1.6)}`
    }
    const posts = Array.from({ length: 13 }, (_, at) => `M${short((at / 12) * width)} 268V186m-7 82l14-50`).join('')
    return `${line(posts, 'k', 3.5)}${rect(0, 206, width, 8, 'm')}${line(`M0 188H${width}`, 'm', 4)}${circle(x + 14, 172, 6, 'k')}${shape(`M${short(x + 7)} 179h14l3 28h-20z`, 'c')}`
  },
}

/** Under water. */
export const aquarium: Scene = {
  draw({ choices, x, width, height }) {
    const fish = `${shape('M-26 0Q0-24 30 0 0 24-26 0z', 'c')}${polygon(
      [
        [-22, 0],
        [-42, -14],
        [-42, 14],
      ],
      'm',
    )}${circle(16, -4, 3, 'k')}${line('M4-13q-6 13 0 26', 'h', 4)}`
    const ray = `${shape('M0-34Q64-10 86 14 30 10 12 34L0 96-12 34Q-30 10-86 14-64-10 0-34z', 'k')}${circle(-8, -20, 2.4, 'h')}${circle(8, -20, 2.4, 'h')}`
    const school: [Point, number][] = Array.from({ length: 5 }, () => [
      [choices.between(40, width - 40), choices.between(60, 200)],
      choices.between(0.5, 0.95),
    ])
    const coral = Array.from(
      { length: 6 },
      (_, at) => `M${short((at / 5) * width)} 290q-14-30 0-${short(choices.between(40, 70))}m0 40q14-10 16-30`,
    ).join('')
    const beams = [-80, 0, 90]
      .map((at) =>
        polygon(
          [
            [x + at - 14, 0],
            [x + at + 22, 0],
            [x + at + 60, 260],
            [x + at - 60, 260],
          ],
          'h',
          0.12,
        ),
      )
      .join('')
    return `${rect(0, 0, width, height, 'w')}${shape(`M0 190q${width / 3}-24 ${width / 2} 0t${width / 2}-8V${height}H0z`, 'n')}${beams}${moved(x, 104, 1.05, ray)}${repeat('q', fish, school)}${line(coral, 'm', 9)}`
  },
}

/** Boats full of fruit between two rows of houses. */
export const floatingMarket: Scene = {
  terrain: 'river',
  draw({ choices, x, width }) {
    const goods = [-26, -10, 6, 22]
      .map((at, index) => circle(at, -14 - (index % 2) * 3, 9, index % 2 === 0 ? 'c' : 'm'))
      .join('')
    const boat = `${goods}${shape('M-70-16Q0 10 70-16 60 12 34 12H-34Q-60 12-70-16z', 'k')}${circle(48, -40, 8, 'k')}${shape('M30-44q18-20 36 0z', 'c')}${shape('M38-32h20l4 24H36z', 'h')}`
    const house = `${rect(-40, -50, 80, 40, 'h')}${polygon(
      [
        [-52, -46],
        [52, -46],
        [30, -78],
        [-30, -78],
      ],
      'm',
    )}${line('M-34-10v28M0-10v28M34-10v28', 'k', 4)}${rect(-10, -36, 20, 26, 'k')}`
    return `${moved(choices.between(40, 70), 196, 1.1, house)}${moved(width - choices.between(40, 70), 196, 1.1, house)}${moved(x + choices.between(-20, 20), 212, 0.75, boat, true)}${moved(x - choices.between(0, 30), 258, 1.3, boat)}`
  },
}
