import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changedSince } from '#cli/changed-since.ts'

const projects: string[] = []
afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true })
})

let project = ''
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'changed-')))
  projects.push(project)
  git('init', '--quiet', '--initial-branch=main')
  write('names.ts', `export const first = 'a'\n`)
  write('door.ts', machine(`import { first } from './names'`))
  write('lamp.ts', machine(`const first = 'a'`))
  commit()
})

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.in', ...args], { cwd: project })
const write = (file: string, source: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), source)
}
const commit = () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'One more')
}
const machine = (line: string) => `${line}
import { createMachine } from '${import.meta.resolve('xstate')}'
export default createMachine({ id: 'm', initial: first, states: { [first]: { on: { GO: first } } } })
`
const changed = async (revision: string) => {
  const isChanged = changedSince(revision, project)
  const [door, lamp] = ['door.ts', 'lamp.ts'].map((file) => isChanged(join(project, file)))
  return { door: await door, lamp: await lamp }
}

test('a machine has changed where a module has that it imports, committed or not', async () => {
  expect(await changed('HEAD')).toEqual({ door: false, lamp: false })
  write('names.ts', `export const first = 'b'\n`)
  expect(await changed('HEAD')).toEqual({ door: true, lamp: false })
  commit()
  expect(await changed('HEAD')).toEqual({ door: false, lamp: false })
  expect(await changed('HEAD~1')).toEqual({ door: true, lamp: false })
})

test('a file that git does not know yet counts, and so does one that is gone', async () => {
  write('lib/more.ts', 'export const more = 1\n')
  write('lamp.ts', machine(`import './lib/more'\nconst first = 'a'`))
  git('add', 'lamp.ts')
  git('commit', '--quiet', '--message', 'Imports a file that is not there')
  expect(await changed('HEAD')).toEqual({ door: false, lamp: true })
  rmSync(join(project, 'names.ts'))
  expect((await changed('HEAD')).door).toBe(true)
})

test('what others did since on the other branch does not count', async () => {
  git('checkout', '--quiet', '-b', 'mine')
  write('lamp.ts', machine(`const first = 'b'`))
  commit()
  git('checkout', '--quiet', 'main')
  write('names.ts', `export const first = 'b'\n`)
  commit()
  git('checkout', '--quiet', 'mine')
  expect(await changed('main')).toEqual({ door: false, lamp: true })
})

test('other packages may change every machine', async () => {
  write('package-lock.json', '{}')
  expect(await changed('HEAD')).toEqual({ door: true, lamp: true })
})

test('a folder without git is told in one sentence', () => {
  rmSync(join(project, '.git'), { recursive: true })
  expect(() => changedSince('HEAD', project)).toThrow(`--changed-since: ${project} is in no git repository.`)
})

test('the command looks in the repository of the machine, and leaves one alone that has not changed', () => {
  write('names.ts', `export const first = 'b'\n`)
  const paths = (file: string) => {
    const program = ['--import', 'tsx', 'src/cli/paths.ts']
    const args = [...program, join(project, file), '--changed-since', 'main']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  expect(paths('./lamp.ts')).toEqual({
    status: 0,
    stdout: '',
    stderr: 'Nothing has changed since main.\n',
  })
  expect(paths('./door.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining('1 path, 1 event') })
})
