import { expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { command, inFile, printed } from './command.ts'

test('lists every machine of the catalogue', async () => {
  const machines = await printed('--list')
  expect(machines.map(({ key }: { key: string }) => key)).toEqual(catalogue.map(({ key }) => key))
})

test('lists the names of a machine that options accept', async () => {
  expect(await printed(inFile('lamp.ts#lamp'), '--list')).toEqual({
    machine: 'lamp',
    starts: ['its beginning'],
    states: ['lamp.off', 'lamp.on'],
    events: ['PRESS'],
    transitions: ['lamp.off PRESS 0', 'lamp.on PRESS 0'],
    tags: [],
  })
  expect((await command(inFile('lamp.ts#lamp'), '--list')).out).toMatch(/^states, 2:\n {2}lamp\.off$/m)
})

test('names every option and every machine in its help', async () => {
  const { code, out } = await command('--help')
  expect(code).toBe(0)
  for (const { key } of catalogue) expect(out).toContain(key)
  for (const option of ['criterion', 'workers', 'costs', 'check', 'diff', 'driver']) {
    expect(out).toContain(`--${option}`)
  }
})
