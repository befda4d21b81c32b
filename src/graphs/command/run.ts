import type { Writable } from 'node:stream'
import { UserError } from '#cli/errors.ts'
import { host } from '#cli/host.ts'
import { graphOf } from '#machines/core/graph.ts'
import { formats } from '../formats/formats.ts'
import { type GraphFlags, readGraphFlags, usage } from './flags.ts'
import { cacheScenes, machineNamed } from './machine.ts'
import { writeAll, writeTo } from './write-files.ts'

type Streams = { out: Writable; err: Writable }

/** Exit codes; 70 is what BSD calls a fault of the program. */
const codes = { done: 0, misunderstood: 2, fault: 70 } as const

/** The whole command: the document on `out` or in a file, whatever else there is to say on `err`, and the exit code. */
export async function run(args: readonly string[], { out, err }: Streams): Promise<number> {
  try {
    const document = await answered(readGraphFlags(args), (note) => err.write(`${note}\n`))
    if (document !== undefined) out.write(document)
    return codes.done
  } catch (error) {
    if (error instanceof UserError) err.write(`${error.message}\n`)
    else
      err.write(
        `Something went wrong here that should not: ${error instanceof Error ? error.message : error}\n`,
      )
    return error instanceof UserError ? codes.misunderstood : codes.fault
  }
}

async function answered(
  asked: GraphFlags,
  note: (text: string) => void,
): Promise<string | Uint8Array | undefined> {
  const { machine, format, out, all } = asked
  if (asked.help) return usage
  if (all) return everything(asked, note)
  if (machine === undefined) return list()
  const diagram = cacheScenes(await machineNamed(machine))
  const document = await formats[format].write(diagram, asked)
  if (format === 'svg' || format === 'png')
    for (const defect of (await diagram.scene(asked.detail)).defects) note(defect)
  if (out === undefined) return document
  await writeTo(out, document)
  note(`Written to ${out}.`)
  return undefined
}

async function everything(asked: GraphFlags, note: (text: string) => void): Promise<undefined> {
  if (host.catalogue.length === 0)
    throw new UserError('--all is every machine of a catalogue; there is none here.')
  if (asked.machine !== undefined)
    throw new UserError(`--all is every machine: ${asked.machine} is too much.`)
  if (asked.out === undefined) throw new UserError('--all needs --out DIR, the folder that it writes to.')
  const files = await writeAll(asked.out, asked)
  note(`${files.length} files written to ${asked.out}.`)
}

function list(): string {
  const { catalogue } = host
  if (catalogue.length === 0) throw new UserError('No machine is named: --help shows all options.')
  const widest = Math.max(...catalogue.map(({ key }) => key.length))
  const rows = catalogue.map(({ key, title, machine }) => {
    const { nodes, edges } = graphOf(machine)
    return `${key.padEnd(widest)}  ${title}, ${nodes.length - 1} states, ${edges.length} transitions`
  })
  return `${rows.join('\n')}\n`
}
