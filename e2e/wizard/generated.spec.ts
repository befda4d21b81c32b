import { expect, test } from 'playwright/test'
import { coveringPaths } from '#paths/cover.ts'
import { today } from '../driver/today.ts'
import { driven } from './subjects.ts'
import { walk } from './walk.ts'

for (const { subject, starts, stage, beyond } of driven) {
  const { paths, uncovered } = coveringPaths(subject, today())

  test.describe(`${subject.title}, walked along its generated paths`, () => {
    for (const path of paths) {
      const end = path.steps.at(-1)?.to ?? path.begin.state
      test(`from ${path.start.name} in ${path.steps.length} steps to ${end} (${path.id})`, async ({
        page,
      }) => {
        const begin = starts[path.start.name]
        if (!begin) throw new Error(`Nobody can begin with ${path.start.name}`)
        await walk(page, subject, path, { ...stage, begin })
      })
    }

    test('takes every transition but those it gives a reason for', () => {
      for (const edge of uncovered) {
        test
          .info()
          .annotations.push({ type: 'not taken in the browser', description: `${edge}: ${beyond[edge]}` })
      }
      expect(uncovered).toEqual(Object.keys(beyond))
    })
  })
}
