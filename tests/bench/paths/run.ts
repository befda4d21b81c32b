import { availableParallelism, loadavg } from 'node:os'
import { commandLine } from '#cli/command-line.ts'
import { type Boxed, boxed } from './boxed.ts'
import { counted, mostUsed, ours } from './calls.ts'
import { goals, type Measurement } from './goals.ts'
import { peers } from './peers.ts'
import { headline, line } from './table.ts'
import { names, namesLike, testModelNamed } from './test-models.ts'

const usage = `npm run bench:paths -- [--box SECONDS] [--ours] [name …]

Makes paths for our machines and for families of machines of any size, beside every call of @xstate/graph that does
so. Each call has a process of its own, which is killed after the box: 60 seconds, unless said otherwise. --ours leaves
the peers out. A name is one of ${names.join(', ')}, or its beginning, such as chain.`

const { values, positionals } = commandLine(usage, {
  options: { box: { type: 'string', default: '60' }, ours: { type: 'boolean' } },
  allowPositionals: true,
})
const boxMs = Number(values.box) * 1_000
const asked = namesLike(positionals)

if (!(boxMs > 0) || asked.length === 0) {
  console.error('Ask for names there are, and a box of some seconds. See npm run bench:paths -- --help.')
  process.exitCode = 2
} else await measure()

async function measure(): Promise<void> {
  console.log(
    `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
  console.log(headline)
  const all: Measurement[] = []
  for (const testModel of asked) {
    const known = new Map<string, Boxed>()
    for (const call of callsFor(testModel)) {
      const outcome = await boxed(testModel, call, boxMs)
      known.set(call, outcome)
      all.push({ testModel, call, outcome })
      console.log(line(testModel, call, outcome, known.get(ours)))
    }
  }
  console.log(`\n${goals(all).join('\n')}`)
}

/** Simple paths are too many to list where a hub has 10 states: they are counted. */
function callsFor(testModel: string): string[] {
  const count = testModel === 'hub-10' ? [counted] : []
  const used = testModelNamed(testModel).traffic ? [mostUsed] : []
  return [ours, ...used, ...count, ...(values.ours ? [] : Object.keys(peers))]
}
