import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A project elsewhere on the disk, with an XState of its own. */
const project = mkdtempSync(join(tmpdir(), 'elsewhere-'))
mkdirSync(join(project, 'node_modules'))
cpSync(resolve('node_modules/xstate'), join(project, 'node_modules/xstate'), { recursive: true })
const elsewhere = mkdtempSync(join(tmpdir(), 'written-'))

const run = (command: 'paths' | 'graphs', file: string, source: string, ...args: string[]) => {
  writeFileSync(join(project, file), source)
  const script = ['--import', 'tsx', `src/cli/${command}.ts`, ...args, join(project, file)]
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    encoding: 'latin1',
    timeout: 60_000,
  })
  return { status, stdout, stderr }
}

const lamp = `createMachine({
  id: 'lamp', initial: 'off',
  states: { off: { on: { LIT: 'on' } }, on: { on: { PUT_OUT: 'off' } } },
})`

describe.each(['paths', 'graphs'] as const)('a machine of another project, loaded by %s', (command) => {
  test('prints nothing into the document, and does not hold the command by open timers and servers', () => {
    const { status, stdout, stderr } = run(
      command,
      'loud.ts',
      `import { createMachine } from 'xstate'
import { createServer } from 'node:net'
console.log('loading')
console.error('loading')
process.stdout.write('loading')
setInterval(() => undefined, 1_000)
createServer().listen(0)
export default ${lamp}`,
      ...['--format', 'json'],
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ machine: 'lamp' })
  })

  test('is loaded by the paths of its own tsconfig.json', () => {
    mkdirSync(join(project, 'lib'), { recursive: true })
    writeFileSync(join(project, 'lib/off.ts'), `export const off: string = 'off'\n`)
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { paths: { '@/*': ['./lib/*'] } } }),
    )
    // A file that is written is no machine: its tsconfig.json does not count.
    writeFileSync(join(elsewhere, 'tsconfig.json'), '{}')
    writeFileSync(join(elsewhere, 'lamp.test.ts'), '')
    const { status, stderr } = run(
      command,
      'aliased.ts',
      `import { off } from '@/off'
import { createMachine } from 'xstate'
export default createMachine({ initial: off, states: { off: { on: { LIT: 'off' } } } })`,
      ...['--out', join(elsewhere, 'lamp.test.ts')],
    )
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `Written to ${join(elsewhere, 'lamp.test.ts')}.\n`,
    })
  })

  test('is told from a document where it ends the process', () => {
    const { status, stdout, stderr } = run(
      command,
      'ends.ts',
      `console.error('no database'); process.exit(0)`,
    )
    expect({ status, stdout }).toEqual({ status: 70, stdout: '' })
    expect(stderr).toBe('no database\nThe file ended the process while it was loaded.\n')
  })
})

test('a drawing comes whole and as it is, byte by byte', () => {
  const source = `import { createMachine } from 'xstate'\nexport default ${lamp}`
  const { stdout } = run('graphs', 'drawn.ts', source, '--format', 'png')
  const png = Buffer.from(stdout, 'latin1')
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  expect(png.subarray(-8).toString('hex')).toBe('49454e44ae426082')
})

test('an input that is missing is told with the line to add, and exit code 2', () => {
  const { status, stderr } = run(
    'paths',
    'asking.ts',
    `import { createMachine } from 'xstate'
const named = (user) => { if (user.name !== String(4711)) throw new Error('Who?'); return { name: user.name } }
export default createMachine({ context: ({ input }) => named(input.user), initial: 'a', states: { a: {} } })`,
  )
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(
      /^The machine cannot begin without an input: it reads user\.name\. Add --input '\{"user":\{"name":".+"\}\}'\.\n$/,
    ),
  })
})
