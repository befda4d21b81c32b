import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { command, inFile, printed } from './command.ts'
import { fileNamed } from './files.ts'

const hub = inFile('hub.ts#hub')

test('counts simple paths before listing some of them', async () => {
  const { out, err } = await command(hub, '--criterion', 'simple', '--limit', '20', '--json')
  const suite = JSON.parse(out)
  expect(err).toBe('1972818 simple paths.\n')
  expect(suite).toMatchObject({
    targets: 1_972_818,
    covered: 20,
    totals: { paths: 20 },
    stopped: '20 of 1972818 simple paths are listed',
  })
  expect(suite.paths).toHaveLength(20)
})

test('lists all simple paths when there are few', async () => {
  const suite = await printed(inFile('lamp.ts#lamp'), '--criterion', 'simple', '--limit', 'all')
  expect(suite).toMatchObject({ targets: 2, covered: 2, totals: { paths: 2, events: 3, longest: 2 } })
  expect(suite).not.toHaveProperty('stopped')
})

test('streams them into a file in any format', async () => {
  const file = fileNamed('simple.csv')
  const args = ['--criterion', 'simple', '--limit', '500', '--format', 'csv', '--out', file]
  const { code, out, err } = await command(hub, ...args)
  expect({ code, out }).toEqual({ code: 0, out: '' })
  expect(err).toContain(`Written to ${file}.`)
  const ids = new Set<string>()
  for await (const line of createInterface(createReadStream(file))) ids.add(line.split(',')[0] ?? '')
  expect(ids.size).toBe(501)
})
