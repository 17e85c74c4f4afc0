import type { IsoDate } from './calendar.ts'
import type { Point } from './point.ts'

/** Minutes after midnight in Bangkok. */
export interface SunTimes {
  readonly sunrise: number
  readonly sunset: number
  /** The end of civil twilight: too dark to look around. */
  readonly dusk: number
}

const RAD = Math.PI / 180
/** Zenith angles of the sun's centre: at the horizon, with refraction and its radius, and 6° below it. */
const HORIZON = 90.833
const CIVIL_TWILIGHT = 96
const BANGKOK_MERIDIAN = 105
const MINUTES_PER_DEGREE = 4

/**
 * When the sun rises and sets, to about a minute at these latitudes. Without a date, the year's mean: the equinox on a
 * clock without the equation of time.
 * Source: NOAA Global Monitoring Laboratory, “General Solar Position Calculations”.
 */
export function sunTimes({ latitude, longitude }: Point, date: IsoDate | null): SunTimes {
  const { declination, equationOfTime } = date === null ? { declination: 0, equationOfTime: 0 } : solarPosition(date)
  const noon = 720 - MINUTES_PER_DEGREE * (longitude - BANGKOK_MERIDIAN) - equationOfTime
  const halfDay = (zenith: number) => {
    const cosine =
      Math.cos(zenith * RAD) / (Math.cos(latitude * RAD) * Math.cos(declination)) -
      Math.tan(latitude * RAD) * Math.tan(declination)
    return (MINUTES_PER_DEGREE * Math.acos(cosine)) / RAD
  }
  const day = halfDay(HORIZON)
  return {
    sunrise: Math.round(noon - day),
    sunset: Math.round(noon + day),
    dusk: Math.round(noon + halfDay(CIVIL_TWILIGHT)),
  }
}

/** Declination in radians and the equation of time in minutes, at noon in Bangkok. */
function solarPosition(date: IsoDate): { readonly declination: number; readonly equationOfTime: number } {
  const year = Number(date.slice(0, 4))
  const start = Date.UTC(year, 0, 1)
  const length = (Date.UTC(year + 1, 0, 1) - start) / 86_400_000
  const dayOfYear = (Date.parse(`${date}T05:00:00Z`) - start) / 86_400_000
  const g = (2 * Math.PI * (dayOfYear - 0.5)) / length
  const [sin, cos] = [Math.sin, Math.cos]
  return {
    equationOfTime:
      229.18 * (0.000075 + 0.001868 * cos(g) - 0.032077 * sin(g) - 0.014615 * cos(2 * g) - 0.040849 * sin(2 * g)),
    declination:
      0.006918 -
      0.399912 * cos(g) +
      0.070257 * sin(g) -
      0.006758 * cos(2 * g) +
      0.000907 * sin(2 * g) -
      0.002697 * cos(3 * g) +
      0.00148 * sin(3 * g),
  }
}
