import { expect, test } from 'playwright/test'
import { coveringPaths } from '#paths/cover.ts'
import { today } from '../driver/today.ts'
import { proveOwnerStage } from './walk/prove-owner.ts'
import { resumeStage } from './walk/resume.ts'
import { walkBeside } from './walk/walk.ts'

for (const stage of [proveOwnerStage, resumeStage]) {
  const { paths, uncovered } = coveringPaths(stage.subject, today())

  test.describe(`${stage.subject.title}, walked along its generated paths`, () => {
    for (const [at, path] of paths.entries()) {
      const end = path.steps.at(-1)?.to ?? path.begin.state
      test(`${at + 1}, from ${path.start.name} in ${path.steps.length} steps to ${end} (${path.id})`, ({
        page,
      }) => walkBeside(page, stage, path))
    }

    test('takes every transition', () => {
      expect(uncovered).toEqual([])
    })
  })
}
