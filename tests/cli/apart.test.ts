import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** A project elsewhere on the disk, with an XState of its own. */
const project = mkdtempSync(join(tmpdir(), 'elsewhere-'))
mkdirSync(join(project, 'node_modules'))
cpSync(resolve('node_modules/xstate'), join(project, 'node_modules/xstate'), { recursive: true })

const paths = (file: string, source: string, ...args: string[]) => {
  writeFileSync(join(project, file), source)
  const script = ['--import', 'tsx', 'src/cli/paths.ts', join(project, file), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr }
}

const lamp = `createMachine({
  id: 'lamp', initial: 'off',
  states: { off: { on: { LIT: 'on' } }, on: { on: { PUT_OUT: 'off' } } },
})`

test('what a machine of another project prints is no part of the document', () => {
  const { status, stdout, stderr } = paths(
    'loud.ts',
    `import { createMachine } from 'xstate'
console.log('loading')
console.error('loading')
process.stdout.write('loading')
export default ${lamp}`,
    '--json',
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ machine: 'lamp', totals: { events: 2 } })
})

test('its open timers and servers do not hold the command', () => {
  const { status, stdout } = paths(
    'open.ts',
    `import { createMachine } from 'xstate'
import { createServer } from 'node:net'
setInterval(() => undefined, 1_000)
createServer().listen(0)
export default ${lamp}`,
  )
  expect(status).toBe(0)
  expect(stdout).toContain('2 events')
})

test('the paths of its own tsconfig.json are used', () => {
  mkdirSync(join(project, 'lib'), { recursive: true })
  writeFileSync(join(project, 'lib/off.ts'), `export const off: string = 'off'\n`)
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { paths: { '@/*': ['./lib/*'] } } }),
  )
  const { status, stderr } = paths(
    'aliased.ts',
    `import { off } from '@/off'
import { createMachine } from 'xstate'
export default createMachine({ initial: off, states: { off: { on: { LIT: 'off' } } } })`,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('a file that ends the process is told from a suite', () => {
  const { status, stdout, stderr } = paths('ends.ts', `console.error('no database'); process.exit(0)`)
  expect({ status, stdout }).toEqual({ status: 70, stdout: '' })
  expect(stderr).toBe('no database\nThe file ended the process while it was loaded.\n')
})

test('an input that is missing is told with the line to add, and exit code 2', () => {
  const { status, stderr } = paths(
    'asking.ts',
    `import { createMachine } from 'xstate'
export default createMachine({ context: ({ input }) => ({ name: input.user.name.trim() }), initial: 'a', states: { a: {} } })`,
  )
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `The machine cannot begin without an input: it reads user.name. Add --input '{"user":{"name":"…"}}'.\n`,
  })
})
