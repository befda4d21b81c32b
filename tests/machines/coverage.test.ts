import { describe, expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { statePath } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/core/step.ts'
import { coveringPaths } from '#paths/cover.ts'

const today = '2026-11-21'

describe.each(catalogue)('$title', (subject) => {
  const suite = coveringPaths(subject, today)
  const walker = walkerOf(subject.machine)

  test('takes every declared transition on some generated path [DESIGN-10]', () => {
    expect(suite.uncovered).toEqual([])
  })

  test.each(suite.paths)('walks path $id from $start.name', ({ start, begin, steps }) => {
    let { snapshot } = walker.begin(start.input)
    expect(statePath(snapshot.value)).toBe(begin.state)
    for (const { event, to, taken } of steps) {
      const step = walker.hear(snapshot, event)
      expect(step.taken).toEqual(taken)
      expect(statePath(step.snapshot.value)).toBe(to)
      snapshot = step.snapshot
    }
  })
})
