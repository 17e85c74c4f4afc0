import { detoursChart } from './detours-chart.ts'
import { highlightsChart, type ListedDestination } from './highlights-chart.ts'
import { hoursChart, type LightPlaces } from './hours-chart.ts'
import { repeatsChart } from './repeats-chart.ts'
import { whatCountsChart } from './what-counts-chart.ts'

/** Real places that the charts name. */
export interface ChartFacts {
  readonly destination: ListedDestination
  readonly light: LightPlaces
}

/** The charts of docs/planner.md by file, drawn from the constants and functions that plan trips, so that they stay true. */
export const PLANNER_CHARTS: Readonly<Record<string, (facts: ChartFacts) => string>> = {
  'docs/planner/what-counts.svg': whatCountsChart,
  'docs/planner/highlights.svg': ({ destination }) => highlightsChart(destination),
  'docs/planner/repeats.svg': repeatsChart,
  'docs/planner/hours.svg': ({ light }) => hoursChart(light),
  'docs/planner/detours.svg': detoursChart,
}
