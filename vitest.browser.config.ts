import { defineConfig } from 'vitest/config'

/** Journeys in a real browser: they need Chromium, so they are not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
})
