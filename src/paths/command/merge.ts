import * as v from 'valibot'
import { UserError } from '#cli/errors.ts'
import * as schemas from '#contract/views/paths.ts'
import { identified } from '../explore/path-of.ts'
import { formats } from '../formats/formats.ts'
import { counted, reachOf } from '../formats/proof.ts'
import { generate } from '../suite/generate.ts'
import type { Suite } from '../types.ts'
import { detailsOf } from './details.ts'
import { optionsOf } from './generate-options.ts'
import { withKnownStates } from './known-states.ts'
import { readJsonFile } from './read-json.ts'
import type { CommandOutput, CommandRequest } from './request.ts'

type Part = { file: string; suite: v.InferOutput<typeof schemas.suite> }

/**
 * The whole suite, where the parts have all its paths, and so cover what it covers; otherwise what is wrong with
 * them. The suite is made anew from the machine, so parts of an older machine are found out.
 */
export async function mergeAnswer(request: CommandRequest, files: readonly string[]): Promise<CommandOutput> {
  const { found, flags, format } = request
  const options = optionsOf(flags)
  const parts = files.map(partIn)
  const whole = await withKnownStates(found.model, options, () => generate(found.model, options))
  for (const { file, suite } of parts)
    for (const key of ['machine', 'criterion'] as const)
      if (suite[key] !== whole[key])
        throw new UserError(`--merge: ${file} is of ${key} ${suite[key]}, not ${whole[key]}.`)
  const wrong = [...parts.flatMap((part) => foreignIn(part, whole)), ...missingIn(parts, whole)]
  if (wrong.length > 0) return { notes: wrong, code: 1 }
  const proof = `${counted(files.length, 'file')} with all ${counted(whole.paths.length, 'path')}: ${reachOf(whole)}, as by the whole suite.`
  return { document: [...formats[format](whole, found.model, detailsOf(request))], notes: [proof], code: 0 }
}

function partIn(file: string): Part {
  const read = v.safeParse(schemas.suite, readJsonFile('merge', file, v.unknown()))
  if (read.success) return { file, suite: read.output }
  throw new UserError(`--merge: ${file} is no suite as --json prints it.`)
}

/** Paths that the suite does not have, or that are not any more what their id was made of. */
function foreignIn({ file, suite }: Part, whole: Suite): string[] {
  const known = new Set(whole.paths.map(({ id }) => id))
  return suite.paths
    .filter((path) => !known.has(path.id) || identified(path).id !== path.id)
    .map(({ id }) => `${file}: path ${id} is none of the suite; machine, options or file have changed.`)
}

function missingIn(parts: readonly Part[], whole: Suite): string[] {
  const held = new Set(parts.flatMap(({ suite }) => suite.paths.map(({ id }) => id)))
  return whole.paths.filter(({ id }) => !held.has(id)).map(({ id }) => `No file has path ${id}.`)
}
