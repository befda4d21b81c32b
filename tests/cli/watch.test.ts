import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { host } from '#cli/host.ts'
import { moduleFiles } from '#cli/module-files.ts'
import { watch } from '#cli/watch.ts'
import { catalogue } from '#machines/catalogue.ts'
import { eventually } from '../support/eventually.ts'

const project = mkdtempSync(join(tmpdir(), 'watched-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill()
  rmSync(project, { recursive: true })
})

const write = (file: string, source: string) => writeFileSync(join(project, file), source)
const states = (names: string[]) => `export const names = ${JSON.stringify(names)}\n`
const xstate = import.meta.resolve('xstate')
const ring = `import { createMachine } from '${xstate}'
import { names } from './names'
const states = Object.fromEntries(names.map((name, at) => [name, { on: { NEXT: names[(at + 1) % names.length] } }]))
export default createMachine({ id: 'ring', initial: names[0], states })
`

/** A command that goes on; `next` is what it says until it waits for a change. */
function watching(command: 'paths' | 'graphs', ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', `src/cli/${command}.ts`, ...args, '--watch'])
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data))
  return {
    next: async () => {
      await vi.waitFor(() => expect(said).toMatch(/Watching \d+ files?\.\n$/), {
        timeout: 50_000,
        interval: 50,
      })
      const all = said
      said = ''
      return all
    },
  }
}

test('runs again when a module changes that the machine imports, and when it is broken and mended', async () => {
  write('names.ts', states(['a', 'b']))
  write('ring.ts', ring)
  const { next } = watching('paths', join(project, 'ring.ts'))
  expect(await next()).toMatch(/1 path, 2 events[\s\S]*\nWatching 2 files\.\n$/)
  write('names.ts', states(['a', 'b', 'c']))
  expect(await next()).toMatch(/^.*names\.ts has changed\.\n[\s\S]*1 path, 3 events/)
  write('ring.ts', ring.replace('import { names }', 'import { names'))
  expect(await next()).toMatch(
    /ring\.ts has changed\.\n[\s\S]*cannot be loaded: [\s\S]*\nWatching 2 files\.\n$/,
  )
  write('ring.ts', ring)
  expect(await next()).toMatch(/1 path, 3 events/)
}, 120_000)

test('draws again when the machine changes', async () => {
  write('names.ts', states(['a']))
  write('ring.ts', ring)
  const { next } = watching('graphs', join(project, 'ring.ts'), '--format', 'mermaid')
  expect(await next()).toMatch(/stateDiagram-v2[\s\S]*Watching 2 files/)
  write('names.ts', states(['a', 'zebra']))
  expect(await next()).toMatch(/names\.ts has changed\.\n[\s\S]*Zebra/)
}, 120_000)

test.each([
  ['a machine that there is none of', ['moto']],
  ['an option that there is none of', [join(project, 'ring.ts'), '--formt', 'json']],
])('ends at once with exit code 2 for %s', async (_, args) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/paths.ts', ...args, '--watch'])
  started.push(child)
  expect(await new Promise((then) => child.on('close', then))).toBe(2)
})

test('a file of tomorrow is no change each time that it is looked at', async () => {
  const file = join(project, 'tomorrow.ts')
  writeFileSync(file, '')
  const tomorrow = Date.now() / 1_000 + 86_400
  utimesSync(file, tomorrow, tomorrow)
  const said: string[] = []
  let runs = 0
  let isWritten = false
  const watched = watch({
    run: async () => {
      runs += 1
      if (runs === 3) throw new Error(isWritten ? 'run again once it was written' : 'run again for nothing')
    },
    filesOf: async () => ({ files: [file], isWhole: true }),
    say: (sentence) => said.push(sentence),
  })
  const over = expect(watched).rejects.toThrow('run again once it was written')
  // It may have been written during the first run.
  await eventually(() => expect(said.filter((sentence) => sentence === 'Watching 1 file.')).toHaveLength(2))
  isWritten = true
  writeFileSync(file, ' ')
  await over
})

test('knows the file of each machine of the catalogue, and what it imports', async () => {
  const files = catalogue.map(({ key }) => host.fileOf(key))
  expect(catalogue.filter((_, at) => files[at] === undefined).map(({ key }) => key)).toEqual([])
  const { files: ofLogin, isWhole } = await moduleFiles(host.fileOf('login') ?? '')
  expect(isWhole).toBe(true)
  expect(ofLogin).toContain(resolve('machines/account/login/login.machine.ts'))
  expect(ofLogin).toContain(resolve('machines/core/actors.ts'))
  expect(ofLogin).not.toContain(resolve('machines/motor/wizard/motor.machine.ts'))
})
