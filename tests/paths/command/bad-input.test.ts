import { mkdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { command, inFile } from './command.ts'
import { fileNamed, fileWith } from './files.ts'

const door = inFile('door.ts')
const bad = fileWith('bad.json', '{ "events": ')
const other = fileWith('other.json', { hello: 'world' })
const folder = fileNamed('folder')
mkdirSync(folder)

const cases: [what: string, args: string[], said: RegExp][] = [
  ['no machine', [], /No machine is named/],
  ['two machines', ['motor', 'login'], /One machine at a time/],
  ['a slip in the name', ['moto'], /no machine moto .*did you mean motor/],
  ['an unknown criterion', ['motor', '--criterion', 'statez'], /no criterion statez: did you mean states/],
  ['an unknown format', ['motor', '--format', 'yaml'], /no format yaml/],
  ['two formats', ['motor', '--json', '--format', 'csv'], /do not go together/],
  ['an unknown option', ['motor', '--formt', 'json'], /no option --formt: did you mean --format/],
  ['an option without its value', ['motor', '--out'], /--out/],
  ['a number that is none', ['motor', '--max-length', 'ten'], /--max-length takes a whole number/],
  ['a number that is too small', ['motor', '--max-length', '0'], /of at least 1/],
  ['a number that is too large', ['motor', '--criterion', 'n-switch', '--n', '4'], /from 0 to 3/],
  ['an n without n-switch', ['motor', '--n', '1'], /n-switch belong together/],
  [
    'workers for simple paths',
    [door, '--criterion', 'simple', '--workers', '2'],
    /simple do not go together/,
  ],
  [
    'every machine, watched',
    ['--all', '--check', '--watch'],
    /--watch follows one machine, and none is named/,
  ],
  ['no targets', ['motor', '--criterion', 'chosen'], /--targets and --criterion chosen belong together/],
  ['empty names', ['motor', '--targets', 'a,,b'], /names with commas/],
  ['an unknown state', [door, '--from', 'opne'], /no state opne: did you mean open/],
  ['a day that is none', ['motor', '--today', '2026-02-30'], /--today takes a day/],
  ['a length that reaches nothing', [door, '--max-length', '1'], /comes by .*: it takes \d+ at least/],
  ['a file that is not there', ['./nowhere.ts'], /no file \.\/nowhere\.ts/],
  ['a folder', ['./tests/paths'], /no file \.\/tests\/paths/],
  ['a file without that export', [inFile('door.ts#gate')], /no export gate; it exports .*door.*handle/],
  ['a file without a default', [inFile('lamp.ts')], /no default export; it exports lamp/],
  ['an export that is no machine', [inFile('door.ts#handle')], /is not a state machine/],
  ['a file that breaks', [inFile('broken.ts')], /cannot be loaded: there is no world/],
  ['a machine of XState 4', [inFile('old.ts#machine')], /machine of XState 4/],
  [
    'a machine in words of XState 4',
    [inFile('old-words.ts#machine')],
    /"cond" means nothing to XState 5|`cond`.*renamed/,
  ],
  ['a context that leads back to itself', [inFile('ring.ts#looped')], /leads back to itself.*--identity/],
  [
    'an input that is missing',
    [inFile('vault.ts#vault')],
    /cannot begin without an input: it reads key\.code\. Add --input '\{"key":\{"code":"…"\}\}'\.\n$/,
  ],
  ['events that are no JSON', ['motor', '--events', bad], /bad\.json is not JSON/],
  ['events that are no list', ['motor', '--events', other], /events are a list/],
  ['an event without type', ['motor', '--events', fileWith('e.json', [{ a: 1 }])], /at 0\.type/],
  ['costs that are none', ['motor', '--costs', other], /costs are an object/],
  [
    'a cost that is a fraction',
    ['motor', '--costs', fileWith('c.json', { events: { a: 0.5 } })],
    /whole number/,
  ],
  ['a file that cannot be read', ['motor', '--costs', folder], /cannot be read: it is a folder/],
  ['input that is nothing', ['motor', '--input', 'hello'], /neither a file nor JSON/],
  ['input that breaks off', ['motor', '--input', '{"a":'], /--input is not JSON/],
  ['an older suite that is none', ['expiry', '--diff', other], /is no suite/],
  ['a way to say a difference that is none', ['expiry', '--diff', other, '--format', 'csv'], /text or json/],
  [
    'a check as a diagram',
    ['expiry', '--check', '--format', 'mermaid'],
    /--check has no format mermaid: choose one of text, json, github, junit/,
  ],
  ['annotations of a suite', ['expiry', '--format', 'github'], /There is no format github/],
  ['every machine and one', ['expiry', '--check', '--all'], /--all is every machine: expiry is too much/],
  ['suites of every machine', ['--all'], /--all and --check belong together/],
  [
    'a revision that is none',
    ['expiry', '--changed-since', 'no-such'],
    /--changed-since: (git knows no revision no-such|.* in no git repository)\.$/m,
  ],
  [
    'a revision that looks like an option',
    ['expiry', '--changed-since=--all'],
    /--changed-since: (git knows no revision --all|.* in no git repository)\.$/m,
  ],
  ['two documents at once', ['expiry', '--check', '--list'], /--list and --check do not go together/],
  [
    'a driver that is not there',
    ['expiry', '--format', 'playwright', '--driver', './no.ts#d'],
    /no file \.\/no\.ts/,
  ],
  ['a file that cannot be written', ['expiry', '--out', folder], /cannot be written: it is a folder/],
  [
    'a part that is none',
    [door, '--shard', '4/3'],
    /--shard takes a part of the whole such as 1\/3, not "4\/3"/,
  ],
  [
    'a part that hangs on time',
    [door, '--shard', '1/3', '--max-seconds', '9'],
    /--max-seconds and --shard do not go/,
  ],
  [
    'a part of all simple paths',
    [door, '--criterion', 'simple', '--shard', '1/3'],
    /--shard and --criterion simple do/,
  ],
  ['a merge of what is no suite', [door, '--merge', other], /--merge: .*other\.json is no suite/],
  [
    'a merge and a part',
    [door, '--merge', other, '--shard', '1/3'],
    /--shard and --merge do not go together/,
  ],
  [
    'a folder that is not there',
    ['expiry', '--out', fileNamed('no/where.md')],
    /cannot be written: there is no/,
  ],
]

describe('bad input', () => {
  test.each(cases)('is %s: one sentence, exit code 2, and nothing printed', async (_, args, said) => {
    const { code, out, err } = await command(...args)
    expect(err).toMatch(said)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).not.toMatch(/\bat .*:\d+:\d+/)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  test('a payload that is missing costs what it would have taken, and nothing else', async () => {
    const { code, out, err } = await command(inFile('appointment.ts#appointment'), '--json')
    expect(err).toMatch(/^MAKE in none needs event\.at, .* give the event with it in the list of events\.$/m)
    const { covered, uncovered } = JSON.parse(out)
    expect({ code, covered }).toEqual({ code: 0, covered: 1 })
    expect(uncovered).toEqual(
      [0, 1].map((branch) => ({
        target: `appointment.none MAKE ${branch}`,
        reason: expect.stringMatching(/^fails: MAKE in none needs event\.at/),
      })),
    )
  })
})
