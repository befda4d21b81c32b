import { execFile, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFiles } from './files.ts'

/** A text that goes before or after a line of a file, or in the place of a part of it. */
type Edit = { file: string; add: string } & ({ before: string } | { after: string } | { instead: string })

type Errand = {
  /** As the table of README.md calls it. */
  name: string
  edits: readonly Edit[]
  /** Files that are new as a whole, of the toy product. */
  folders?: readonly { to: string; files: readonly string[] }[]
}

/** Where the vehicle is parked, asked between the owner and the contact details. */
const wizardStep: Errand = {
  name: 'a step in a wizard',
  edits: [
    {
      file: 'machines/motor/wizard/motor.events.ts',
      before: "  'contact.given': contactGiven,",
      add: `
  'parking.given': answer(
    5,
    choice(
      'Parking',
      {
        parking: {
          label: 'Parking',
          control: 'radio',
          schema: oneOf(['street', 'garage']),
          options: [
            { value: 'street', label: 'On the street' },
            { value: 'garage', label: 'In a garage' },
          ],
        },
      },
      [{ parking: 'garage' }],
    ),
  ),`,
    },
    {
      file: 'machines/motor/record/motor-record.ts',
      after: '  ownerChanged: v.optional(v.boolean()),',
      add: "  parking: v.optional(v.picklist(['street', 'garage'])),",
    },
    {
      file: 'machines/motor/wizard/motor.machine.ts',
      instead: "{ target: 'customerDetails', actions: 'keep' },",
      add: "{ target: 'parking', actions: 'keep' },",
    },
    {
      file: 'machines/motor/wizard/motor.machine.ts',
      before: '    customerDetails: {',
      add: `
    parking: {
      meta: { title: 'Where is it parked at night?', asks: 'parking.given', screen: 6 },
      on: { 'parking.given': { target: 'customerDetails', actions: 'keep' }, back: 'ownership' },
    },`,
    },
    {
      file: 'machines/motor/wizard/motor.machine.ts',
      instead: "back: 'ownership',",
      add: "back: 'parking',",
    },
  ],
}

/** The colour of the vehicle, which the insurer is sent. */
const proposalField: Errand = {
  name: 'a field of the proposal',
  edits: [
    {
      file: 'machines/motor/proposal/vehicle.question.ts',
      before: "    financed: { label: 'Is the vehicle on loan?'",
      add: "    colour: { label: 'Colour', control: 'text', schema: v.pipe(v.string(), v.nonEmpty()), maxLength: 20 },",
    },
    {
      file: 'machines/motor/proposal/vehicle.question.ts',
      before: "      financed: 'no' as const,",
      add: "      colour: 'Silver',",
    },
    {
      file: 'machines/schemas/proposal.ts',
      after: '  chassisNumber: v.string(),',
      add: '  colour: v.optional(v.string()),',
    },
    {
      file: 'machines/motor/motor.server-product.ts',
      after: "    chassis_number: vehicle?.chassisNumber ?? '',",
      add: '    colour: vehicle?.colour,',
    },
  ],
}

/** Liability of a household: one question, priced and issued. */
const product: Errand = {
  name: 'a product',
  folders: [
    {
      to: 'machines/umbrella',
      files: ['umbrella.record.ts', 'umbrella.machine.ts', 'umbrella.product.ts'],
    },
    { to: 'src/contract/umbrella', files: ['umbrella.prices.ts'] },
    { to: 'src/sandbox/insurers', files: ['umbrella.rater.ts'] },
    { to: 'src/web/umbrella', files: ['umbrella.page.tsx', 'umbrella-proposal.tsx'] },
  ],
  edits: [
    {
      file: 'machines/reference/categories.ts',
      instead: "label: 'Family', live: 'soon', opens: 'route', route: undefined",
      add: "label: 'Family', product: 'umbrella', live: 'live', opens: 'route', route: '/umbrella'",
    },
    ...listed('machines/products.ts', {
      imports: "import { umbrellaProduct } from './umbrella/umbrella.product.ts'",
      line: 'umbrella: umbrellaProduct,',
    }),
    ...listed('machines/server-products.ts', {
      imports: `import { umbrellaTestModel } from './umbrella/umbrella.machine.ts'
import { umbrellaProduct } from './umbrella/umbrella.product.ts'`,
      line: 'umbrella: { product: umbrellaProduct, testModels: [umbrellaTestModel] },',
    }),
    ...listed('src/contract/products.ts', {
      imports: "import { umbrellaPrices } from './umbrella/umbrella.prices.ts'",
      line: "umbrella: { prices: umbrellaPrices, proposals: [proposals.proposalCall('umbrella/submitProposal')] },",
    }),
    ...listed('src/sandbox/sandbox.ts', {
      imports: "import { umbrellaRater } from './insurers/umbrella.rater.ts'",
      line: 'umbrella: umbrellaRater,',
    }),
    ...listed('src/web/router.tsx', {
      line: `umbrella: createRoute({
    ...at('/umbrella'),
    component: lazyPage(29, () => import('./umbrella/umbrella.page.tsx')),
  }),`,
    }),
    ...listed('src/web/proposals.ts', {
      line: "umbrella: lazily(async () => (await import('./umbrella/umbrella-proposal.tsx')).UmbrellaProposal),",
    }),
  ],
}

/** The line of a list that has one of each product, and what an editor imports for it. */
function listed(file: string, { imports, line }: { imports?: string; line: string }): Edit[] {
  const added = { file, before: '  pet: ', add: `  ${line}` }
  return imports === undefined
    ? [added]
    : [{ file, before: 'import type { ProductKey }', add: imports }, added]
}

const errands = [wizardStep, proposalField, product]

/** What the compiler remembers of the project, so that in the copy it reads only what the errands change. */
const checked = 'dist/.types.json'

/** A copy of the project in which the errands are done. */
const copy = mkdtempSync(join(tmpdir(), 'errands-'))

function copyInto(from: string, to: string): void {
  mkdirSync(dirname(join(copy, to)), { recursive: true })
  copyFileSync(from, join(copy, to))
}

function perform({ edits, folders = [] }: Errand): void {
  for (const edit of edits) {
    const path = join(copy, edit.file)
    writeFileSync(path, edited(readFileSync(path, 'utf8'), edit))
  }
  for (const { to, files } of folders) for (const file of files) copyToy(file, to)
}

/** A file of the toy product, which finds its machines where they are now. */
function copyToy(file: string, to: string): void {
  const text = readFileSync(join('tests/support/toy-product', file), 'utf8')
  const found = to.startsWith('machines/')
    ? text
    : text.replaceAll("'./umbrella.", "'#machines/umbrella/umbrella.")
  mkdirSync(join(copy, to), { recursive: true })
  writeFileSync(join(copy, to, file), found)
}

function edited(text: string, edit: Edit): string {
  const [anchor, result] = anchored(edit)
  const parts = text.split(anchor)
  if (parts.length !== 2) throw new Error(`${edit.file} has ${parts.length - 1} times: ${anchor}`)
  return parts.join(result)
}

function anchored(edit: Edit): [anchor: string, result: string] {
  if ('instead' in edit) return [edit.instead, edit.add]
  const added = edit.add.replace(/^\n/, '')
  return 'before' in edit
    ? [edit.before, `${added}\n${edit.before}`]
    : [edit.after, `${edit.after}\n${added}`]
}

const filesOf = ({ edits }: Errand) => [...new Set(edits.map(({ file }) => file))]

/** What README.md says that an errand costs beside files that are new; imports are written by an editor. */
function promisedFor({ name }: Errand): { files: number; lines: number } {
  const row = new RegExp(`^\\| ${name} +\\|.*\\| (\\d+), in (\\d+) lines`, 'm')
  const [, files, lines] = row.exec(readFileSync('README.md', 'utf8')) ?? []
  return { files: Number(files), lines: Number(lines) }
}

/** The files that were edited, and the lines in them that are new or changed, without imports. */
function costOf(errand: Errand): { files: number; lines: number } {
  const files = filesOf(errand)
  const added = files.flatMap((file) => {
    const compared = ['diff', '--no-index', '--unified=0', file, join(copy, file)]
    const { stdout } = spawnSync('git', compared, { encoding: 'utf8' })
    return stdout.split('\n').filter((line) => /^\+(?!\+\+ )/.test(line))
  })
  return { files: files.length, lines: added.filter((line) => !line.startsWith('+import ')).length }
}

/** Runs a program of the project in the copy, and returns what it says where it fails. */
function failureOf(program: string, ...args: string[]): Promise<string> {
  const { VITEST: _, ...env } = process.env
  const call = [join('node_modules', program), ...args]
  return new Promise((done) => {
    execFile(process.execPath, call, { cwd: copy, env }, (error, stdout, stderr) =>
      done(error ? `${stdout}\n${stderr}` : ''),
    )
  })
}

describe('errands on a copy of the project', () => {
  beforeAll(() => {
    for (const file of projectFiles()) copyInto(file, file)
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    if (existsSync(checked)) copyInto(checked, checked)
    for (const errand of errands) perform(errand)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(errands)('$name costs no more than the README says', (errand) => {
    const [cost, promised] = [costOf(errand), promisedFor(errand)]
    expect(cost.files).toBe(promised.files)
    expect(cost.lines).toBeLessThanOrEqual(promised.lines)
  })

  test('the lists that have a line of each product are named, and total for the compiler', () => {
    const [, section = ''] = readFileSync('machines/README.md', 'utf8').split('\n## A product\n')
    const named = [...section.matchAll(/^\| `([\w./-]+)` +\|/gm)].map(([, file]) => file)
    expect(named).toEqual(filesOf(product))
    const [, ...others] = filesOf(product)
    const partial = others.filter((file) => !readFileSync(file, 'utf8').includes('Record<ProductKey, '))
    expect(partial).toEqual([])
  })

  test('are written like the rest of the code, as an editor formats them', async () => {
    const touched = errands.flatMap(filesOf)
    expect(await failureOf('@biomejs/biome/bin/biome', 'check', '--write', ...new Set(touched))).toBe('')
  })

  test.concurrent('compile, all together', async () => {
    expect(await failureOf('typescript/bin/tsc', '--preserveSymlinks')).toBe('')
  }, 300_000)

  test.concurrent('are walked in their machines, saved on the server and resumed', async () => {
    const walk = 'tests/house/errands.walk.test.ts'
    copyInto('tests/house/errands.walk.ts', walk)
    expect(await failureOf('vitest/vitest.mjs', 'run', '--project', 'parts', walk)).toBe('')
  }, 300_000)
})
