import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inFile } from './command.ts'

const program = 'node --import tsx src/cli/paths.ts'
const shell = (line: string) => spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8' })

test('prints a document that another program can read', () => {
  const { status, stdout, stderr } = shell(`${program} ${inFile('lamp.ts#lamp')} --json`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ machine: 'lamp', totals: { events: 2 } })
})

test('stops as soon as the reader closes the pipe', () => {
  const { status, stdout, stderr } = shell(
    `${program} ${inFile('hub.ts#hub')} --criterion simple --limit all --format csv | head -n 2`,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '1972818 simple paths.\n' })
  expect(stdout.split('\r\n')).toHaveLength(3)
})

test('exits with 2 and one sentence for invalid usage', () => {
  const { status, stdout, stderr } = shell(`${program} ${inFile('old.ts#machine')}`)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^.*XState 4.*\n$/)
})
