import { defineConfig } from 'vitest/config'

/**
 * A worker runs each test file anew for every mutant. Its files share what they import, which takes longer than most
 * tests, and a server's tests are run on the embedded database alone.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'forks',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
