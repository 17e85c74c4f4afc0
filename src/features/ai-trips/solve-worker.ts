// What a planner thread runs; the pool calls it by its name.
import { workerData } from 'piscina'
import { createSolver, type Geography } from './solve-task.ts'

export const solveTask = createSolver(workerData as Geography)
