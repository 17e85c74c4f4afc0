import { useTexts } from '../texts/define-texts.ts'
import { planTexts } from './plan-texts.ts'
import type { Stop } from './plan-types.ts'

/** The name of a stop: its place, or what it is. */
export function useStopName(stop: Stop): string {
  return useStopNames()(stop)
}

export function useStopNames(): (stop: Stop) => string {
  const t = useTexts(planTexts)
  return ({ place, kind, note }) => place?.place_name ?? note ?? (kind === 'meal' ? t.mealNearby : t.rest)
}
