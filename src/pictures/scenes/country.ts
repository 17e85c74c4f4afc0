import type { Scene } from '../canvas.ts'
import { circle, ellipse, line, moved, type Point, polygon, rect, repeat, shape, short } from '../shapes.ts'

/** Rice terraces with a hut. */
export const terraces: Scene = {
  terrain: 'hills',
  draw({ choices, x, width, height }) {
    const side = choices.chance(0.5) ? 1 : -1
    const steps = Array.from({ length: 5 }, (_, at) => {
      const y = 186 + at * 19
      const bend = side * (34 - at * 5)
      const edge = `M-10 ${y + bend * 0.4}Q${short(x - 60)} ${short(y - bend)} ${short(x + 40)} ${short(y)}T${width + 10} ${short(y - bend * 0.5)}`
      return `${shape(`${edge}V${height}H-10z`, at % 2 === 0 ? 'g' : 'n')}${line(edge, 'c', 2, 0.75)}`
    })
    const hut = `${rect(-17, -30, 34, 20, 'h')}${polygon(
      [
        [-28, -28],
        [28, -28],
        [0, -54],
      ],
      'm',
    )}${line('M-14-10v12M14-10v12', 'k', 3)}${rect(-5, -24, 10, 14, 'k')}`
    return `${steps.slice(0, 3).join('')}${moved(x - side * 64, 216, 1.25, hut)}${steps.slice(3).join('')}`
  },
}

export const farm: Scene = {
  terrain: 'hills',
  draw({ choices, x, width, height }) {
    const rows = Array.from(
      { length: 9 },
      (_, at) => `M${short(x + (at - 4) * 7)} 212L${short(x + (at - 4) * 74)} ${height}`,
    ).join('')
    const barn = `${rect(-30, -40, 60, 40, 'm')}${polygon(
      [
        [-36, -38],
        [-20, -60],
        [20, -60],
        [36, -38],
      ],
      'k',
    )}${rect(-10, -26, 20, 26, 'h')}${line('M-10-26L10 0M10-26L-10 0', 'm', 2)}`
    const mill = `${polygon(
      [
        [-4, 0],
        [4, 0],
        [2, -66],
        [-2, -66],
      ],
      'k',
    )}${line('M0-66l24-10M0-66l10 24M0-66l-24 10M0-66l-10-24', 'h', 5)}${circle(0, -66, 4, 'c')}`
    const side = choices.chance(0.5) ? 1 : -1
    return `${rect(0, 212, width, 90, 'g')}${line(rows, 'n', 7)}${line(rows, 'c', 1.6, 0.7)}${moved(x + side * 70, 216, 1.15, barn)}${moved(x - side * 84, 216, 1.2, choices.chance(0.5) ? mill : '')}`
  },
}

/** Elephants at the edge of the forest, or birds above the reeds. */
export const wildlife: Scene = {
  draw({ choices, x, width, ground }) {
    const elephant =
      shape(
        'M-52 0v-34q0-34 40-36h26q10-12 28-8 16 4 16 24-2 20-6 30-4 14-14 12 6-4 6-14l0-10q-6 4-12 2l2 34H20v-24H-18v24h-14v-22l-4 22z',
        'k',
      ) +
      ellipse(30, -52, 12, 16, 'n') +
      circle(46, -58, 2, 'h') +
      line('M52-44q8 6 12 0', 'h', 3) +
      line('M-52-40q-8 8-6 22', 'k', 3)
    const grass = Array.from(
      { length: 12 },
      () => `M${short(choices.between(0, width))} 276q-3-14-8-20m8 20q1-14 5-24`,
    ).join('')
    const young = choices.chance(0.6) ? moved(x - 84, ground + 18, 0.62, elephant) : ''
    return `${moved(choices.of([48, width - 48]), ground, 1.5, bigTree())}${rect(0, ground, width, 70, 'n')}${moved(x + 12, ground + 20, 1.3, elephant, choices.chance(0.5))}${young}${line(grass, 'c', 2.5, 0.8)}`
  },
}

export const zoo: Scene = {
  draw({ choices, x, ground, width }) {
    const giraffe = `${shape('M-30 0l2-52q2-16 20-18L8-126q-8-2-8-8 0-8 10-8h14q10 2 12 12 0 6-8 6l-8 0-6 60q4 30 4 64h-9l-6-40h-20l-6 40z', 'c')}${[
      [-14, -56],
      [2, -62],
      [-18, -40],
      [10, -84],
      [14, -104],
      [2, -42],
    ]
      .map(([cx, cy]) => circle(cx!, cy!, 4.5, 'm'))
      .join('')}${line('M10-142v-9M18-142v-9', 'm', 3)}${circle(24, -134, 2, 'k')}`
    const fence = Array.from({ length: 12 }, (_, at) => `M${short((at / 11) * width)} 278v-26`).join('')
    return `${moved(x - 76, ground, 1.2, bigTree())}${rect(0, ground, width, 70, 'n')}${moved(x + 26, ground + 14, 1.25, giraffe, choices.chance(0.5))}${line(`${fence}M0 258h${width}`, 'k', 4)}`
  },
}

export const garden: Scene = {
  draw({ choices, x, width, ground }) {
    const flower = `${line('M0 0v-26', 'n', 3)}${[
      [-6, -30],
      [6, -30],
      [0, -37],
      [0, -24],
    ]
      .map(([cx, cy]) => circle(cx!, cy!, 6, 'm'))
      .join('')}${circle(0, -30, 4, 'c')}`
    const rows = Array.from({ length: 13 }, (_, at): [Point, number] => [
      [(at / 12) * (width + 20) - 10, 266 + (at % 3) * 8],
      choices.between(0.85, 1.35),
    ])
    const gazebo = `${[-38, -14, 14, 38].map((at) => rect(at - 2, -56, 4, 56, 'h')).join('')}${polygon(
      [
        [-54, -54],
        [54, -54],
        [26, -82],
        [-26, -82],
      ],
      'm',
    )}${polygon(
      [
        [-24, -80],
        [24, -80],
        [0, -104],
      ],
      'm',
    )}${line('M0-102v-10M-54-54H54', 'c', 3)}${rect(-48, -5, 96, 7, 'h')}`
    const hedge = Array.from({ length: 6 }, (_, at) =>
      circle((at / 5) * width, ground + 6, choices.between(18, 30), 'g'),
    ).join('')
    return `${hedge}${rect(0, ground + 4, width, 70, 'n')}${choices.chance(0.6) ? moved(x, ground + 8, 1.2, gazebo) : moved(x, ground + 8, 1.3, bigTree())}${repeat('f', flower, rows)}`
  },
}

export const park: Scene = {
  draw({ choices, x, width, ground }) {
    const bench = `${line('M-26-14h52M-26-24h52', 'm', 4)}${line('M-20-14V0M20-14V0M-20-30v16M20-30v16', 'k', 3)}`
    const lamp = `${line('M0 0v-60', 'k', 3)}${circle(0, -64, 7, 'c')}`
    const at = choices.between(-70, -30)
    return `${rect(0, ground, width, 70, 'g')}${shape(`M${short(x - 40)} ${ground}q60 24 10 60h110q40-40-66-60z`, 'h', 0.8)}${moved(x + at, ground + 6, 1.45, bigTree())}${moved(x - at * 1.7, ground + 2, 0.9, bigTree())}${moved(x + 14, ground + 16, 1, bench)}${moved(x + 72, ground + 22, 1, lamp)}`
  },
}

function bigTree(): string {
  return `${shape('M-7 0q4-30 1-58h12q-3 28 1 58z', 'k')}${circle(0, -86, 34, 'g')}${circle(-28, -70, 24, 'g')}${circle(28, -72, 26, 'g')}${circle(6, -96, 20, 'f')}`
}
