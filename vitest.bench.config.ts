import { defineConfig } from 'vitest/config'

/** Quality of search and trips, and equal times for known and unknown accounts: too slow for `npm test`, one file at a time. */
export default defineConfig({
  test: {
    include: ['bench/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
})
