import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runIn } from '../../e2e/paths/nested-run.ts'
import { doorPage } from '../../e2e/paths/toy-page.ts'

/** An empty project elsewhere on the disk. */
const project = mkdtempSync(join(tmpdir(), 'elsewhere-'))
afterAll(() => rmSync(project, { recursive: true }))

/** Without what the run around this one says to its own workers. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)),
)

function run(program: string, args: string[], cwd = project) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

const installed = (name: string) => resolve('node_modules', name)
const command = (name: string, ...args: string[]) => run(join(project, 'node_modules', '.bin', name), args)

beforeAll(() => {
  const packed = run(process.execPath, ['--import', 'tsx', 'src/cli/package/pack.ts', project], resolve('.'))
  expect(packed.err).toBe('')
  const manifest = JSON.parse(readFileSync(join(project, 'safar-paths', 'package.json'), 'utf8'))
  // What the package needs comes from here: there may be no network.
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const dependencies = Object.fromEntries(needed.map((name) => [name, `file:${installed(name)}`]))
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'elsewhere', private: true, dependencies }),
  )
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
  const { code, err } = run('npm', ['install', packed.out.trim(), ...quiet])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  rmSync(join(project, 'safar-paths'), { recursive: true })
  for (const name of ['vitest', 'playwright']) {
    symlinkSync(installed(name), join(project, 'node_modules', name))
  }
  writeFileSync(join(project, 'door.ts'), readFileSync('tests/paths/command/fixtures/door.ts'))
}, 120_000)

describe('the package of paths and graphs, installed in another project', () => {
  test('finds the paths of a machine there, the least, with exit code 0', () => {
    const { code, out, err } = command('paths', './door.ts#door', '--json')
    expect({ code, err }).toMatchObject({ code: 0 })
    expect(JSON.parse(out)).toMatchObject({
      machine: 'door',
      totals: { paths: 1, events: 5 },
      bound: { gap: 0, exact: true },
    })
  })

  test('writes a Vitest file that runs there, and fails once the machine changes', () => {
    expect(command('paths', './door.ts#door', '--format', 'vitest', '--out', 'door.test.ts').code).toBe(0)
    const vitest = () => run(process.execPath, [installed('vitest/vitest.mjs'), 'run', '--root', project])
    expect(vitest()).toMatchObject({ code: 0, out: expect.stringMatching(/1 passed/) })
    const source = readFileSync(join(project, 'door.ts'), 'utf8')
    writeFileSync(join(project, 'door.ts'), source.replace("CLOSE: 'closed'", "CLOSE: 'locked'"))
    expect(vitest()).toMatchObject({ code: 1, err: expect.stringMatching(/CLOSE in open/) })
    writeFileSync(join(project, 'door.ts'), source)
  })

  test('writes a Playwright file that walks a page there', async () => {
    expect(command('paths', './door.ts#door', '--format', 'playwright', '--out', 'door.spec.ts').code).toBe(0)
    rmSync(join(project, 'door.test.ts'), { force: true })
    const { code, said } = await runIn(project, { page: doorPage(3) })
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/1 passed/) })
  })

  test.each([
    ['svg', /^<svg /],
    ['mermaid', /stateDiagram-v2/],
    ['png', /PNG/],
  ])('draws the machine as %s', (format, start) => {
    const { code, out } = command('graphs', './door.ts#door', '--format', format)
    expect(code).toBe(0)
    expect(out.slice(0, 100)).toMatch(start)
  })

  test('says what is typed there, and knows no machine of ours', () => {
    expect(command('paths', '--help').out).toMatch(/npx paths <machine>/)
    expect(command('graphs', '--help').out).not.toMatch(/npm run|motor/)
    expect(command('paths', 'motor')).toEqual({
      code: 2,
      out: '',
      err: 'motor is no file: a machine is a file and an export of it, such as ./some/file.ts#machine.\n',
    })
    expect(command('graphs')).toMatchObject({ code: 2, out: '' })
    expect(command('graphs', '--all', '--out', 'drawn')).toMatchObject({ code: 2, out: '' })
  })

  test('says which XState is too old', () => {
    const inside = join(project, 'node_modules', 'xstate')
    renameSync(inside, `${inside}-kept`)
    mkdirSync(inside)
    const manifest = {
      name: 'xstate',
      version: '5.20.0',
      type: 'module',
      exports: { '.': './index.js', './package.json': './package.json' },
    }
    writeFileSync(join(inside, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(inside, 'index.js'), 'export const createMachine = () => undefined\n')
    expect(command('paths', './door.ts#door')).toEqual({
      code: 2,
      out: '',
      err: 'XState 5.20.0 is installed here, and too old: update it (npm install xstate@latest).\n',
    })
    rmSync(inside, { recursive: true })
    renameSync(`${inside}-kept`, inside)
  })

  test('has types that a strict project compiles, library files included', () => {
    writeFileSync(
      join(project, 'use.mts'),
      `import { generate, machineDriver, modelOfMachine, walkPath } from 'safar-paths'
import { layOut } from 'safar-paths/graphs'
import { door } from './door.ts'

const { paths, totals } = await generate(modelOfMachine(door, { key: 'door' }), { criterion: 'negative' })
for (const path of paths) await walkPath(path, machineDriver(door))
export const events: number = totals.events
// @ts-expect-error: there is no such criterion.
await generate(modelOfMachine(door, { key: 'door' }), { criterion: 'every' })
// @ts-expect-error: a machine is no graph.
await layOut(door, 'overview')
`,
    )
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023']
    const { code, out } = run(installed('.bin/tsc'), [...strict, '--allowImportingTsExtensions', 'use.mts'])
    expect({ code, out }).toEqual({ code: 0, out: '' })
  })
})
