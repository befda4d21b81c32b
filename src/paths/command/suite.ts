import { type CountedListing, simpleListing } from '../criteria/simple-listing.ts'
import { exploreFully } from '../explore/explore-fully.ts'
import { formats } from '../formats/formats.ts'
import { distribute } from '../suite/distribute.ts'
import { generate } from '../suite/generate.ts'
import { shardOf } from '../suite/shard.ts'
import type { Listing, Model, Options } from '../types.ts'
import { detailsOf } from './details.ts'
import { optionsOf } from './generate-options.ts'
import { withKnownStates } from './known-states.ts'
import type { CommandOutput, CommandRequest } from './request.ts'
import { partOf, wholeNumber } from './values.ts'

/** The suite that was request for, in the format that was request for. */
export async function suiteAnswer(request: CommandRequest): Promise<CommandOutput> {
  const { found, flags, format } = request
  const options = optionsOf(flags)
  const workers = wholeNumber('workers', flags.workers)
  const details = detailsOf(request)
  const told = (suite: Listing) => formats[format](suite, found.model, details)
  if (options.criterion === 'simple') {
    const listing = await withKnownStates(found.model, options, () => counted(found.model, options))
    return { document: told(listing), notes: [...(listing.notes ?? []), `${listing.count}.`], code: 0 }
  }
  const suite = await withKnownStates(found.model, options, () => generate(found.model, options))
  const part = partOf('shard', flags.shard)
  const parted = part === undefined ? suite : shardOf(suite, part.number, part.of)
  const shared = workers === undefined ? parted : distribute(parted, workers)
  // As a whole, so that a fault in the last path leaves nothing half written.
  return { document: [...told(shared)], notes: notesOf(suite), code: 0 }
}

function counted(model: Model, options: Options): CountedListing & Listing {
  const begun = performance.now()
  const explored = exploreFully(model, options.bounds)
  const counting = performance.now()
  const listing = simpleListing(explored, options)
  const ms = { explore: Math.round(counting - begun), solve: Math.round(performance.now() - counting) }
  return Object.assign(listing, { ms })
}

/** What a reader of only the document's end, or of its numbers, should know. */
const notesOf = ({ stopped, uncovered, notes = [] }: Listing): string[] => [
  ...notes,
  ...(stopped === undefined ? [] : [`Not everything was looked at: ${stopped}.`]),
  ...(uncovered.length === 0 ? [] : [`Not covered: ${uncovered.length}.`]),
]
