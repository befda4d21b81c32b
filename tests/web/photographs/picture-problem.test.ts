import { expect, test } from 'vitest'
import { photographTexts as texts } from '#machines/reference/messages/photographs.ts'
import { greyProblem } from '#web/shared/photographs/picture-problem.ts'

const width = 32
const picture = (at: (x: number, y: number) => number) =>
  Array.from({ length: width * width }, (_, pixel) => at(pixel % width, Math.floor(pixel / width)))
const stripes = (dark: number, light: number) => picture((x) => (x % 4 < 2 ? dark : light))

test.each([
  ['a sharp one', stripes(60, 180), undefined],
  ['one taken at night', stripes(2, 20), texts.tooDark],
  ['one taken against the sun', stripes(236, 255), texts.tooBright],
  ['one out of focus', picture((x) => 90 + 2 * x), texts.blurred],
])('%s is judged before it is sent', (_, grey, expected) => {
  expect(greyProblem(grey, width)).toBe(expected)
})
