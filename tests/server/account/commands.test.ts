import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { employeesCli } from '#server/account/command/employees.cli.ts'
import { partnersCli } from '#server/account/command/partners.cli.ts'
import { sessionsCli } from '#server/account/command/sessions.cli.ts'
import { type Cli, runCli } from '#server/db/run-cli.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'safar-employees-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

async function typedFor<Command>(cli: Cli<Command>, line: string, env: Record<string, string> = {}) {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const args = line.split(' ').filter((word) => word !== '')
  const code = await runCli(cli, { args, env: { DATA_DIR, ...env } }, { out: say, err: say })
  return { code, said: said.join('\n') }
}

const typed = (line: string, env?: Record<string, string>) => typedFor(employeesCli, line, env)
const ofSessions = (line: string) => typedFor(sessionsCli, line)
const ofPartners = (line: string) => typedFor(partnersCli, line)

const asha = '--username asha.agent --name Asha --mobile 9876543210 --email asha@example.com --role agent'

describe('the command for employees', () => {
  it('adds, lists, changes and sends away, on the database of the server', async () => {
    expect(await typed(`add ${asha}`)).toEqual({
      code: 0,
      said: 'username    name  mobile      role   standing\nasha.agent  Asha  9876543210  agent  active',
    })
    expect((await typed('role --username asha.agent --role admin')).said).toContain('admin')
    expect((await typed('deactivate --username asha.agent')).said).toMatch(/inactive$/)
    expect(await typed('list')).toMatchObject({ code: 0, said: expect.stringMatching(/admin {2}inactive$/) })
    expect((await typed('activate --username asha.agent')).said).toMatch(/ active$/)
  }, 60_000)

  it('says who is in the way, and that nobody is there', async () => {
    expect(await typed(`add ${asha}`)).toEqual({
      code: 1,
      said: 'Somebody has that username or that mobile number already.',
    })
    const gone = { code: 1, said: 'Nobody has that username.' }
    expect(await typed('deactivate --username nobody.here')).toEqual(gone)
  }, 60_000)

  it.each([
    ['', 'No command was given.'],
    ['remove', 'There is no command "remove".'],
    ['list everybody', '"everybody" is one word too many.'],
    [
      'add',
      '--username is missing.\n--name is missing.\n--mobile is missing.\n--email is missing.\n--role is missing.',
    ],
    [
      asha.replace('agent ', 'Agent! ').replace(/^/, 'add '),
      '--username: must be 3 to 40 small letters, digits, dots or dashes',
    ],
    [`add ${asha.replace('9876543210', '12345')}`, '--mobile: Enter a valid mobile number'],
    [
      `add ${asha.replace('--role agent', '--role boss')}`,
      '--role: must be one of agent, analyst, tester, admin',
    ],
    ['deactivate', '--username is missing.'],
    ['deactivate --username asha.agent --role agent', '--role does not belong to it.'],
    ['list --verbose', "Unknown option '--verbose'"],
  ])('does not take "%s", says why, and how to use it', async (line, fault) => {
    const { code, said } = await typed(line)
    expect(code).toBe(2)
    expect(said.startsWith(fault)).toBe(true)
    expect(said).toContain('npm run employees -- add --username')
  })

  it('says what is wrong with the environment', async () => {
    expect(await typed('list', { PORT: 'x' })).toEqual({
      code: 1,
      said: 'PORT: must be a port from 1 to 65535',
    })
  })
})

describe('the command for partners', () => {
  it('shows a key when it is made, another one when that is asked for, and none later', async () => {
    const keyIn = (said: string) => / shown this once: (\S{43})$/.exec(said)?.[1]
    const added = await ofPartners('add --id jaipur-motors --name Jaipur')
    expect(added).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^id .*\njaipur-motors {2}Jaipur {2}active/),
    })
    const again = await ofPartners('key --id jaipur-motors')
    expect(keyIn(again.said)).toBeDefined()
    expect(keyIn(again.said)).not.toBe(keyIn(added.said))
    expect((await ofPartners('deactivate --id jaipur-motors')).said).toMatch(/inactive$/)
    expect((await ofPartners('activate --id jaipur-motors')).said).toMatch(/ active$/)
    expect(keyIn((await ofPartners('list')).said)).toBeUndefined()
  }, 60_000)

  it('says what cannot be done, and what it does not understand', async () => {
    const taken = { code: 1, said: 'A partner has that id already.' }
    expect(await ofPartners('add --id jaipur-motors --name Other')).toEqual(taken)
    expect(await ofPartners('key --id nobody')).toEqual({ code: 1, said: 'No partner has that id.' })
    const { code, said } = await ofPartners('add --id J')
    expect(code).toBe(2)
    expect(said).toMatch(
      /^--id: must be 3 to 40 small letters, digits or dashes\n--name is missing\.\n\nHow to/,
    )
  }, 60_000)
})

describe('the command for sessions', () => {
  it('says that there is none to end, and what it does not understand', async () => {
    const none = { code: 1, said: 'There is no such session.' }
    expect(await ofSessions('end-all')).toEqual(none)
    expect(await ofSessions('end --mobile 9876543210')).toEqual(none)
    const { code, said } = await ofSessions('end --mobile 12345')
    expect(code).toBe(2)
    expect(said).toMatch(/^--mobile: Enter a valid mobile number\n\nHow to/)
  }, 60_000)
})
