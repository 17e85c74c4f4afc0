import { defineConfig, mergeConfig } from 'vitest/config'
import suite from './vitest.config.ts'

/** Journeys in a real browser: they need Chromium, so they are not part of `npm test`. */
export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [], exclude: [] } },
  defineConfig({
    test: {
      include: ['test/browser/**/*.test.ts'],
      testTimeout: 240_000,
      // Chromium names downloads in Thai only in a locale that is installed.
      env: { LC_ALL: 'C.UTF-8' },
      // A journey also waits: for frames, timers and a network that is idle.
      maxWorkers: 2,
    },
  }),
)
