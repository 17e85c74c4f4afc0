import { ridge } from '../backdrop.ts'
import type { Scene } from '../canvas.ts'
import { circle, curve, ellipse, line, moved, polygon, rect, shape, short } from '../shapes.ts'

/** One great peak above a sea of mist. */
export const mountain: Scene = {
  terrain: 'hills',
  draw({ choices, x, width }) {
    const peak = choices.between(62, 84)
    const lean = choices.between(-26, 26)
    const face = polygon(
      [
        [x - 150, 236],
        [x - 46 + lean, 122],
        [x + lean, peak],
        [x + 40 + lean, 112],
        [x + 84, 150],
        [x + 160, 236],
      ],
      'n',
    )
    const lit = polygon(
      [
        [x + lean, peak],
        [x + 40 + lean, 112],
        [x + 84, 150],
        [x + 160, 236],
        [x + 40, 236],
        [x + 18 + lean, 140],
      ],
      'k',
      0.45,
    )
    const mist = [206, 222, 240]
      .map((y, at) =>
        line(
          `M${short(choices.between(-30, 40))} ${y}h${short(width * choices.between(0.5, 0.9))}`,
          'h',
          13 - at * 2,
          0.6,
        ),
      )
      .join('')
    return face + lit + mist
  },
}

/** A ledge with somebody who looks out over the ridges. */
export const viewpoint: Scene = {
  terrain: 'hills',
  draw(canvas) {
    const { choices, x, width, height } = canvas
    const isLeft = choices.chance(0.5)
    const edge = isLeft ? x + choices.between(0, 36) : x - choices.between(0, 36)
    const rock = isLeft
      ? shape(`M-10 214q${short(edge / 2)}-10 ${short(edge + 10)}-2q18 6 6 20q-12 12 10 30t-10 40H-10z`, 'k')
      : shape(
          `M${width + 10} 214q${short(-(width - edge) / 2)}-10 ${short(-(width - edge) - 10)}-2q-18 6-6 20q12 12-10 30t10 40H${width + 10}z`,
          'k',
        )
    const at = isLeft ? edge - 38 : edge + 38
    const person = `${circle(0, -40, 6.5, 'k')}${shape('M-7-31h14l3 31h-20z', 'm')}${line('M-5 0v10M5 0v10', 'k', 4)}`
    const rail = choices.chance(0.5)
      ? line(`M${short(isLeft ? 0 : edge + 58)} 190H${short(isLeft ? edge - 58 : width)}`, 'k', 3) +
        line(`M${short(isLeft ? 30 : edge + 80)} 190v24`, 'k', 3)
      : tree(isLeft ? 52 : width - 52, 212, 1)
    return ridge(canvas, 232, 16, 'n') + rock + rail + moved(at, 202, 1.1, person) + rect(0, height - 4, width, 4, 'k')
  },
}

function tree(x: number, y: number, size: number): string {
  return moved(
    x,
    y,
    size,
    `${line('M0 0v-64M0-34l-18-20M0-44l16-18', 'k', 5)}${ellipse(-20, -64, 24, 13, 'k')}${ellipse(16, -76, 28, 15, 'k')}`,
  )
}

export const waterfall: Scene = {
  terrain: 'hills',
  draw({ choices, x, width, height }) {
    const half = choices.between(26, 48)
    const steps = choices.whole(1, 3)
    const cliff = `${shape(`M-10 60q${short(x * 0.4)} 20 ${short(x - half)} 34l6 150H-10z`, 'n')}${shape(`M${width + 10} 46q${short(-(width - x) * 0.4)} 30 ${short(-(width - x) - 10 + half)} 48l-6 150H${width + 10}z`, 'n')}${shape(`M-10 120q${short(x * 0.3)} 10 ${short(x - half * 1.5)} 60l-8 80H-10z`, 'k', 0.75)}${shape(`M${width + 10} 110q-40 20-${short(width - x - half * 1.6)} 76l10 70H${width + 10}z`, 'k', 0.75)}`
    const falls = Array.from({ length: steps }, (_, at) => {
      const [top, bottom] = [92 + (at * 132) / steps, 92 + ((at + 1) * 132) / steps]
      const wide = half * (0.72 + at * 0.28)
      return `${shape(`M${short(x - wide)} ${short(top)}h${short(wide * 2)}l6 ${short(bottom - top)}H${short(x - wide - 6)}z`, 'h')}${line(`M${short(x - wide * 0.45)} ${short(top + 6)}v${short(bottom - top - 10)}M${short(x + wide * 0.35)} ${short(top + 3)}v${short(bottom - top - 16)}M${short(x)} ${short(top + 14)}v${short(bottom - top - 20)}`, 'w', 3, 0.7)}`
    })
    const pool = `${ellipse(x, 244, 150, 28, 'w')}${ellipse(x, 228, half * 1.7, 10, 'h', 0.8)}${line(`M${short(x - 90)} 250h44M${short(x + 40)} 256h56`, 'h', 2.5, 0.6)}`
    return `${cliff}${falls.join('')}${rect(0, 244, width, height - 244, 'n')}${pool}${fern(24, 262)}${fern(width - 28, 258)}`
  },
}

function fern(x: number, y: number): string {
  return line(`M${x} ${y}q-4-26-26-34M${x} ${y}q0-30-6-44M${x} ${y}q4-28 24-36`, 'k', 5)
}

/** From inside: the mouth of the cave, and light that falls through it. */
export const cave: Scene = {
  terrain: 'hills',
  draw({ choices, x, width, height }) {
    const half = choices.between(118, 146)
    const mouth = curve([
      [x - half, 300],
      [x - half - 14, 170],
      [x - half * 0.72, 50],
      [x - 10, 4],
      [x + half * 0.66, 40],
      [x + half + 8, 150],
      [x + half + 6, 300],
    ])
    const rock = `<path class="k" fill-rule="evenodd" d="M0 0h${width}v${height}H0z${mouth}z"/>`
    const stalactites = Array.from({ length: 6 }, () => {
      const at = x + choices.between(-half, half)
      const [long, wide] = [choices.between(30, 76), choices.between(5, 10)]
      return polygon(
        [
          [at - wide, 0],
          [at + wide, 0],
          [at, 36 + long],
        ],
        'k',
      )
    }).join('')
    const ray = polygon(
      [
        [x - 30, 0],
        [x + 30, 0],
        [x + 96, 262],
        [x - 60, 262],
      ],
      's',
      0.35,
    )
    const floor = shape(`M0 236q${short(x)}-24 ${width} 4V${height}H0z`, 'k')
    return `${ray}${rock}${stalactites}${floor}${circle(x + 6, 214, 5, 'c')}${shape(`M${short(x)} 220h12l3 22h-18z`, 'm')}`
  },
}

/** Trunks as columns, and light between them. */
export const forest: Scene = {
  terrain: 'hills',
  draw(canvas) {
    const { choices, width, x } = canvas
    const trunk = (at: number, wide: number, tone: 'k' | 'g') =>
      shape(
        `M${short(at - wide / 2)} -4h${short(wide)}l${short(wide * 0.2)} 226q6 22 18 30h${short(-wide * 1.4 - 36)}q14-8 17-30z`,
        tone,
      )
    const far = Array.from({ length: 4 }, () => trunk(choices.between(0, width), choices.between(8, 13), 'g')).join('')
    const near = [choices.between(14, 60), choices.between(width - 70, width - 14), x + choices.of([-74, 82])]
      .map((at) => trunk(at, choices.between(18, 30), 'k'))
      .join('')
    const leaves = Array.from({ length: 6 }, (_, at) =>
      ellipse(
        (at / 5) * width + choices.between(-16, 16),
        choices.between(-12, 14),
        choices.between(38, 60),
        choices.between(24, 36),
        'n',
      ),
    ).join('')
    const path = shape(`M${short(x - 14)} 214q10 26-22 44t-40 42h${short(150)}q-34-26-46-44t-6-42z`, 'h', 0.75)
    return `${ridge(canvas, 220, 8, 'n')}${path}${far}${near}${leaves}${fern(x + 70, 270)}`
  },
}

export const mangrove: Scene = {
  terrain: 'river',
  draw({ choices, x, width }) {
    const root = `${ellipse(0, -84, 44, 26, 'n')}${ellipse(-22, -74, 26, 16, 'g')}${line('M0-70V-34M0-40q-30 6-36 44M0-44q-14 12-16 48M0-40q30 6 36 44M0-44q14 12 16 48', 'k', 5)}`
    const walk = `${polygon(
      [
        [x - 22, 300],
        [x + 86, 300],
        [x + 26, 196],
        [x + 10, 196],
      ],
      'h',
    )}${line(`M${short(x - 22)} 276L${short(x + 9)} 190M${short(x + 88)} 276L${short(x + 27)} 190`, 'm', 4)}`
    return `${moved(choices.between(50, 90), 246, 1.15, root)}${moved(width - choices.between(40, 90), 240, 1.05, root)}${moved(x - 30, 208, 0.55, root)}${walk}`
  },
}

/** Pillars of earth and layered rock. */
export const geopark: Scene = {
  terrain: 'plain',
  draw({ choices, x, width, height }) {
    const pillar = (at: number, top: number, wide: number) =>
      `${shape(`M${short(at - wide)} 250q6-${short((250 - top) * 0.6)} ${short(wide * 0.4)}-${short(250 - top)}h${short(wide * 1.3)}q-4 ${short((250 - top) * 0.4)} ${short(wide * 0.5)} ${short(250 - top)}z`, 'm')}${ellipse(at + wide * 0.05, top, wide * 0.95, 8, 'k')}${line(`M${short(at - wide * 0.66)} ${short(top + 30)}h${short(wide * 1.3)}M${short(at - wide * 0.76)} ${short(top + 52)}h${short(wide * 1.5)}`, 'c', 3, 0.6)}`
    const pillars = [-112, -62, -8, 52, 108].map((offset) =>
      pillar(x + offset + choices.between(-8, 8), choices.between(110, 176), choices.between(15, 24)),
    )
    return `${pillars.join('')}${shape(`M0 240q${width / 3}-16 ${width / 2} 0t${width / 2}-4V${height}H0z`, 'k')}`
  },
}

export const hotSpring: Scene = {
  terrain: 'hills',
  draw({ choices, x, width }) {
    const stones = Array.from({ length: 9 }, (_, at) =>
      ellipse(
        x - 120 + at * 30,
        246 + Math.abs(at - 4) * -3 + choices.between(-3, 4),
        choices.between(14, 22),
        choices.between(8, 13),
        at % 2 === 0 ? 'k' : 'm',
      ),
    ).join('')
    const steam = [-56, -18, 26, 64]
      .map((at) => line(`M${short(x + at)} 210q-14-18 0-36t0-36${choices.chance(0.5) ? 't4-26' : ''}`, 'h', 8, 0.65))
      .join('')
    return `${rect(0, 224, width, 80, 'n')}${ellipse(x, 226, 138, 26, 'w')}${ellipse(x - 10, 222, 96, 13, 'h', 0.4)}${steam}${stones}`
  },
}
