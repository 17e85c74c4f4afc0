import type { Canvas, Terrain } from './canvas.ts'
import type { Tone } from './palette.ts'
import { circle, curve, ellipse, line, type Point, rect, shape, short } from './shapes.ts'

const HORIZON = 176

/** Sky and land behind the subject. */
export function backdrop(canvas: Canvas, terrain: Terrain): string {
  return sky(canvas) + LANDS[terrain](canvas)
}

function sky(canvas: Canvas): string {
  const { choices, width, height, light } = canvas
  const fill = '<linearGradient id="s" x2="0" y2="1"><stop class="a"/><stop class="b" offset=".68"/></linearGradient>'
  const base = `<defs>${fill}</defs><path style="fill:url(#s)" d="M0 0h${width}v${height}H0z"/>`
  const x = width * choices.between(0.14, 0.86)
  if (light === 'night') {
    const stars = Array.from(
      { length: 9 },
      () => `M${short(choices.between(8, width - 8))} ${short(choices.between(8, 110))}h0`,
    )
    return `${base}${line(stars.join(''), 's', 2, 0.8)}${circle(x, choices.between(40, 66), 17, 's')}`
  }
  const [low, radius] = { dawn: [124, 24], day: [56, 20], golden: [104, 26], dusk: [148, 36] }[light] as [
    number,
    number,
  ]
  const y = low + choices.between(-10, 10)
  return `${base}${circle(x, y, radius * 1.9, 's', 0.22)}${circle(x, y, radius, 's')}${clouds(canvas)}${birds(canvas)}`
}

function clouds({ choices, width, light }: Canvas): string {
  if (light === 'dusk' || light === 'dawn') {
    const bands = Array.from({ length: 3 }, (_, at) => {
      const x = choices.between(-20, width * 0.7)
      return `M${short(x)} ${short(62 + at * 27 + choices.between(-6, 6))}h${short(choices.between(60, 150))}`
    })
    return line(bands.join(''), 'b', 5, 0.55)
  }
  const [x, y] = [choices.between(30, width - 60), choices.between(38, 78)]
  const cloud = `M${short(x - 34)} ${short(y)}a12 12 0 0 1 20-12a17 17 0 0 1 32 2a10 10 0 0 1 12 10z`
  return shape(cloud, 'h', 0.75)
}

function birds({ choices, width }: Canvas): string {
  if (!choices.chance(0.4)) return ''
  const [x, y] = [choices.between(50, width - 90), choices.between(50, 100)]
  const bird = (dx: number, dy: number) => `M${short(x + dx)} ${short(y + dy)}q4-5 7 0q4-5 7 0`
  return line(bird(0, 0) + bird(20, -9) + bird(30, 5), 'k', 1.6, 0.6)
}

const LANDS: Readonly<Record<Terrain, (canvas: Canvas) => string>> = {
  hills: (canvas) =>
    ridge(canvas, 150, 34, 'f', 0.9) + ridge(canvas, 180, 26, 'g') + ridge(canvas, 214, 13, 'n') + trees(canvas, 214),
  plain: (canvas) =>
    ridge(canvas, 176, 9, 'f', 0.8) + palms(canvas) + ridge(canvas, 200, 5, 'g') + ridge(canvas, 222, 4, 'n'),
  sea,
  city,
  river(canvas) {
    const { width, height } = canvas
    return `${ridge(canvas, 158, 18, 'f')}${ridge(canvas, 178, 9, 'g')}${rect(0, 190, width, height - 190, 'w')}${ripples(canvas, 198)}`
  },
}

/** A line of hills as wide as the picture. */
export function ridge(
  { choices, width, height }: Canvas,
  y: number,
  rise: number,
  tone: Tone,
  steepness = 0.6,
): string {
  const count = Math.max(4, Math.round((width / 400) * 5))
  const points = Array.from({ length: count + 1 }, (_, at): Point => {
    const lift = at % 2 === 0 ? choices.between(0, rise * (1 - steepness)) : choices.between(rise * steepness, rise)
    return [(at / count) * (width + 80) - 40, y - lift]
  })
  return shape(`${curve(points)}V${height}H-40z`, tone)
}

/** Light on the water, under the sun or anywhere. */
export function ripples({ choices, width }: Canvas, from: number, tone: Tone = 'h', count = 8): string {
  const marks = Array.from({ length: count }, (_, at) => {
    const y = from + (at / count) * (274 - from) + choices.between(0, 5)
    return `M${short(choices.between(-10, width - 30))} ${short(y)}h${short(choices.between(14, 46))}`
  })
  return line(marks.join(''), tone, 2, 0.45)
}

function sea(canvas: Canvas): string {
  const { choices, width, height } = canvas
  const isle = (x: number, size: number) =>
    shape(
      `M${short(x - size)} ${HORIZON}q${short(size * 0.4)}-${short(size * 0.7)} ${short(size)}-${short(size * 0.6)}t${short(size)} ${short(size * 0.6)}z`,
      'f',
    )
  const isles =
    isle(choices.between(20, width * 0.4), choices.between(22, 46)) +
    isle(choices.between(width * 0.6, width - 20), choices.between(16, 34))
  return `${isles}${rect(0, HORIZON, width, height - HORIZON, 'w')}${rect(0, HORIZON, width, 2, 'h')}${ripples(canvas, HORIZON + 10)}`
}

function city(canvas: Canvas): string {
  const { choices, width, light } = canvas
  const skyline = (base: number, low: number, high: number, tone: Tone) => {
    let data = `M-4 ${base}`
    for (let x = -4; x < width; ) {
      const step = choices.between(14, 34)
      data += `V${short(base - choices.between(low, high))}h${short(step)}`
      x += step
    }
    return shape(`${data}V230H-4z`, tone)
  }
  const far = skyline(196, 20, 84, 'f')
  const near = skyline(210, 8, 46, 'g')
  const windows = Array.from(
    { length: 14 },
    () => `M${short(choices.between(6, width - 6))} ${short(choices.between(176, 212))}h0`,
  )
  const lit = light === 'night' || light === 'dusk' ? line(windows.join(''), 'c', 3, 0.9) : ''
  return `${far}${near}${lit}${rect(0, 214, width, 90, 'n')}`
}

function trees({ choices, width }: Canvas, base: number): string {
  const crowns = Array.from({ length: 5 }, () => {
    const [x, size] = [choices.between(0, width), choices.between(5, 11)]
    return ellipse(x, base - size * 0.1, size, size * 0.8, 'n')
  })
  return crowns.join('')
}

/** Sugar palms, the sign of the rice plain. */
function palms({ choices, width }: Canvas): string {
  const one = (x: number, size: number) => {
    const top = 196 - size
    const leaf = [-2, -1, 0, 1, 2].map(
      (turn) =>
        `M${short(x)} ${short(top)}q${turn * 5}-${short(9 - Math.abs(turn))} ${turn * 8} ${short(-7 + Math.abs(turn) * 5)}`,
    )
    return line(`M${short(x)} 200V${short(top)}${leaf.join('')}`, 'g', 2.4)
  }
  return Array.from({ length: 3 }, () => one(choices.between(10, width - 10), choices.between(26, 46))).join('')
}
