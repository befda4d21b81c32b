import { format } from 'node:util'
import { afterEach, expect } from 'vitest'

// Files without a DOM need not load React. What is fetched when it is first wanted takes its time on a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
}

/** What React finds wrong with a page, such as two rows with one key, it only writes. Here it fails the test. */
const faults: string[] = []
const write = console.error
console.error = (...said) => {
  write(...said)
  const isExpected = expected.some((one) => one.test(String(said[0])))
  if (!isExpected) faults.push(format(...said))
}
/** A call of ours that failed (ERR-19), and an element that happy-dom does not know. */
const expected = [/^[A-Z]+ \S+ failed$/, /^The tag <%s> is unrecognized in this browser/]

afterEach(() => expect(faults.splice(0)).toEqual([]))
