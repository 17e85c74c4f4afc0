import './area-map.css'
import { MapPin } from 'lucide-react'
import { DrawnCountry, drawnPoint } from '../map/drawn-country.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { type Labelled, layLabels } from './area-labels.ts'
import type { Destination } from './destination-search.ts'
import { destinationTexts } from './destination-texts.ts'

/** The map shows at least this much to each side, in degrees: the drawing has no finer coast. */
const LEAST_AROUND = 1.1
const AROUND_AREA = 0.9
const WIDE = 4 / 3
/** Sizes as shares of the width of the map. */
const TYPE = 0.033
const DOT = 0.008

/** The area with its highlights, and the destinations around it. The lists of the page name them all. */
export function AreaMap({ destination }: { readonly destination: Destination }) {
  const t = useTexts(destinationTexts)
  const { latitude, longitude, highlights, combines_with: next, near, parts, provinces, short_name: name } = destination
  const view = viewOf(destination)
  const here = drawnPoint(latitude, longitude)
  const unit = view.width
  const size = unit * TYPE
  const labels = layLabels(
    [{ id: destination.destination_id, name, ...here }, ...[...next, ...near, ...parts].map(labelled)],
    view,
    size,
  )
  return (
    <section className="place-panel" aria-labelledby="area-map">
      <h2 id="area-map">{t.where}</h2>
      <div className="area-map">
        <DrawnCountry view={view}>
          {next.map((other) => {
            const { x, y } = drawnPoint(other.latitude, other.longitude)
            return (
              <line
                key={other.destination_id}
                className="area-way"
                x1={here.x}
                y1={here.y}
                x2={x}
                y2={y}
                strokeWidth={unit * 0.004}
                strokeDasharray={`${unit * 0.002} ${unit * 0.012}`}
              />
            )
          })}
          {highlights.map((place) => {
            const { x, y } = drawnPoint(place.latitude, place.longitude)
            return <circle key={place.place_id} className="area-highlight" cx={x} cy={y} r={unit * DOT} />
          })}
          {labels.map(({ id, name: text, x, y, side }, at) => (
            <g key={id} className={at === 0 ? 'area-here' : 'area-other'}>
              <circle cx={x} cy={y} r={unit * DOT * (at === 0 ? 1.7 : 1)} strokeWidth={unit * 0.004} />
              {side && (
                <text
                  x={x + (side === 'start' ? 1 : -1) * size * 0.7}
                  y={y + size * 0.34}
                  textAnchor={side}
                  fontSize={size}
                  strokeWidth={size * 0.28}
                >
                  {text}
                </text>
              )}
            </g>
          ))}
        </DrawnCountry>
      </div>
      <p>{provinces.map((province) => province.name).join(' · ')}</p>
      <a
        className="place-guide"
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        target="_blank"
        rel="noopener"
      >
        <MapPin aria-hidden="true" size={18} />
        {t.openMap}
      </a>
    </section>
  )
}

function labelled(other: Destination['near'][number]): Labelled {
  return { id: other.destination_id, name: other.short_name, ...drawnPoint(other.latitude, other.longitude) }
}

function viewOf({ latitude, longitude, area }: Destination) {
  const around = Math.max(LEAST_AROUND, (area.north - area.south) * AROUND_AREA)
  const [top, bottom] = [drawnPoint(latitude + around, longitude), drawnPoint(latitude - around, longitude)]
  const height = bottom.y - top.y
  return { x: top.x - (height * WIDE) / 2, y: top.y, width: height * WIDE, height }
}
