const SIZE = 400
const INSET = 36
/** A route around one town still gets room: about a kilometre. */
const MIN_SPAN = 0.01

interface Stop {
  readonly place_id: string
  readonly latitude: number
  readonly longitude: number
}

interface RouteMapProps {
  readonly days: readonly {
    readonly day: number
    readonly places: readonly Stop[]
  }[]
}

/** The shape of a route: a line for each day. The list beside it names the stops. */
export function RouteMap({ days }: RouteMapProps) {
  const points = days.flatMap(({ places }) => places)
  if (points.length < 2) return null
  const [south, north] = span(points.map(({ latitude }) => latitude))
  const [west, east] = span(points.map(({ longitude }) => longitude))
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = (SIZE - 2 * INSET) / Math.max((east - west) * narrowing, north - south, MIN_SPAN)
  const place = ({ latitude, longitude }: Stop) => ({
    x: SIZE / 2 + (longitude - (west + east) / 2) * narrowing * scale,
    y: SIZE / 2 - (latitude - (south + north) / 2) * scale,
  })
  return (
    <svg className="route-map" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {days.map(({ day, places }, at) => {
        // A day begins where the one before ended.
        const before = days[at - 1]?.places.at(-1)
        const line = [...(before ? [before] : []), ...places].map(place)
        return (
          <g key={day} style={{ color: `var(--day-${day % 7})` }}>
            <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {places.map((stop) => {
              const { x, y } = place(stop)
              return <circle key={stop.place_id} cx={x} cy={y} r="7" />
            })}
          </g>
        )
      })}
    </svg>
  )
}

function span(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
