import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatNames as drawingFormats } from '#graphs/formats/formats.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { healthInsurers, insurers, motorInsurers } from '#machines/reference/insurers.ts'
import { formatNames as pathFormats } from '#paths/formats/formats.ts'

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const inWords = ({ length }: readonly unknown[]) => numerals[length]
const alerts = JSON.parse(readFileSync('src/server/operations/alerts.json', 'utf8'))

describe('what the pages count', () => {
  test.each([
    [
      'src/sandbox/README.md',
      `${inWords(insurers)} insurers (${inWords(motorInsurers)} sell motor insurance, ${inWords(healthInsurers)} health and ${inWords(petInsurers)} pet insurance)`,
    ],
    ['README.md', `in ${inWords(pathFormats)} formats`],
    ['src/server/README.md', `${inWords(alerts.groups.flatMap(({ rules }: { rules: [] }) => rules))} alerts`],
  ])('is as many as there are: %s', (page, claim) => {
    expect(readFileSync(page, 'utf8')).toContain(claim)
  })

  test('name every format of drawings', () => {
    const [row = ''] = /^\| `npm run graphs -- motor`.*$/m.exec(readFileSync('README.md', 'utf8')) ?? []
    for (const name of drawingFormats) expect(row.toLowerCase()).toContain(name)
  })
})
