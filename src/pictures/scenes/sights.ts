import { isDark, type Scene } from '../canvas.ts'
import { circle, ellipse, line, moved, polygon, rect, shape, short } from '../shapes.ts'

/** A hall with columns. */
export const museum: Scene = {
  draw({ choices, x, ground }) {
    const thai = `${rect(-96, -58, 192, 58, 'h')}${polygon(
      [
        [-108, -56],
        [108, -56],
        [84, -80],
        [-84, -80],
      ],
      'm',
    )}${polygon(
      [
        [-44, -72],
        [44, -72],
        [0, -116],
      ],
      'm',
    )}${polygon(
      [
        [-26, -76],
        [26, -76],
        [0, -102],
      ],
      'c',
    )}${line('M-108-56H108M0-114q-2-9 5-14', 'c', 3)}${[-78, -54, 54, 78].map((at) => shape(`M${at - 7}-10v-30h14v30z`, 'k')).join('')}${rect(-14, -42, 28, 42, 'k')}`
    const classic = `${rect(-92, -70, 184, 70, 'h')}${[-80, -50, -20, 20, 50, 80].map((at) => rect(at - 6, -68, 12, 62, 'm')).join('')}${polygon(
      [
        [-102, -70],
        [102, -70],
        [0, -112],
      ],
      'm',
    )}${circle(0, -84, 9, 'c')}${rect(-100, -76, 200, 7, 'k')}${rect(-104, -8, 208, 10, 'k')}${rect(-9, -46, 18, 40, 'k')}`
    const modern = `${polygon(
      [
        [-104, 0],
        [-104, -64],
        [-20, -104],
        [-20, 0],
      ],
      'm',
    )}${polygon(
      [
        [-20, 0],
        [-20, -84],
        [104, -52],
        [104, 0],
      ],
      'h',
    )}${[0, 24, 48, 72].map((at) => rect(at - 8, -40, 14, 30, 'k')).join('')}${rect(-84, -30, 44, 30, 'c')}${line('M-20-84L104-52', 'c', 4)}`
    return moved(x, ground + 2, choices.between(1.1, 1.25), choices.of([thai, classic, modern]))
  },
}

export const gallery: Scene = {
  draw({ choices, x, width, height, region }) {
    const frame = (wide: number, high: number, inner: string) =>
      `${rect(-wide / 2 - 6, -high / 2 - 6, wide + 12, high + 12, 'k')}${rect(-wide / 2, -high / 2, wide, high, 'b')}${inner}`
    const hills = `${circle(14, -14, 12, 'c')}${shape('M-48 36q20-50 42-30t54-14v44z', 'm')}`
    const bloom = [0, 1, 2, 3, 4]
      .map((at) =>
        ellipse(Math.cos(at * 1.257) * 12, Math.sin(at * 1.257) * 12, 10, 10, region === 'south' ? 'w' : 'm'),
      )
      .join('')
    const order = choices.chance(0.5) ? 1 : -1
    return `${rect(0, 0, width, 236, 'h')}${rect(0, 236, width, height - 236, 'n')}${rect(0, 230, width, 7, 'm')}${moved(x + order * 24, 128, 1.4, frame(96, 72, hills))}${moved(x - order * 104, 138, 1.2, frame(56, 76, bloom + circle(0, 0, 6, 'c')))}${moved(x + order * 136, 132, 1, frame(44, 58, shape('M-22 29L0-20 22 29z', 'w')))}${circle(x - 20, 218, 8, 'k')}${shape(`M${short(x - 31)} 229h22l5 44h-32z`, 'k')}`
  },
}

export const dome: Scene = {
  draw({ choices, x, ground }) {
    const hall = `${rect(-110, -40, 220, 40, 'h')}${shape('M-62-40a62 62 0 0 1 124 0z', 'm')}${line('M-44-70q44-26 88 0M0-102v62', 'c', 2.5)}${rect(-14, -30, 28, 30, 'k')}${[-88, -60, 60, 88].map((at) => rect(at - 8, -28, 16, 18, 'k')).join('')}`
    return moved(x, ground + 2, choices.between(1.1, 1.2), hall)
  },
}

/** A clock tower in a roundabout. */
export const landmark: Scene = {
  draw({ choices, x, ground, width, region }) {
    const tower = `${rect(-34, -8, 68, 8, 'k')}${rect(-22, -84, 44, 76, 'h')}${rect(-28, -122, 56, 40, 'm')}${circle(0, -102, 14, 'h')}${line('M0-102v-9M0-102l7 4', 'k', 2.4)}${polygon(
      [
        [-34, -122],
        [34, -122],
        [16, -140],
        [-16, -140],
      ],
      'c',
    )}${polygon(
      [
        [-14, -140],
        [14, -140],
        [0, -172],
      ],
      'm',
    )}${line('M0-170v-14', 'c', 3)}${shape('M-9-8v-34q9-14 18 0v34z', 'k')}`
    const swing = `${line('M-34 0l12-138M34 0L22-138', 'm', 8)}${line('M-40-138h80M-30-124h60', 'm', 7)}${shape('M-40-140q20-26 40-26t40 26z', 'c')}${rect(-50, -6, 100, 8, 'h')}`
    const gate = `${rect(-84, -96, 26, 96, 'h')}${rect(58, -96, 26, 96, 'h')}${polygon(
      [
        [-98, -94],
        [98, -94],
        [70, -116],
        [-70, -116],
      ],
      'm',
    )}${polygon(
      [
        [-60, -114],
        [60, -114],
        [0, -142],
      ],
      'm',
    )}${line('M-98-94H98', 'c', 4)}`
    return `${rect(0, ground + 8, width, 60, 'n')}${ellipse(x, ground + 18, 120, 12, 'g')}${moved(x, ground + 12, choices.between(1.05, 1.15), choices.of([tower, tower, region === 'central' ? swing : gate, gate]))}`
  },
}

export const monument: Scene = {
  draw({ choices, x, ground }) {
    const figure = `${circle(0, -132, 9, 'k')}${shape('M-12-122h24l4 38h-32z', 'k')}${line('M14-118l20-24', 'k', 5)}`
    const obelisk = polygon(
      [
        [-13, -72],
        [13, -72],
        [8, -158],
        [0, -170],
        [-8, -158],
      ],
      'h',
    )
    const wings = [
      [-70, 12],
      [-40, 4],
      [40, -4],
      [70, -12],
    ]
      .map(([at, lean]) =>
        polygon(
          [
            [at! - 10, -10],
            [at! + 10, -10],
            [at! - lean! + 4, -118],
            [at! - lean! - 4, -118],
          ],
          'h',
        ),
      )
      .join('')
    const base = `${rect(-64, -12, 128, 14, 'k')}${rect(-46, -30, 92, 18, 'm')}${rect(-26, -74, 52, 44, 'h')}${line('M-46-30h92', 'c', 3)}`
    const kind = choices.whole(0, 2)
    return moved(
      x,
      ground + 8,
      choices.between(1, 1.15),
      kind === 0
        ? base + figure + rect(-18, -86, 36, 12, 'c')
        : kind === 1
          ? base + obelisk
          : wings +
            base +
            polygon(
              [
                [-8, -74],
                [8, -74],
                [0, -104],
              ],
              'c',
            ),
    )
  },
}

export const stadium: Scene = {
  draw({ x, ground, width }) {
    const mast = `${line('M0 0v-118', 'k', 5)}${rect(-18, -130, 36, 16, 'c')}${polygon(
      [
        [-18, -114],
        [18, -114],
        [60, -10],
        [-60, -10],
      ],
      's',
      0.16,
    )}`
    return `${rect(0, ground + 10, width, 60, 'n')}${moved(x - 120, ground, 1, mast)}${moved(x + 120, ground, 1, mast)}${shape(`M${short(x - 130)} ${ground - 20}q130-44 260 0l-16 46h-228z`, 'h')}${ellipse(x, ground - 14, 112, 18, 'm')}${ellipse(x, ground - 10, 92, 12, 'g')}${line(`M${short(x - 118)} ${ground + 8}h236`, 'k', 3, 0.4)}`
  },
}

/** A wheel and a coaster. */
export const themePark: Scene = {
  draw({ choices, x, ground }) {
    const cabins = Array.from({ length: 8 }, (_, at) => {
      const turn = (at / 8) * 2 * Math.PI
      return `${line(`M0 0L${short(Math.cos(turn) * 62)} ${short(Math.sin(turn) * 62)}`, 'k', 2)}${circle(Math.cos(turn) * 62, Math.sin(turn) * 62, 9, at % 2 === 0 ? 'c' : 'm')}`
    }).join('')
    const wheel = `${line('M0 0l-34 88M0 0l34 88', 'k', 5)}<circle class="k o" r="62" stroke-width="4"/>${cabins}${circle(0, 0, 8, 'h')}`
    const side = choices.chance(0.5) ? 1 : -1
    const track = line(`M${short(x - side * 180)} ${ground}q${side * 40}-130 ${side * 80}-10t${side * 96} 6`, 'm', 6)
    return `${track}${moved(x + side * 34, ground - 84, 1.12, wheel)}`
  },
}

export const mall: Scene = {
  terrain: 'city',
  draw(canvas) {
    const { choices, x, ground } = canvas
    const tone = isDark(canvas) ? 'c' : 'w'
    const tower = (at: number, wide: number, high: number) =>
      `${rect(at, -high, wide, high, 'k')}${Array.from({ length: 5 }, (_, row) => line(`M${at + 8} ${short(-high + 16 + row * ((high - 30) / 5))}h${wide - 16}`, tone, 5, 0.9)).join('')}`
    const block = `${tower(-104, 62, choices.between(76, 104))}${tower(52, 56, choices.between(92, 136))}${rect(-54, -62, 118, 62, 'h')}${[0, 1, 2, 3].map((at) => rect(-46 + at * 27, -52, 21, 26, 'w')).join('')}${polygon(
      [
        [-60, -62],
        [70, -62],
        [62, -70],
        [-52, -70],
      ],
      'm',
    )}${rect(-12, -24, 34, 24, 'k')}`
    return moved(x, ground + 4, 1.16, block)
  },
}

export const hotel: Scene = {
  draw(canvas) {
    const { choices, x, ground, width } = canvas
    const lit = isDark(canvas) ? 'c' : 'w'
    const villa = `${rect(-70, -50, 140, 50, 'h')}${polygon(
      [
        [-90, -46],
        [90, -46],
        [48, -90],
        [-48, -90],
      ],
      'm',
    )}${line('M-90-46H90', 'c', 3)}${[-52, -18, 18, 52].map((at) => rect(at - 11, -38, 22, 30, lit)).join('')}`
    const pool = `${ellipse(x, ground + 34, 130, 17, 'w')}${line(`M${short(x - 70)} ${ground + 34}h40M${short(x + 20)} ${ground + 39}h50`, 'h', 2.5, 0.7)}`
    const lounger = polygon(
      [
        [-18, 0],
        [14, 0],
        [28, -12],
        [30, -8],
        [16, 6],
        [-18, 6],
      ],
      'c',
    )
    return `${rect(0, ground, width, 70, 'n')}${moved(x + choices.between(-16, 16), ground + 4, 1.2, villa)}${pool}${moved(x - 132, ground + 26, 1, lounger)}`
  },
}
