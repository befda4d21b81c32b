import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const plain = ['dev', 'build', 'prestart', 'start', 'test', 'check']
/** They read their options by a list of their own, with `--help` among them. */
const readers = ['paths', 'graphs', 'coverage', 'resumes']

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args])

describe('a command of the repository', () => {
  it('prints how it is used before it does anything, where that is asked', () => {
    const commands = Object.entries(scripts).filter(([name]) => ![...plain, ...readers].includes(name))
    const silent = commands.filter(([, script]) => {
      const source = readFileSync(script.split(' ').at(-1) ?? '', 'utf8')
      return !/\b(commandLine|helpIfAsked)\(/.test(source)
    })
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('ends with its usage and code 0 by --help, and with code 2 by an option that it does not know', async () => {
    const { stdout } = await run('src/cli/move.ts', '--help')
    expect(stdout).toContain('npm run move')
    const refused = await run('src/cli/move.ts', '--helm').catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/'--helm'[\s\S]*npm run move/) })
  })
})
