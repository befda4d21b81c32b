import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './files.ts'

const folders = ['src/server', 'src/graphs', 'src/paths', 'src/web']

/** What of a module outlives a call, and why it may. Anything else belongs in what the module is given. */
const named: Record<string, string> = {
  'src/paths/cache/sources.ts: known': 'the sources of a running process do not change',
  'src/paths/explore/guard-literals.ts: known':
    'follows from the functions of a machine, and lives as long as that',
  'src/paths/explore/referred.ts: attached': 'a process has one debugger of its own, which is slow to attach',
  'src/paths/model/steady-keys.ts: known': 'follows from the text of a function, and lives as long as that',
  'src/paths/solve/highs.ts: loading': 'the solver, loaded with the first problem that needs it',
  'src/server/access/lead-cookie.ts: proved': 'held by the request whose cookies they were read from',
  'src/server/db/lock.ts: heldHere': 'a file is locked by a process, whoever in it asks',
  'src/server/db/statements.ts: names': 'the name of a column follows from its key',
  'src/server/graphs/list-machine-cards.ts: minis': 'follows from the version it is held by',
  'src/server/graphs/scenes/scene-of.ts: underWay': 'held by the database that was given',
  'src/server/graphs/seed/behaviour.ts: known': 'follows from the steps it is held by',
  'src/server/graphs/versions/requested-machine.ts: titledVersions': 'follows from the version it is held by',
  'src/server/http/keyed-hash.ts: keys': 'a key follows from its secret and purpose',
  'src/server/paths/worker-pool/worker-pool.ts: pools': 'held by what the modules of one server are given',
  'src/server/traffic/walkable-graph.ts: walkables': 'follows from the graph it is held by',
  'src/web/browser/policy-state/policy-state.ts: policyState': 'the storage of a browser',
  'src/web/browser/posted-form.ts: posted':
    'a document has one form that came back; the server sets it while it renders one page',
  'src/web/capture/recording.ts: running': 'a tab is recorded once',
  'src/web/language/place-names.ts: known': 'the names of a language do not change, and are fetched once',
  'src/web/lazily.ts: wanted': 'what a page is fetching, whichever part asked for it',
  'src/web/main.tsx: opened': 'a document has one router',
  'src/web/motor/motor.page.tsx: begun': 'entries of the one history of a tab',
  'src/web/recorder/recorded.ts: early': 'a tab has one recorder, which comes after the first machines',
  'src/web/recorder/recorded.ts: observe': 'a tab has one recorder, which comes after the first machines',
  'src/web/session/keep-session.ts: rememberedAs': 'a tab has one session',
  'src/web/session/tab-session.ts: now': 'a tab has one session',
  'src/web/ui/choices/answer-tile.tsx: isAnswering': 'a tab asks one question at a time',
  'src/web/ui/layout/screen.tsx: isUnderWay': 'a document has one focus, and one title is read aloud',
  'src/web/ui/layout/screen.tsx: lastTitle': 'a document has one focus, and one title is read aloud',
  'src/web/ui/overlays/toast-store.ts: toasts': 'a tab has one stack of notices',
}

const declared = /^(?:export )?(let|var|const) (\w+)/gm
const changing = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill'

/** Variables of a module, and constants whose content the module changes. */
function stateIn(text: string): string[] {
  return [...text.matchAll(declared)].flatMap(([, keyword, name = '']) =>
    keyword !== 'const' || isChanged(text, name) ? [name] : [],
  )
}

function isChanged(text: string, name: string): boolean {
  const called = new RegExp(`(?<![\\w.#])${name}(?:\\.\\w+)*\\.(?:${changing})\\(`)
  const assigned = new RegExp(`(?<![\\w.#])${name}(?:\\.\\w+|\\[[^\\]]+\\])+ (?:[-+*|&?]{1,2})?= `)
  return called.test(text) || assigned.test(text)
}

test('no module keeps state between calls but those that are named with a reason', () => {
  const found = folders
    .flatMap(sourceFiles)
    .flatMap((file) => stateIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(found.sort()).toEqual(Object.keys(named).sort())
})
