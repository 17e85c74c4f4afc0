export { createGazetteer } from './gazetteer.ts'
export { type PlanningParts, planTrip } from './plan-trip.ts'
export { createPlanner, type Planner } from './planner-pool.ts'
export { geographyOf } from './trip-problem.ts'
