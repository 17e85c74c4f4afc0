import './drawn-country.css'
import country from 'virtual:country'
import type { ReactNode } from 'react'

/** The window of the drawing: the country with the sea on both sides. */
const VIEW = { x: 150, y: 20, width: 420, height: 690 }

interface DrawnCountryProps {
  /** A part of the drawing, which then fills the room; the whole country by default. */
  readonly view?: typeof VIEW
  readonly children?: ReactNode
}

/** A drawing of Thailand for pages that need no map. Children are placed over it with `drawnPoint`. */
export function DrawnCountry({ view, children }: DrawnCountryProps) {
  const { x, y, width, height } = view ?? VIEW
  return (
    <svg
      className="drawn-country"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${view ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      <use className="drawn-abroad" href={`${country}#land`} />
      <use className="drawn-land" href={`${country}#country`} />
      {children}
    </svg>
  )
}

/** A point of the earth in the drawing; `drawing` in `build/base-map.ts` is the same projection. */
export function drawnPoint(latitude: number, longitude: number): { readonly x: number; readonly y: number } {
  return { x: (longitude - 92) * 40, y: (mercator(22) - mercator(latitude)) * 40 }
}

function mercator(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI
}
