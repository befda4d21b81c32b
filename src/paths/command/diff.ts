import * as v from 'valibot'
import { UserError } from '#cli/errors.ts'
import * as schemas from '#contract/views/paths.ts'
import { difference } from '../diff/difference.ts'
import { differenceText } from '../diff/difference-text.ts'
import { jsonOf } from '../formats/json-of.ts'
import { generate } from '../suite/generate.ts'
import { optionsOf } from './generate-options.ts'
import { withKnownStates } from './known-states.ts'
import { readJsonFile } from './read-json.ts'
import { type CommandOutput, type CommandRequest, textOrJson } from './request.ts'

/** What has changed since an older suite of the same machine. */
export async function diffAnswer(
  { found, flags, format }: CommandRequest,
  file: string,
): Promise<CommandOutput> {
  const form = textOrJson('diff', format)
  const older = olderSuite(file)
  const options = optionsOf(flags)
  const newer = await withKnownStates(found.model, options, () => generate(found.model, options))
  for (const key of ['machine', 'criterion'] as const) {
    if (older[key] === newer[key]) continue
    throw new UserError(`--diff: ${file} is a suite of ${key} ${older[key]}, not ${newer[key]}.`)
  }
  // As it would be read again, for the older one was.
  const changed = difference(older, JSON.parse(jsonOf(newer)))
  return {
    document: [form === 'json' ? `${jsonOf(changed)}\n` : differenceText(changed)],
    notes: [],
    code: 0,
  }
}

function olderSuite(file: string) {
  const read = v.safeParse(schemas.suite, readJsonFile('diff', file, v.unknown()))
  if (read.success) return read.output
  throw new UserError(`--diff: ${file} is no suite as --json prints it.`)
}
