import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Check, type Told } from '#cli/resumes/check.ts'
import { checkStored } from '#cli/resumes/check-stored.ts'
import { differencesOf } from '#cli/resumes/differences.ts'
import { reachableRecords } from '#cli/resumes/reachable-records.ts'
import { reportOf } from '#cli/resumes/report.ts'
import { unchangedProducts } from '#cli/resumes/same-code.ts'
import { checkOnThreads } from '#cli/resumes/threads.ts'
import { currentVersion, type Version, versionIn } from '#cli/resumes/version.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { type Lead, leads } from '#server/db/schema.ts'
import { aLead } from '../server/support/a-lead.ts'
import { recordsOf } from '../support/generated-records.ts'
import { resumesOfRelease } from '../support/resumes-of-release.ts'

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(join('.cache', 'resumes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wizard = 'machines/pet/wizard/pet.machine.ts'
const events = 'machines/pet/wizard/pet.events.ts'

/** The machines as they are, with one text of one file replaced. */
function copyWith(name: string, file: string, text: string, other: string): string {
  const copy = join(folder, name)
  for (const part of ['machines', 'src/contract', 'package.json', 'tsconfig.json']) {
    cpSync(part, join(copy, part), { recursive: true })
  }
  change(copy, file, text, other)
  return copy
}

function change(copy: string, file: string, text: string, other: string): void {
  const source = readFileSync(join(copy, file), 'utf8')
  expect(source).toContain(text)
  writeFileSync(join(copy, file), source.replace(text, other))
}

/** What is asked of a version; the list of products is in one of two. */
const entries = [
  'server-products.ts',
  'underwriting.ts',
  'catalogue.ts',
  'core/saved-machine.ts',
  'core/answer.ts',
]

/** The version in a copy, in a few files: one by one, its six hundred modules take seconds to load. */
async function versionOf(copy: string, name: string): Promise<Version> {
  const outbase = join(copy, 'machines')
  await build({
    entryPoints: entries.map((file) => join(outbase, file)).filter((file) => existsSync(file)),
    outbase,
    outdir: join(copy, 'bundled', 'machines'),
    outExtension: { '.js': '.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  return versionIn(resolve(copy, 'bundled'), name)
}

let now: Version
let records: JourneyRecord[] = []
beforeAll(async () => {
  const whole = await currentVersion()
  now = { ...whole, products: whole.products.filter(({ key }) => key === 'pet') }
  records = [...reachableRecords(now, dayOfSuites)]
}, 240_000)

/** A record as it is stored. */
function leadOf({ quoteType, leadId, version, status, proposalStatus, ...record }: JourneyRecord): Lead {
  return aLead({ id: randomUUID(), quoteType, status: status ?? null, record })
}

const byWhat = (one: { what: string }, other: { what: string }) => one.what.localeCompare(other.what)

/** What the records of this version meet in a changed one. */
async function against(name: string, file: string, text: string, other: string): Promise<Told> {
  const changed = await versionOf(copyWith(name, file, text, other), name)
  const check = new Check([now, changed])
  for (const record of records) check.add({ record, today: dayOfSuites })
  return check.told()
}

describe('whether journeys of this version go on in another', () => {
  test('they do where only texts have changed', async () => {
    const told = await against('texts', wizard, 'Every price shows a line', 'Each price has a row')
    expect(told).toMatchObject({ differing: 0, found: [] })
    expect(told.records).toBeGreaterThan(50)
  })

  test('products are found where earlier versions listed them', async () => {
    const copy = copyWith('earlier', 'machines/catalogue.ts', './server-products.ts', './underwriting.ts')
    renameSync(join(copy, 'machines/server-products.ts'), join(copy, 'machines/underwriting.ts'))
    change(copy, 'machines/underwriting.ts', 'export const serverProducts', 'export const underwriting')
    change(
      copy,
      'machines/funnel.ts',
      'import { serverProducts }',
      'import { underwriting as serverProducts }',
    )
    change(copy, 'machines/funnel.ts', './server-products.ts', './underwriting.ts')
    const { products } = await versionOf(copy, 'earlier')
    expect(products.map(({ key }) => key)).toEqual(['motor', 'health', 'pet'])
  })

  test('a question that is asked although it was answered is named', async () => {
    const { found } = await against(
      'again',
      wizard,
      "{ guard: 'lacksOwner', target: 'owner' }",
      "{ target: 'owner' }",
    )
    expect(found.map(({ kind, what }) => `${kind}: ${what}`)).toContain('asked again: owner.given')
  })

  test('an answer that is not known any more is named', async () => {
    const known = 'known: ({ pets }) => (pets?.length ? { pets } : undefined)'
    const { found } = await against('lost', events, known, 'known: () => undefined')
    expect(found).toContainEqual(
      expect.objectContaining({ product: 'pet', kind: 'answer lost', what: 'pets.given' }),
    )
  })

  test('an event with another name loses nothing', async () => {
    const { found } = await against(
      'renamed',
      events,
      "'request.changed': answer(",
      "'wishes.given': answer(",
    )
    expect(found.filter(({ kind }) => kind === 'answer lost')).toEqual([])
  })

  test('a journey that goes on at another page is named with both', async () => {
    const { found } = await against(
      'moved',
      wizard,
      "{ guard: 'lacksPets', target: 'pet' }",
      "{ guard: 'lacksPets', target: 'pets' }",
    )
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'screen moved', what: expect.stringMatching(/pet → .*pets/) }),
    )
  })

  test('a record that a schema refuses is named with the place', async () => {
    const { found } = await against(
      'refused',
      'machines/schemas/journey-record.ts',
      'quoteType: v.string(),',
      "quoteType: v.literal('motor'),",
    )
    expect(found).toEqual([
      {
        product: 'pet',
        kind: 'cannot be resumed',
        what: 'its schema refuses quoteType',
        records: records.length,
      },
    ])
  })
})

describe('journeys of products whose code is the same', () => {
  const later = '2026-07-20'
  const commented = "title: 'Your pets', // All of them."

  test('are found by their code, whatever is written beside it', async () => {
    const whole = await currentVersion()
    const other = await versionIn(
      resolve(copyWith('commented', wizard, "title: 'Your pets',", commented)),
      'other',
    )
    expect([...(await unchangedProducts([whole, other]))]).toEqual(['motor', 'health', 'pet'])
    change(other.folder, 'machines/schemas/proposal.ts', 'v.object({', 'v.looseObject({')
    expect([...(await unchangedProducts([whole, other]))]).toEqual([])
    change(other.folder, 'machines/schemas/proposal.ts', 'v.looseObject({', 'v.object({')
    change(other.folder, wizard, "title: 'Your pets',", "title: 'Your animals',")
    expect([...(await unchangedProducts([whole, other]))]).toEqual(['motor', 'health'])
  })

  test('have no difference that each of them would have when both versions resume it', async () => {
    const whole = await currentVersion()
    const other = await versionIn(
      resolve(copyWith('again-the-same', wizard, "title: 'Your pets',", commented)),
      'other',
    )
    const quick: boolean[] = []
    for (const product of whole.products) {
      const sample = fc.sample(recordsOf(product, dayOfSuites), { numRuns: 60, seed: 17 })
      for (const record of [...sample, { ...product.emptyRecord, savedStep: 'ten' }]) {
        const one = differencesOf(record, [whole, other], later)
        expect(differencesOf(record, [whole, other], later, true)).toEqual(one)
        quick.push(one.length === 0)
      }
    }
    expect(quick).toContain(true)
  })
})

test('a record that a second reading changes is resumed in both versions, even if their code is the same', async () => {
  const [pet] = now.products
  if (!pet) throw new Error('There are no pets')
  const forgetful: typeof pet = {
    ...pet,
    asOfToday: ({ customer, ...record }) => ({
      ...record,
      version: record.version + 1,
      ...(record.version < 2 && customer && { customer }),
    }),
  }
  const version = { ...now, products: [forgetful] }
  const customer = { name: 'Asha Sharma', email: 'asha@example.com', mobile: '9876543210' }
  const record = { ...pet.emptyRecord, version: 1, customer }
  const found = differencesOf(record, [version, version], dayOfSuites, true)
  expect(found).toContainEqual({ kind: 'answer lost', what: 'field customer' })
})

test('threads find in stored journeys what is found without them', async () => {
  const changed = await versionIn(
    resolve(copyWith('threads', wizard, "{ guard: 'lacksOwner', target: 'owner' }", "{ target: 'owner' }")),
    'changed',
  )
  const whole = await currentVersion()
  const older = { ...now, folder: whole.folder }
  const stored = records.map(leadOf)
  async function* pages() {
    for (let at = 0; at < stored.length; at += 20) yield stored.slice(at, at + 20)
  }
  const env = { DATA_DIR: join(folder, 'data') }
  const here = new Check([older, changed])
  checkStored(here, stored, older, readConfig(env), dayOfSuites)
  const there = new Check([older, changed])
  const versions = [older, changed].map(({ folder, name }) => ({ folder, name }))
  const data = { versions, products: ['pet'], unchanged: new Set<string>(), env, today: dayOfSuites }
  for (const one of await checkOnThreads(pages(), data, 2)) there.addAll(one)
  const known = ({ found, ...counts }: Told) => ({
    ...counts,
    found: found.map(({ leadId, ...one }) => one).toSorted(byWhat),
  })
  expect(known(there.told())).toEqual(known(here.told()))
  expect(there.told().stored).toBe(stored.length)
  expect(there.told().differing).toBeGreaterThan(0)
}, 240_000)

describe('what is told of stored journeys that there was no time for', () => {
  const told = { records: 3_000, stored: 3_000, differing: 0, found: [], unread: 90_000 }

  test('says how sure it is that they go on, where all that were read do', () => {
    expect(reportOf('v1', told)).toBe(
      '3,000 records of v1, 3,000 of them stored: all of them go on where they did, with every answer.\n' +
        'The time was over before 90,000 more stored journeys were read. Those that were are a random sample: with 95 % certainty, fewer than 3 in 3,000 go on otherwise.\n',
    )
  })

  test('says no more than how many they are, where one does not, or hardly any was read', () => {
    expect(reportOf('v1', { ...told, stored: 0 })).toMatch(/more stored journeys were read\.\n$/)
    const found = [{ product: 'pet', kind: 'asked again' as const, what: 'owner.given', records: 1 }]
    expect(reportOf('v1', { ...told, differing: 1, found })).toMatch(
      /1 go on otherwise\.\n {2}pet: .*\nThe time was over before 90,000 more stored journeys were read\.\n$/,
    )
    expect(reportOf('v1', { ...told, unread: 0 })).not.toContain('The time was over')
  })
})

describe('the command', { timeout: 240_000 }, () => {
  const program = resolve('src/cli/resumes.ts')
  const tsx = import.meta.resolve('tsx')
  const commandIn = (cwd: string, env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ['--import', tsx, program, ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
  const command = (cwd: string, ...args: string[]) =>
    commandIn(cwd, { DATA_DIR: join(cwd, 'none'), DATABASE_URL: '' }, ...args)

  /** A repository of these machines, with pets as its only product, released as `v1`. */
  function released(name: string): string {
    const copy = copyWith(name, wizard, "title: 'Your pets'", "title: 'All your pets'")
    change(copy, 'machines/server-products.ts', 'Object.values(byKey)', '[byKey.pet]')
    const git = (...args: string[]) => {
      const { status, stderr } = spawnSync('git', args, { cwd: copy, encoding: 'utf8' })
      expect({ status, stderr }).toMatchObject({ status: 0 })
    }
    git('init', '--quiet')
    git('add', '.')
    const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
    git(...author, 'commit', '--quiet', '-m', 'release')
    expect(resumesOfRelease(copy)).toBeUndefined()
    git('tag', 'v1')
    git('tag', 'vehicles')
    return copy
  }

  test('compares with a commit: exit code 0 where all go on, 1 where one does not; ends when its time is over', async () => {
    const copy = released('repository')
    const env = { DATA_DIR: resolve(copy, 'data'), DATABASE_URL: '', BASE_URL: 'http://localhost:3000' }
    const database = await openDatabase(readConfig(env), () => undefined)
    const page = Array.from({ length: 520 }, (_, at) => leadOf(records[at % records.length] as JourneyRecord))
    await database.db.insert(leads).values(page)
    await database.db.insert(leads).values(page.map((lead) => ({ ...lead, id: randomUUID() })))
    await database.close()
    change(copy, wizard, "title: 'All your pets'", "title: 'Pets'")
    const timed = ['--against', 'v1', '--product', 'pet', '--max-seconds', '0.001']
    const same = commandIn(copy, env, ...timed)
    expect(same).toMatchObject({ status: 0, stderr: '' })
    expect(same.stdout).toMatch(
      /^1,\d+ records of v1 \([0-9a-f]{8}\), 1,000 of them stored: all of them go on/,
    )
    expect(same.stdout).toContain('The time was over before 40 more stored journeys were read.')
    change(copy, wizard, "{ guard: 'lacksOwner', target: 'owner' }", "{ target: 'owner' }")
    const other = commandIn(copy, env, '--against', 'v1', '--product', 'pet', '--json')
    expect(other.status).toBe(1)
    const told = JSON.parse(other.stdout)
    expect(told).toMatchObject({ stored: 1_040, unread: 0 })
    expect(told.found).toContainEqual(
      expect.objectContaining({ product: 'pet', kind: 'asked again', what: 'owner.given' }),
    )
  })

  test('npm test asks it of the last release: it passes, and fails once a state has another name', () => {
    const copy = released('release')
    const asked = resumesOfRelease(copy)
    expect(asked?.args).toEqual(['src/cli/resumes.ts', '--against', 'v1'])
    const part = () => commandIn(copy, asked?.env ?? {}, ...(asked?.args.slice(1) ?? []))
    expect(part()).toMatchObject({ status: 0, stderr: '' })
    const source = readFileSync(join(copy, wizard), 'utf8')
    const renamed = source
      .replaceAll("target: 'pet'", "target: 'animal'")
      .replace('    pet: {', '    animal: {')
    writeFileSync(join(copy, wizard), renamed)
    const { status, stdout } = part()
    expect(status).toBe(1)
    expect(stdout).toMatch(/pet: screen moved: \/pet pet → \/pet animal \(\d+ records\)/)
  })

  test.each([
    [[], '--against REF names the version that is running.\n'],
    [['--against', 'no-such-tag'], 'git knows no commit, tag or branch no-such-tag.\n'],
    [['--agianst', 'HEAD'], /^Unknown option '--agianst'/],
    [['--against', 'HEAD', '--max-seconds', 'soon'], '--max-seconds soon is not a number of seconds.\n'],
  ])('says in one sentence what is wrong with %j', (args, sentence) => {
    const { status, stdout, stderr } = command(resolve('.'), ...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(sentence)
  })
})
