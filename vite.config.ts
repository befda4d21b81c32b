import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** One config for the browser build (root `src/web`) and for Vitest (root: the project). */
export default defineConfig({
  root: process.env.VITEST ? '.' : 'src/web',
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // All that the first screen needs as one file: in pieces it compresses a tenth worse.
                { name: 'first', test: /src\/web\/main\.tsx$/, priority: 1 },
                // What most pages share as another: a page by itself would load fifty files, most under a kilobyte.
                { name: 'shared', minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**', 'tests/web/**'],
          // Pure code: importing the machines anew takes most files longer than their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web/setup.ts'],
          // A new module world for every file, as its DOM is: cheaper in a thread than in a process.
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/support/postgres.setup.ts'],
          // Files that one worker runs share its two databases, which take a second to open.
          isolate: false,
        },
      },
    ],
  },
})
