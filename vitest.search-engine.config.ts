import { defineConfig } from 'vitest/config'

/** The port `PlaceSearch` on a real OpenSearch cluster: needs Java 17 and Maven, so it is not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['test/search-engine/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 400_000,
    maxWorkers: 1,
  },
})
