import './leg-line.css'
import { Bus, Car, CarTaxiFront, Footprints, type LucideIcon, Plane, Sailboat, Ship, TrainFront } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { distance, duration } from '../texts/format.ts'
import { planTexts } from './plan-texts.ts'
import type { Leg } from './plan-types.ts'

const ICONS: Readonly<Record<Leg['mode'], LucideIcon>> = {
  walk: Footprints,
  drive: Car,
  public: Bus,
  charter: CarTaxiFront,
  ferry: Ship,
  boat: Sailboat,
  train: TrainFront,
  flight: Plane,
}

/** The way to a stop. */
export function LegLine({ leg: { mode, minutes, metres } }: { leg: Leg }) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const Icon = ICONS[mode]
  return (
    <span className="leg">
      <Icon aria-hidden="true" size={15} />
      {`${t.modes[mode]} ${duration(minutes, language)} · ${distance(metres, language)}`}
    </span>
  )
}
