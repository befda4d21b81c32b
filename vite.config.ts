import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { languageOf } from './machines/reference/language-addresses.ts'
import { inLanguage } from './src/server/assets/in-language.ts'
import { logoSheets } from './src/server/assets/logo-sheets.ts'
import { byEnvironment } from './tests/support/sequencer.ts'

const any = (...parts: string[]) => new RegExp(parts.join('|'))

/**
 * Files of the bundle by the modules that they begin with, and all that these import unless a file above has it: in
 * pieces it compresses worse, and every piece is a request. The server names them as parts of the pages that it draws.
 * What two of the first pages share stands in a file that both need anyway; a page itself is none of these, or a file
 * of a few bytes that leads to it is one more request (rolldown/rolldown#9729).
 */
const files = {
  // The names of places in another language than English, for the first page that shows one.
  places: any('src/web/language/translated-places.ts$', 'machines/reference/(place|office)-labels.ts$'),
  // All that the first screen needs, and a hook that router and machines share.
  first: any('src/web/main.tsx$', 'node_modules/use-sync-external-store/'),
  // What shows all other pages, and every page after the first.
  router: any('src/web/router.tsx$'),
  // What nearly every other page is made of, and what each page does once it is idle.
  base: any(
    'node_modules/(valibot|dayjs|xstate|@xstate/react)/',
    'machines/(core|rules|schemas)/',
    'machines/(reference/insurers|motor/vehicle-words)',
    'src/web/ui/(layout|feedback)/',
    'src/web/ui/(inputs/(field|switch)|facts/(money|breakup-table)).tsx$',
    'src/web/journey/use-journey.ts$',
    'src/web/shared/motor/plate/',
    'src/web/(recorder/recorder|after-load|session/session-actor|browser/use-when-online).ts$',
  ),
  // What home comes to show below its first screen, and its forms.
  home: any('src/web/home/(home-machine|story/story|faq/faq|plate-panel).tsx$'),
  // What prices are shown with: all that the page behind a shared link needs, which asks nothing.
  prices: any(
    'src/web/motor/quotes/(list/plan-facts|labels).tsx?$',
    'src/web/shared/quotes/(card-frame.tsx|groups.ts|(card|list|quotes).module.css)$',
    'src/contract/quotes/shared-quotes.calls.ts$',
    'node_modules/@tanstack/react-query/.*/useQuery.js$',
  ),
  // What only journeys need: the questions, lists of prices, and what else two of their pages share.
  journeys: any(
    'src/web/journey/(form/event-form|journey-page|still-working|waits-for-network).tsx$',
    'src/web/shared/(resume/lead-page|reminder/reminder|not-started).tsx$',
    'src/web/shared/motor/(calls|contact|found-vehicle|too-early.view|expiry/expiry.journey).tsx?$',
    'src/web/shared/quotes/',
    'src/web/(health|pet)/quotes/features.ts$',
    'src/web/ui/(inputs/search-box|facts/key-value).tsx$',
    'src/web/(browser/until-online|saving/(calls|actors)).ts$',
    'src/contract/quotes/unavailable.codec.ts$',
    'machines/(motor/(rules/|expiry/expiry.machine)|purchase/(paying.states|quotes/)|health/health-words)',
  ),
  info: any('src/web/info/[^/]+.page.tsx$'),
}

/** Those further up take first. */
const groups = Object.entries(files).map(([name, test], index) => ({ name, test, priority: 100 - index }))

/** Classes named alike in two stylesheets differ by the file; what else could tell them apart only costs bytes. */
const className = (name: string, file: string) =>
  `${name}_${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`

/** What draws the pages on the server has its packages within: Node would load React's development build else. */
const drawing = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** What builds the pages need not load Vitest. */
const inTests = process.env.VITEST
  ? { sequence: { sequencer: byEnvironment((await import('vitest/node')).BaseSequencer) } }
  : {}

/** One config for the browser build (root `src/web`) and for Vitest (root: the project). */
export default defineConfig({
  root: process.env.VITEST ? '.' : 'src/web',
  // The sources are English; `buildPages` names the language it builds.
  plugins: [inLanguage(languageOf(process.env.PAGES_LANGUAGE)), react(), logoSheets()],
  css: { modules: { generateScopedName: className } },
  // React has this store itself; the shim is for versions before it did.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Every browser of that target knows it; without, the page begins with one file less.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups,
            },
          },
        },
      },
    },
    ...(process.env.VITEST ? {} : { ssr: drawing }),
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, which is usual, is too little on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // What a failing test wrote is shown, and nothing of one that passed.
    silent: 'passed-only',
    // Vitest leaves one core free, which of two is half.
    maxWorkers: '100%',
    ...inTests,
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
        // Where Vitest looks for an environment that is not its own.
        resolve: { alias: { 'vitest-environment-dom': resolve('tests/web/support/dom.ts') } },
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/support/postgres.setup.ts', 'tests/server/support/build.setup.ts'],
          // Files that one worker runs share its two databases, which take a second to open.
          isolate: false,
        },
      },
    ],
  },
})
