import { graphOf } from '#machines/core/graph.ts'
import { PathsError } from '../error.ts'
import type { Listing } from '../formats/format.ts'
import { formats } from '../formats/formats.ts'
import { generate } from '../generate.ts'
import type { Model } from '../model/model.ts'
import type { Options } from '../options.ts'
import { UnknownState } from '../restrict.ts'
import type { Suite } from '../suite/suite.ts'
import type { Answer, Asked } from './asked.ts'
import { detailsOf } from './details.ts'
import { orNearest } from './nearest.ts'
import { optionsOf } from './options-of.ts'
import { simpleListing } from './simple-listing.ts'

/** The suite that was asked for, in the format that was asked for. */
export async function suiteAnswer(asked: Asked): Promise<Answer> {
  const { found, flags, format } = asked
  const options = optionsOf(flags)
  const details = detailsOf(asked)
  if (options.criterion === 'simple') {
    const listing = simpleListing(found.model, options)
    const notes = [...(listing.notes ?? []), `${listing.count}.`]
    return { document: formats[format](listing, found.model, details), notes, code: 0 }
  }
  const suite = await generated(found.model, options)
  // As a whole, so that a fault in the last path leaves nothing half written.
  return { document: [...formats[format](suite, found.model, details)], notes: notesOf(suite), code: 0 }
}

export async function generated(model: Model, options: Options): Promise<Suite> {
  try {
    return await generate(model, options)
  } catch (error) {
    if (!(error instanceof UnknownState)) throw error
    throw withNearest(error, model, options)
  }
}

/** A state that there is none of, with those that it may be a slip of. */
function withNearest(error: UnknownState, { machine }: Model, { from, to }: Options): PathsError {
  const ids = graphOf(machine).nodes.flatMap(({ id, parent }) => (parent === undefined ? [] : [id]))
  const words = ids.map((id) => id.slice(machine.root.id.length + 1))
  const wrong = [from, to].find((name) => name !== undefined && ![...ids, ...words].includes(name))
  return wrong === undefined || wrong.includes(' + ')
    ? error
    : new PathsError(`There is no state ${wrong}: ${orNearest(wrong, words)}`)
}

/** What whoever reads only the document's end, or its numbers, should know. */
const notesOf = ({ stopped, uncovered, notes = [] }: Listing): string[] => [
  ...notes,
  ...(stopped === undefined ? [] : [`Not everything was looked at: ${stopped}.`]),
  ...(uncovered.length === 0 ? [] : [`Not covered: ${uncovered.length}.`]),
]
