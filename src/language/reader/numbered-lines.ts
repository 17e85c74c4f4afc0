import { ASKS } from './topic-beside-rules.ts'

/** Whether numbered lines are a list of questions rather than a plan, in which few ask. */
export const areQuestions = (lines: readonly string[]): boolean =>
  lines.length > 0 && lines.filter((line) => ASKS.test(line)).length * 2 >= lines.length
