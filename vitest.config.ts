import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'sdk/src/**/*.test.ts', 'web/{src,build}/**/*.test.ts'],
    // Each needs more than npm brings, or takes longer than the rest together, and has a configuration of its own.
    exclude: ['test/browser/**', 'test/search-engine/**', 'test/faults/**', '**/node_modules/**'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    // Fewer collections of young objects than with the default of 16.
    execArgv: ['--max-semi-space-size=128'],
    // A worker loads the code once, and keeps databases for its next file: test/support/kept-catalogue.ts.
    isolate: false,
    // Commands that run in a worker speak the language of the environment.
    env: { LC_ALL: 'en_US.UTF-8' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than the cores of the machines that this is developed and checked on: tests also wait for databases and processes.
    maxWorkers: 3,
  },
})
