import { isDark, type Scene } from '../canvas.ts'
import { circle, ellipse, line, moved, type Point, polygon, rect, repeat, shape, short } from '../shapes.ts'

/** Market stalls under striped awnings, with strings of lamps when it is dark. */
export const market: Scene = {
  draw(canvas) {
    const { choices, x, width, ground } = canvas
    const stripes = [-36, -20, -4, 12, 28].map((at) => `M${at} -62h8l2 20h-10z`).join('')
    const fruit = [-32, -16, 0, 16, 32].map((at, index) => circle(at, -24, 8, index % 2 === 0 ? 'c' : 'm')).join('')
    const stall = `${line('M-38-44V0M38-44V0', 'k', 4)}${polygon(
      [
        [-40, -62],
        [40, -62],
        [50, -42],
        [-50, -42],
      ],
      choices.of(['m', 'm', 'c']),
    )}${shape(stripes, 'h')}${rect(-44, -20, 88, 22, 'k')}${fruit}`
    const strings = `M0 92Q${short(x / 2)} 132 ${short(x)} 96T${width} 92M0 124Q${short(x)} 168 ${width} 118`
    const lamps = Array.from({ length: 7 }, (_, at): [Point] => [
      [30 + at * ((width - 60) / 6), 108 + Math.sin(at * 2.1) * 12],
    ])
    const lights =
      isDark(canvas) || choices.chance(0.4)
        ? `${line(strings, 'k', 1.6, 0.7)}${repeat('b', circle(0, 0, 4.5, 'c') + circle(0, 0, 10, 'c', 0.25), lamps)}`
        : ''
    const size = choices.between(1.15, 1.35)
    const [left, right] = [choices.between(106, 126), choices.between(106, 126)]
    return lights + repeat('t', stall, [[[x - left, ground + 4]], [[x + right, ground + 2]], [[x, ground + 20], size]])
  },
}

/** A street of shophouses that leads away, with people. */
export const street: Scene = {
  draw(canvas) {
    const { choices, x, width, height } = canvas
    const wall = (side: 1 | -1) => {
      const edge = side === 1 ? width : 0
      const near = edge - x
      return `${polygon(
        [
          [edge, 60],
          [x + near * 0.24, 142],
          [x + near * 0.24, 226],
          [edge, 292],
        ],
        side === 1 ? 'h' : 'm',
      )}${polygon(
        [
          [edge, 150],
          [x + near * 0.24, 184],
          [x + near * 0.24 - side * 8, 192],
          [edge, 168],
        ],
        side === 1 ? 'm' : 'c',
      )}${[0.42, 0.62, 0.84]
        .map((share) =>
          polygon(
            [
              [x + near * share, 104 - share * 18],
              [x + near * (share + 0.08), 101 - share * 22],
              [x + near * (share + 0.08), 148],
              [x + near * share, 150],
            ],
            'k',
            0.75,
          ),
        )
        .join('')}`
    }
    const person = (at: number, y: number, size: number, tone: 'k' | 'm') =>
      moved(at, y, size, `${circle(0, -34, 6, 'k')}${shape('M-7-26H7l3 26h-20z', tone)}`)
    const lanterns: [Point, number][] = [
      [[x - 74, 128], 1.1],
      [[x - 34, 140], 0.7],
      [[x + 36, 138], 0.7],
      [[x + 78, 126], 1.1],
      [[x, 112], 1.3],
    ]
    const lantern = `${circle(0, 0, 8, 'c')}${line('M0-14v6M0 8v6', 'k', 2)}`
    return `${polygon(
      [
        [0, height],
        [width, height],
        [x + 50, 222],
        [x - 50, 222],
      ],
      'n',
    )}${wall(-1)}${wall(1)}${line(`M0 96Q${short(x)} 150 ${width} 96`, 'k', 1.5)}${repeat('n', lantern, lanterns)}${person(x - 24, 246, 0.8, 'm')}${person(x + choices.between(14, 40), 262, 1.1, 'k')}${person(x - choices.between(50, 80), 274, 1.3, 'k')}`
  },
}

/** A cart with an umbrella and a steaming pot. */
export const streetFood: Scene = {
  draw(canvas) {
    const { choices, x, ground } = canvas
    const cart = `${line('M0-40V-112', 'k', 4)}${shape('M-72-100Q0-158 72-100z', 'm')}${shape('M-26-103Q0-140 26-103z', 'c')}${rect(-58, -44, 116, 34, 'h')}${rect(-58, -44, 116, 8, 'm')}${circle(-32, 0, 14, 'k')}${circle(-32, 0, 5, 'h')}${circle(32, 0, 14, 'k')}${circle(32, 0, 5, 'h')}${shape('M-46-46h34l-5-20h-24z', 'k')}${line('M-38-72q-6-9 0-18M-24-72q-6-9 0-18', 'h', 3.5, 0.8)}${[14, 30, 46].map((at) => circle(at, -50, 7, 'c')).join('')}`
    const stool = `${rect(-11, -16, 22, 5, 'm')}${line('M-8-12L-10 2M8-12L10 2', 'm', 3)}`
    const side = choices.chance(0.5) ? 1 : -1
    return `${moved(x - side * 12, ground + 20, choices.between(1.2, 1.36), cart, side < 0)}${moved(x + side * 112, ground + 30, 1.1, stool)}${moved(x + side * 146, ground + 26, 1, stool)}`
  },
}

export const shophouse: Scene = {
  draw(canvas) {
    const { choices, x, ground } = canvas
    const house = (tone: 'h' | 'm' | 'c') =>
      `${rect(-34, -116, 68, 116, tone)}${shape('M-38-114h76v-8H14q-14-16-28 0h-24z', tone)}${[-22, -2, 18].map((at) => shape(`M${at - 6}-72v-24q8-9 16 0v24z`, 'k')).join('')}${polygon(
        [
          [-40, -56],
          [40, -56],
          [46, -44],
          [-46, -44],
        ],
        tone === 'm' ? 'c' : 'm',
      )}${rect(-26, -42, 52, 42, 'k')}${rect(-22, -36, 20, 30, isDark(canvas) ? 'c' : 'h')}${rect(4, -36, 18, 36, 'n')}`
    const tones = choices.of<readonly ('h' | 'm' | 'c')[]>([
      ['h', 'm', 'c'],
      ['m', 'h', 'c'],
      ['c', 'h', 'm'],
    ])
    return tones.map((tone, at) => moved(x + (at - 1) * 80, ground + 10, 1.15, house(tone))).join('')
  },
}

/** Houses on stilts. */
export const village: Scene = {
  draw({ choices, x, ground }) {
    const house = `${line('M-40 0v-30M-14 0v-30M14 0v-30M40 0v-30', 'k', 5)}${rect(-48, -66, 96, 38, 'h')}${rect(-48, -32, 96, 6, 'k')}${polygon(
      [
        [-60, -62],
        [60, -62],
        [34, -104],
        [-34, -104],
      ],
      'm',
    )}${line('M-38-108l8 8M38-108l-8 8M-60-62H60', 'c', 3)}${rect(-30, -56, 18, 18, 'k')}${rect(12, -58, 16, 28, 'k')}${line('M30-28L46 0M22-28L36 0', 'k', 2.6)}`
    const side = choices.chance(0.5) ? 1 : -1
    const wash = choices.chance(0.5)
      ? `${line(`M${short(x + side * 40)} ${ground - 26}q34 10 70 0`, 'k', 1.5)}${rect(x + side * 60 - 6, ground - 22, 12, 18, 'c')}${rect(x + side * 84 - 6, ground - 22, 12, 16, 'm')}`
      : ''
    return `${moved(x + side * 112, ground - 8, 0.72, house)}${moved(x - side * 26, ground + 14, 1.28, house, side < 0)}${wash}`
  },
}

/** Paper umbrellas, or cloth on the loom. */
export const craft: Scene = {
  draw({ choices, x, ground, region }) {
    const umbrella = (tone: 'm' | 'c' | 'w') =>
      `${circle(0, 0, 44, tone)}${line('M0-44V44M-44 0H44M-31-31l62 62M31-31l-62 62', 'k', 1.4, 0.6)}${circle(0, 0, 20, 'h', 0.5)}${circle(0, 0, 5, 'k')}`
    if (region === 'north' && choices.chance(0.7))
      return `${moved(x - 96, ground - 34, 0.95, umbrella('c'))}${moved(x + 98, ground - 30, 0.9, umbrella('w'))}${moved(x, ground - 44, 1.5, umbrella('m'))}`
    const band = (y: number, tone: 'm' | 'c' | 'h' | 'k') => rect(-66, y, 132, 10, tone)
    const cloth = `${rect(-66, -126, 132, 120, 'm')}${band(-116, 'c')}${band(-96, 'h')}${shape('M-66-74l11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12v16H-66z', 'c')}${band(-42, 'k')}${band(-24, 'h')}${line('M-78-128H78', 'k', 7)}${line('M-70-128V0M70-128V0', 'k', 5)}${line('M-60-6v12M-40-6v12M-20-6v12M0-6v12M20-6v12M40-6v12M60-6v12', 'c', 3)}`
    return moved(x, ground + 18, choices.between(1.1, 1.25), cloth)
  },
}

/** Sky lanterns. */
export const festival: Scene = {
  draw({ choices, x, width, ground }) {
    const lantern = `${shape('M-14 0q-6-34 4-38h20q10 4 4 38z', 'c')}${ellipse(0, 0, 14, 4, 's')}${circle(0, -14, 26, 'c', 0.2)}`
    const flock: [Point, number][] = Array.from({ length: 8 }, () => [
      [choices.between(24, width - 24), choices.between(56, 200)],
      choices.between(0.4, 1),
    ])
    const crowd = Array.from({ length: 12 }, (_, at) =>
      circle((at / 11) * width, ground + choices.between(10, 22), choices.between(10, 15), 'k'),
    ).join('')
    return `${repeat('n', lantern, flock)}${moved(x, 160, 1.5, lantern)}${crowd}${rect(0, ground + 20, width, 60, 'k')}`
  },
}
