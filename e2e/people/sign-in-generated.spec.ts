import { expect, test } from 'playwright/test'
import { coveringPaths } from '#paths/cover.ts'
import { today } from '../driver/today.ts'
import { loginStage } from './walk/login.ts'
import { beyondSession, sessionStage } from './walk/session.ts'
import { signUpStage } from './walk/sign-up.ts'
import { walkBeside } from './walk/walk.ts'

const driven = [
  { stage: loginStage, beyond: {} },
  { stage: signUpStage, beyond: {} },
  { stage: sessionStage, beyond: beyondSession },
]

for (const { stage, beyond } of driven) {
  const { paths, uncovered } = coveringPaths(stage.subject, today())

  test.describe(`${stage.subject.title}, walked along its generated paths`, () => {
    for (const path of paths) {
      const end = path.steps.at(-1)?.to ?? path.begin.state
      test(`from ${path.start.name} in ${path.steps.length} steps to ${end} (${path.id})`, ({ page }) =>
        walkBeside(page, stage, path))
    }

    test('takes every transition but those it gives a reason for', () => {
      for (const edge of uncovered) {
        const description = `${edge}: ${Reflect.get(beyond, edge)}`
        test.info().annotations.push({ type: 'not taken in the browser', description })
      }
      expect(uncovered.sort()).toEqual(Object.keys(beyond).sort())
    })
  })
}
