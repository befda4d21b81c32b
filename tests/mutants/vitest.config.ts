import { defineConfig } from 'vitest/config'

/** One test file at a time in a process of its own, which runs it anew for every mutant. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
