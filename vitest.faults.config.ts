import { defineConfig, mergeConfig } from 'vitest/config'
import suite from './vitest.config.ts'

/** Killed nodes, stopped databases and commands of their own: processes that take longer than the rest of the suite. */
export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [], exclude: [] } },
  defineConfig({ test: { include: ['test/faults/**/*.test.ts'] } }),
)
