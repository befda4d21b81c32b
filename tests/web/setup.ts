import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'
import dom from './support/dom.ts'
import { newWorld } from './support/new-world.ts'

/**
 * Files that one worker runs share what comes from packages, which takes longer to load than most of their tests to
 * run. All else is new to each: our own modules, and the DOM with all that was stored in it or listens to it.
 */
const { environment } = expect.getState()
if (environment === 'happy-dom')
  throw new Error('A file with a DOM begins with `// @vitest-environment dom`.')
const withDom = environment === dom.name
const end = await newWorld(withDom)
// Files without a DOM need not load React.
const screens = withDom ? await import('@testing-library/react') : undefined
if (screens) {
  // What is fetched when it is first wanted takes its time on a busy machine.
  screens.configure({ asyncUtilTimeout: 10_000 })
  // It looks into the document that there was when it was loaded.
  Object.assign(screens.screen, screens.within(document.body))
}

/** What React finds wrong with a page, such as two rows with one key, it only writes. Here it fails the test. */
const faults: string[] = []
const { console } = globalThis
const error = (...said: unknown[]) => {
  console.error(...said)
  const isExpected = expected.some((one) => one.test(String(said[0])))
  if (!isExpected) faults.push(format(...said))
}
// The window keeps the one that it has: what happy-dom cannot do is no fault.
globalThis.console = Object.assign(Object.create(console), { error })

/** A call of ours that failed (ERR-19), and an element that happy-dom does not know. */
const expected = [/^[A-Z]+ \S+ failed$/, /^The tag <%s> is unrecognized in this browser/]

afterEach(() => expect(faults.splice(0)).toEqual([]))

afterAll(async () => {
  screens?.cleanup()
  await end()
})
