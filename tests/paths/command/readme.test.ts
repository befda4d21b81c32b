import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { usage } from '#paths/command/usage.ts'
import * as api from '#paths/index.ts'
import { criteria, formatNames, generate, machineDriver, modelOfMachine, walkPath } from '#paths/index.ts'
import { door } from './fixtures/door.ts'

const readme = readFileSync('src/paths/README.md', 'utf8')

describe('the README of path generation', () => {
  test('names every criterion, format and option', () => {
    const options = usage.match(/--[a-z-]+/g) ?? []
    const told = [
      ...criteria.map((name) => `\`${name}\``),
      ...formatNames.map((name) => `\`${name}\``),
      ...options,
    ]
    expect(told.filter((name) => !readme.includes(name))).toEqual([])
  })

  test('names no function that does not exist', () => {
    const named = [...readme.matchAll(/`(\w+)\(/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !(name in api))).toEqual([])
  })

  test('describes every field of the document', () => {
    const { properties } = JSON.parse(readFileSync('src/paths/formats/suite.schema.json', 'utf8'))
    expect(Object.keys(properties).filter((name) => !readme.includes(`\`${name}`))).toEqual([])
  })
})

test('the example of the README walks the generated paths on the machine', async () => {
  const { paths } = await generate(modelOfMachine(door, { key: 'door' }), { criterion: 'negative' })
  const walks = await Promise.all(paths.map((path) => walkPath(path, machineDriver(door))))
  expect(walks.flatMap(({ taken }) => taken)).toContain('door.closed KNOCK 0')
  expect(walks.flatMap(({ refused }) => refused)).toContain('closed refuses CLOSE')
})
