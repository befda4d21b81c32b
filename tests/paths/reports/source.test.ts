import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { keyLines } from '#paths/reports/key-lines.ts'
import { sourceOf } from '#paths/reports/source.ts'

describe('the lines of an object literal', () => {
  const text = `createMachine({
  id: 'lamp', // on: { not: this }
  states: {
    off: {
      entry: ({ context }) => ({ on: context.a ? 'x' : 'y' }),
      on: { 'press.hard': 'dim', hold: [
        { guard: 'a', target: 'dim' },
        { target: 'off' },
      ] },
    },
  },
})
const other = { states: 1 }`
  const lines = keyLines(text, text.indexOf('{'))

  it.each([
    ['states', 3],
    ['states off on', 6],
    ['states off on press.hard', 6],
    ['states off on hold 0', 7],
    ['states off on hold 1', 8],
  ])('tell that %s stands on line %i', (path, line) => {
    expect(lines.get(path.replaceAll(' ', '\n'))).toBe(line)
  })

  it('end with the literal, and leave out comments and functions', () => {
    expect([...lines.keys()]).not.toContain('on')
    expect([...lines.values()].every((line) => line < 12)).toBe(true)
  })
})

test.each(catalogue)('the transitions of $key stand on lines of its own file', ({ machine }) => {
  const source = sourceOf(machine)
  const text = readFileSync(source?.file ?? '', 'utf8').split('\n')
  expect(text.join('\n')).toContain(`id: '${machine.id}'`)
  for (const line of source?.lines.values() ?? []) expect(text[line - 1]).toMatch(/\S/)
})

test('a transition object is found on the line that names it', () => {
  const source = sourceOf(motorMachine)
  const text = readFileSync(source?.file ?? '', 'utf8').split('\n')
  const lineOf = (edge: string) => text[(source?.lines.get(edge) ?? 0) - 1]?.trim()
  expect(lineOf('motor.make make.chosen 0')).toMatch(/^'make.chosen':/)
  expect(lineOf('motor.ageChecked always 1')).toMatch(/always:/)
  expect(lineOf('motor.renewalChecked always 2')).toBe("{ target: 'quotation' },")
  expect(lineOf('motor.registrationNumber.lookingUp xstate.error.actor.lookUpVehicle 0')).toBe(
    'registrationNumber,',
  )
})

test('the failure of a call is found on the line that names it', () => {
  const source = sourceOf(kycMachine)
  const text = readFileSync(source?.file ?? '', 'utf8').split('\n')
  const line = source?.lines.get('kyc.sending xstate.error.actor.sendPapers 0') ?? 0
  expect(text[line - 1]?.trim()).toMatch(/^onError:/)
})
