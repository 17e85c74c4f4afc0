// What a planner thread runs; the pool calls it by its name.
export { solveTask } from './solve-task.ts'
