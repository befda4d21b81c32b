import { UserError } from '#cli/errors.ts'
import { moduleFiles } from '#cli/module-files.ts'
import { suggestNearest } from '#cli/suggest.ts'
import { checkModel } from '../checks/checks.ts'
import { checkedText } from '../formats/checked-text.ts'
import { jsonOf } from '../formats/json-of.ts'
import { checkedGithub } from '../reports/checked-github.ts'
import { checkedJunit } from '../reports/checked-junit.ts'
import { type Found, locate } from '../reports/found.ts'
import { findMachine } from './find-machine.ts'
import type { Flags } from './flags.ts'
import { boundsOf } from './generate-options.ts'
import type { CommandOutput } from './request.ts'
import { fileOf } from './selection.ts'

const forms = {
  text: (all: readonly Found[]) => all.map(({ checked, model }) => checkedText(checked, model)).join('\n'),
  json: (all: readonly Found[], { all: isList }: Flags) => {
    const objects = all.map(({ checked, model }) => ({ machine: model.key, ...checked }))
    return `${jsonOf(isList ? objects : objects[0])}\n`
  },
  github: checkedGithub,
  junit: checkedJunit,
}
type Form = (all: readonly Found[], flags: Flags) => string

/** What is wrong with machines themselves. */
export async function checkAnswer(machines: readonly string[], flags: Flags): Promise<CommandOutput> {
  const form = formOf(flags)
  const all: Found[] = []
  for (const machine of machines) all.push(await foundIn(machine, flags))
  const notes = all.flatMap(({ checked: { stopped, notes } }) => [
    ...(stopped === undefined ? [] : [`Not everything was looked at: ${stopped}.`]),
    ...notes,
  ])
  const isSound = all.every(({ checked }) => checked.findings.length === 0)
  return { document: [form(all, flags)], notes, code: isSound ? 0 : 1 }
}

async function foundIn(machine: string, flags: Flags): Promise<Found> {
  const { model } = await findMachine(machine, flags)
  const file = fileOf(machine)
  const files = file === undefined ? [] : (await moduleFiles(file)).files
  return locate(model, checkModel(model, boundsOf(flags).bounds), files)
}

function formOf({ format = 'text', json }: Flags): Form {
  if (json && format !== 'text' && format !== 'json')
    throw new UserError(`--json and --format ${format} do not go together.`)
  if (Object.hasOwn(forms, format)) return forms[json ? 'json' : (format as keyof typeof forms)]
  throw new UserError(`--check has no format ${format}: ${suggestNearest(format, Object.keys(forms))}`)
}
