import { execFile, spawnSync } from 'node:child_process'
import {
  copyFileSync,
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
  name: string
  edits: readonly Edit[]
  /** A folder that is new as a whole, and where its content comes from. */
  folder?: { from: string; to: string; files: readonly string[] }
  /** What it may cost, beside the folder; imports are not counted, an editor writes them. */
  allowed: { files: number; lines: number }
}

/** Where the vehicle is parked, asked between the owner and the contact details. */
const wizardStep: Errand = {
  name: 'a step in the wizard',
  allowed: { files: 3, lines: 25 },
  edits: [
    {
      file: 'machines/motor/wizard/motor.events.ts',
      before: "  'contact.given': answer(",
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
      instead: "'ownership.given': { target: 'customerDetails'",
      add: "'ownership.given': { target: 'parking'",
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
  allowed: { files: 3, lines: 4 },
  edits: [
    {
      file: 'machines/motor/proposal/vehicle.question.ts',
      before: "    financed: { label: 'Is the vehicle on loan?'",
      add: "    colour: { label: 'Colour', control: 'text', schema: given, maxLength: 20 },",
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
      file: 'machines/motor/motor.underwriting.ts',
      after: "    chassis_number: vehicle?.chassisNumber ?? '',",
      add: '    colour: vehicle?.colour,',
    },
  ],
}

/** Liability of a household: one question, priced and issued. */
const product: Errand = {
  name: 'a product',
  allowed: { files: 2, lines: 2 },
  folder: {
    from: 'tests/support/toy-product',
    to: 'machines/umbrella',
    files: ['umbrella.record.ts', 'umbrella.machine.ts', 'umbrella.product.ts'],
  },
  edits: [
    {
      file: 'machines/products.ts',
      after: "import type { JourneyRecord } from './schemas/journey-record.ts'",
      add: "import { umbrellaProduct } from './umbrella/umbrella.product.ts'",
    },
    { file: 'machines/products.ts', instead: '[motorProduct, ', add: '[motorProduct, umbrellaProduct, ' },
    {
      file: 'machines/underwriting.ts',
      after: "import { motorUnderwriting } from './motor/motor.underwriting.ts'",
      add: "import { umbrellaProduct } from './umbrella/umbrella.product.ts'",
    },
    {
      file: 'machines/underwriting.ts',
      instead: '[motorUnderwriting, ',
      add: '[motorUnderwriting, umbrellaProduct, ',
    },
  ],
}

const errands = [wizardStep, proposalField, product]

/** A copy of the project in which the errands are done. */
const copy = mkdtempSync(join(tmpdir(), 'errands-'))

function copyInto(from: string, to: string): void {
  mkdirSync(dirname(join(copy, to)), { recursive: true })
  copyFileSync(from, join(copy, to))
}

function perform({ edits, folder }: Errand): void {
  for (const edit of edits) {
    const path = join(copy, edit.file)
    writeFileSync(path, edited(readFileSync(path, 'utf8'), edit))
  }
  if (!folder) return
  for (const file of folder.files) copyInto(join(folder.from, file), join(folder.to, file))
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

/** The files that were edited, and the lines in them that are new or changed, without imports. */
function costOf({ edits }: Errand): { files: number; lines: number } {
  const files = [...new Set(edits.map(({ file }) => file))]
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
    for (const errand of errands) perform(errand)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(errands)('$name costs no more than the README says', (errand) => {
    const { files, lines } = costOf(errand)
    expect(files).toBeLessThanOrEqual(errand.allowed.files)
    expect(lines).toBeLessThanOrEqual(errand.allowed.lines)
  })

  test('are written like the rest of the code, as an editor formats them', async () => {
    const touched = errands.flatMap(({ edits }) => edits.map(({ file }) => file))
    expect(await failureOf('@biomejs/biome/bin/biome', 'check', '--write', ...new Set(touched))).toBe('')
  })

  test.concurrent('compile, all together', async () => {
    expect(await failureOf('typescript/bin/tsc')).toBe('')
  }, 300_000)

  test.concurrent('are walked in their machines, saved on the server and resumed', async () => {
    const walk = 'tests/house/errands.walk.test.ts'
    copyInto('tests/house/errands.walk.ts', walk)
    expect(await failureOf('vitest/vitest.mjs', 'run', '--project', 'parts', walk)).toBe('')
  }, 300_000)
})
