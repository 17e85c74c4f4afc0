import type { Canvas, Scene } from '../canvas.ts'
import { circle, line, moved, type Point, polygon, rect, repeat, shape } from '../shapes.ts'

/** Temples differ by region: Lanna halls with low roofs, the bells of the south, the square spires of Isan, prangs of the centre. */
export const temple: Scene = {
  draw(canvas) {
    const { choices, x, ground, region } = canvas
    const side = choices.chance(0.5) ? 1 : -1
    const spire = {
      north: bell,
      northeast: squareSpire,
      central: choices.chance(0.4) ? prang : bell,
      east: bell,
      west: squareSpire,
      south: bell,
    }[region]
    const hall = region === 'north' ? lannaHall : tallHall
    const size = choices.between(0.92, 1.14)
    switch (choices.whole(0, 2)) {
      case 0:
        return moved(x + side * 62, ground, size, spire()) + moved(x - side * 28, ground, size, hall())
      case 1:
        return (
          repeat('t', bell(), [
            [[x - 92, ground], 0.62],
            [[x + 92, ground], 0.62],
          ]) + moved(x, ground, size * 1.2, spire())
        )
      default:
        return moved(x, ground, size * 1.2, hall()) + moved(x + side * 118, ground, 0.66, spire())
    }
  },
}

/** Roofs in three tiers that sweep nearly to the ground. */
function lannaHall(): string {
  const tier = (y: number, half: number, drop: number) =>
    shape(
      `M0 ${y}Q${half * 0.45} ${y + drop * 0.75} ${half} ${y + drop}H${-half}Q${-half * 0.45} ${y + drop * 0.75} 0 ${y}z`,
      'm',
    )
  const edge = (y: number, half: number, drop: number) =>
    line(
      `M${-half} ${y + drop}Q${-half * 0.45} ${y + drop * 0.75} 0 ${y}Q${half * 0.45} ${y + drop * 0.75} ${half} ${y + drop}`,
      'c',
      3,
    )
  return `${rect(-58, -46, 116, 46, 'h')}${tier(-84, 92, 50)}${edge(-84, 92, 50)}${tier(-104, 66, 44)}${edge(-104, 66, 44)}${tier(-120, 40, 38)}${edge(-120, 40, 38)}${line('M0-118q-2-10 5-15', 'c', 3)}${door()}`
}

/** A high gable with chofa at its ends. */
function tallHall(): string {
  const gable = (half: number, base: number, peak: number) =>
    `${polygon(
      [
        [0, peak],
        [half, base],
        [half - 9, base + 3],
        [-half + 9, base + 3],
        [-half, base],
      ],
      'm',
    )}${line(`M${-half - 7} ${base - 5}q4 7 9 3L0 ${peak}l${half - 2} ${base - peak - 2}q5 4 9-3`, 'c', 3)}`
  return `${rect(-62, -52, 124, 52, 'h')}${gable(74, -50, -98)}${gable(54, -68, -122)}${polygon(
    [
      [0, -108],
      [27, -74],
      [-27, -74],
    ],
    'c',
  )}${line('M0-121q-3-11 5-17', 'c', 3)}${[-50, -34, 34, 50].map((at) => rect(at - 2.5, -50, 5, 50, 'm')).join('')}${door()}${rect(-74, -5, 148, 6, 'k')}`
}

function door(): string {
  return `${shape('M-11 0v-27q11-15 22 0V0z', 'k')}${line('M0-37V0', 'c', 1.5)}`
}

/** A round stupa with its bell and rings. */
function bell(): string {
  return `${rect(-46, -10, 92, 10, 'k')}${rect(-38, -20, 76, 10, 'm')}${rect(-31, -28, 62, 8, 'k')}${shape('M-29-28C-27-62-15-60-11-80H11C15-60 27-62 29-28z', 'h')}${rect(-12, -88, 24, 8, 'm')}${polygon(
    [
      [-9, -88],
      [9, -88],
      [0, -146],
    ],
    'c',
  )}${line('M0-146v-12', 'c', 2.4)}`
}

/** The lotus-bud spire of the Mekong valley: square and waisted. */
function squareSpire(): string {
  return `${rect(-48, -14, 96, 14, 'k')}${rect(-38, -44, 76, 30, 'h')}${rect(-40, -48, 80, 5, 'm')}${rect(-30, -70, 60, 22, 'h')}${rect(-32, -73, 64, 4, 'm')}${shape('M-20-73C-26-102-9-112-5-146H5C9-112 26-102 20-73z', 'h')}${shape('M-12-80C-15-100-4-110 0-138 4-110 15-100 12-80z', 'c')}${line('M0-146v-14', 'c', 3)}${shape('M-9 0v-26q9-12 18 0V0z', 'k')}`
}

/** The corn-cob tower that Ayutthaya took from the Khmer. */
function prang(): string {
  const rings = [-58, -76, -94, -112]
    .map((y, at) => line(`M${-25 + at * 3.5} ${y}H${25 - at * 3.5}`, 'k', 2, 0.5))
    .join('')
  return `${rect(-54, -12, 108, 12, 'k')}${rect(-44, -26, 88, 14, 'm')}${rect(-36, -40, 72, 14, 'h')}${shape('M-28-40C-30-88-18-128 0-136 18-128 30-88 28-40z', 'h')}${rings}${line('M0-136v-18', 'c', 3)}${shape('M-8-40v-24q8-12 16 0v24z', 'k')}${line('M-44-26H44', 'c', 2)}`
}

/** A Khmer sanctuary with its stairs. */
export const khmerRuins: Scene = {
  draw({ choices, x, ground }) {
    const size = choices.between(0.95, 1.15)
    const middle: [Point, number] = [[x, ground], size * 1.1]
    const aside: [Point, number][] = [
      [[x - 84, ground], size * 0.72],
      [[x + 84, ground], size * 0.72],
    ]
    const isGroup = choices.chance(0.5)
    const stairs = shape(`M${x - 26} ${ground}h52l16 26H${x - 42}z`, 'h')
    const steps = `M${x - 28} ${ground + 6}h56M${x - 32} ${ground + 13}h64M${x - 37} ${ground + 20}h74`
    const wall = rect(x - 170, ground - 18, 340, 18, 'k') + rect(x - 174, ground - 22, 348, 5, 'm')
    return `${isGroup ? '' : wall}${repeat('t', khmerTower(), isGroup ? [...aside, middle] : [middle])}${stairs}${line(steps, 'k', 1.5, 0.5)}`
  },
}

/** Prangs or stupas among columns. */
export const ruins: Scene = {
  draw({ choices, x, ground }) {
    const size = choices.between(0.95, 1.15)
    const columns = (from: number, count: number) =>
      shape(
        Array.from({ length: count }, (_, at) => {
          const height = choices.between(16, 58)
          return `M${Math.round(from + at * 21)} ${Math.round(ground - height)}h9v${Math.round(height)}h-9z`
        }).join(''),
        'k',
      )
    switch (choices.whole(0, 2)) {
      case 0:
        return `${columns(x - 150, 4)}${moved(x + choices.between(-10, 30), ground, size * 1.12, prang())}${columns(x + 84, 3)}`
      case 1:
        return `${columns(x - 150, 3)}${repeat('t', bell(), [
          [[x - 60, ground], 0.8],
          [[x + 68, ground], 0.8],
          [[x + 4, ground], size],
        ])}${columns(x + 126, 2)}`
      default:
        return `${columns(x - 130, 3)}${moved(x - 28, ground, size, lotusBud())}${moved(x + 70, ground, size * 0.62, bell())}${columns(x + 112, 2)}`
    }
  },
}

/** The lotus-bud stupa of Sukhothai. */
function lotusBud(): string {
  return `${rect(-42, -10, 84, 10, 'k')}${rect(-32, -26, 64, 16, 'h')}${rect(-22, -66, 44, 40, 'h')}${rect(-26, -30, 52, 5, 'm')}${rect(-24, -70, 48, 5, 'm')}${shape('M-13-70C-25-92-8-104 0-134 8-104 25-92 13-70z', 'h')}${line('M0-132v-12', 'c', 2.4)}${shape('M-7-26v-22q7-10 14 0v22z', 'k')}`
}

function khmerTower(): string {
  return `${rect(-40, -12, 80, 12, 'k')}${rect(-30, -52, 60, 40, 'm')}${polygon(
    [
      [-34, -52],
      [34, -52],
      [0, -70],
    ],
    'h',
  )}${[
    [-58, 29],
    [-74, 25],
    [-90, 20],
    [-105, 14],
  ]
    .map(([y, half]) => rect(-half!, y! - 4, half! * 2, 17, 'm') + line(`M${-half!} ${y! - 4}H${half!}`, 'h', 2))
    .join('')}${shape('M-10-109Q0-130 10-109z', 'm')}${rect(-10, -44, 20, 32, 'k')}${line('M-13-46H13', 'c', 3)}`
}

/** Spires and gables behind a white wall. */
export const palace: Scene = {
  draw({ choices, x, ground }) {
    const side = choices.chance(0.5) ? 1 : -1
    const mondop = `${rect(-34, -58, 68, 58, 'h')}${polygon(
      [
        [-46, -56],
        [46, -56],
        [30, -76],
        [-30, -76],
      ],
      'm',
    )}${polygon(
      [
        [-33, -74],
        [33, -74],
        [20, -92],
        [-20, -92],
      ],
      'm',
    )}${polygon(
      [
        [-22, -90],
        [22, -90],
        [0, -158],
      ],
      'c',
    )}${line('M0-156v-14M-46-56H46M-33-74H33', 'c', 2.6)}${door()}`
    const wall = Array.from({ length: 15 }, (_, at) => rect(x - 168 + at * 24, ground - 12, 12, 8, 'h')).join('')
    return `${moved(x + side * 88, ground, 0.8, tallHall())}${moved(x - side * 100, ground, 0.55, bell())}${moved(x - side * 10, ground, 1.06, mondop)}${wall}${rect(x - 180, ground - 6, 360, 14, 'h')}`
  },
}

/** A spirit house or a Chinese shrine with its lanterns. */
export const shrine: Scene = {
  draw({ choices, x, ground }) {
    const lantern = (at: number) =>
      `${line(`M${at}-56v8`, 'k', 1.5)}${circle(at, -41, 7, 'c')}${line(`M${at}-34v7`, 'm', 2)}`
    const roof = 'M-86-62q20 2 34-22H52q14 24 34 22-6 10-18 10H-68q-12 0-18-10z'
    const upper = 'M-54-88q14 0 20-18H34q6 18 20 18-4 7-12 7H-42q-8 0-12-7z'
    const house = `${rect(-58, -54, 116, 54, 'h')}${[-56, -26, 20, 50].map((at) => rect(at, -54, 7, 54, 'm')).join('')}${shape(roof, 'm')}${shape(upper, 'm')}${line('M-86-62q20 2 34-22M86-62q-20 2-34-22', 'c', 2.6)}${circle(0, -112, 6, 'c')}${rect(-13, -34, 26, 34, 'k')}${lantern(-40)}${lantern(40)}${rect(-72, -6, 144, 8, 'k')}`
    const smoke = line(`M${x} ${ground - 6}q-6-12 0-22t0-24`, 'h', 2, 0.7)
    return `${moved(x, ground, choices.between(1.05, 1.25), house)}${smoke}`
  },
}

export const mosque: Scene = {
  draw({ choices, x, ground }) {
    const side = choices.chance(0.5) ? 1 : -1
    const dome = (at: number, y: number, size: number) =>
      `${shape(`M${at - size} ${y}C${at - size * 1.25} ${y - size} ${at - size * 0.3} ${y - size * 1.2} ${at} ${y - size * 1.7}C${at + size * 0.3} ${y - size * 1.2} ${at + size * 1.25} ${y - size} ${at + size} ${y}z`, 'c')}${line(`M${at} ${y - size * 1.6}v-10`, 'c', 2)}`
    const arch = (at: number) => shape(`M${at - 8} 0v-26q8-13 16 0V0z`, 'k')
    const hall = `${rect(-76, -56, 152, 56, 'h')}${dome(0, -56, 30)}${dome(-54, -56, 12)}${dome(54, -56, 12)}${[-50, -25, 0, 25, 50].map(arch).join('')}`
    const minaret = `${rect(-8, -124, 16, 124, 'h')}${rect(-11, -98, 22, 5, 'm')}${dome(0, -124, 10)}`
    return `${moved(x, ground, 1.05, hall)}${moved(x + side * 104, ground, 1, minaret)}`
  },
}

export const church: Scene = {
  draw({ choices, x, ground }: Canvas) {
    const window = (at: number, y: number) => shape(`M${at - 5} ${y}v-18q5-9 10 0v18z`, 'k')
    const tower = `${rect(-20, -98, 40, 98, 'h')}${polygon(
      [
        [-24, -96],
        [24, -96],
        [0, -150],
      ],
      'm',
    )}${line('M0-150v-20M-6-163H6', 'c', 3)}${circle(0, -76, 8, 'c')}${shape('M-9 0v-28q9-13 18 0V0z', 'k')}`
    const nave = `${rect(0, -60, 104, 60, 'h')}${polygon(
      [
        [-4, -58],
        [110, -58],
        [94, -84],
        [-4, -84],
      ],
      'm',
    )}${[24, 48, 72, 92].map((at) => window(at, -18)).join('')}`
    return moved(x - 34, ground, choices.between(1.05, 1.2), nave + tower, choices.chance(0.5))
  },
}
