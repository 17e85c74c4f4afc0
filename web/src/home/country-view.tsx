import './country-view.css'
import { useLanguage } from '../app/language.ts'
import { DrawnCountry, drawnPoint } from '../map/drawn-country.tsx'
import { EXAMPLES } from './examples.ts'

/** A journey down the country, from the north to the Andaman Sea. */
const WAY = [
  [19.9, 99.83],
  [18.79, 98.99],
  [17.01, 99.82],
  [14.36, 100.57],
  [13.75, 100.5],
  [13.2, 99.9],
  [11.8, 99.75],
  [10.4, 99.1],
  [9.1, 99.2],
  [8.06, 98.92],
] as const

interface CountryViewProps {
  /** The example at hand. */
  readonly shown: string | null
  /** Draws the way again and again while a trip is planned. */
  readonly isPlanning: boolean
}

export function CountryView({ shown, isPlanning }: CountryViewProps) {
  const language = useLanguage()
  return (
    <div className={isPlanning ? 'country country-planning' : 'country'} aria-hidden="true">
      <DrawnCountry>
        <path
          className="country-way"
          pathLength={1}
          d={smoothPath(WAY.map((point) => drawnPoint(point[0], point[1])))}
        />
        {EXAMPLES.map(({ id, latitude, longitude, day, ...example }) => {
          const { x, y } = drawnPoint(latitude, longitude)
          return (
            <g
              key={id}
              className={shown === id ? 'country-pin country-pin-shown' : 'country-pin'}
              style={{ color: `var(--day-${day})` }}
              transform={`translate(${x} ${y})`}
            >
              <circle className="country-halo" r="13" />
              <circle className="country-dot" r="6" />
              <text x="12" y="5">
                {example[language].name}
              </text>
            </g>
          )
        })}
      </DrawnCountry>
    </div>
  )
}

/** A curve through points: Catmull–Rom as Bézier segments. */
function smoothPath(points: readonly { readonly x: number; readonly y: number }[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!
  const segments = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const [c1x, c1y] = [start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6]
    const [c2x, c2y] = [end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6]
    return `C${c1x} ${c1y} ${c2x} ${c2y} ${end.x} ${end.y}`
  })
  return `M${at(0).x} ${at(0).y}${segments.join('')}`
}
