import { commandLine } from '#cli/command-line.ts'
import { firstLine } from '#cli/errors.ts'
import { checked } from './paths/fixtures/random-check.ts'

const usage = `npm run paths:random -- [--machines N] [--from SEED]

Makes suites for random machines (guards, regions, history, always, delays, raised events), 1000 unless --machines says
otherwise, and walks every path on a real actor under a simulated clock. Where it is possible, the machine is compared
with all that real actors do at any time, and the suite with the fewest events that trying everything finds. Each
machine that is not walked is named by its seed, with the reason.`

const effort = { situations: 400, places: 400_000 }

async function run(): Promise<number> {
  const { values } = commandLine(usage, {
    options: {
      machines: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
    },
  })
  const [machines, from] = [Number(values.machines), Number(values.from)]
  if (!Number.isInteger(machines) || machines < 1 || !Number.isInteger(from))
    throw new Error('--machines and --from are whole numbers.')
  const sums = { machines: 0, walked: 0, compared: 0, fewest: 0, restless: 0, unfollowed: 0, faults: 0 }
  for (let seed = from; seed < from + machines; seed += 1) {
    const one = await checked(seed, effort)
    sums.machines += 1
    sums.walked += one.walked
    sums.compared += one.compared ? 1 : 0
    sums.fewest += one.fewest === undefined ? 0 : 1
    sums.restless += one.skipped?.why === 'never comes to rest' ? 1 : 0
    sums.unfollowed += one.skipped?.why === 'timers that are not followed' ? 1 : 0
    sums.faults += one.faults.length
    if (one.skipped) console.log(`seed ${seed} is not walked: ${one.skipped.reason}`)
    for (const fault of one.faults) console.log(`seed ${seed}: ${fault}`)
  }
  console.log(`${sums.machines} machines, of which ${sums.restless} never come to rest, and ${sums.unfollowed} have timers that are not followed
${sums.walked} paths walked on real actors
${sums.compared} machines compared with all that real actors do
${sums.fewest} suites compared with the fewest events there are
${sums.faults} faults`)
  return sums.faults === 0 ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`${firstLine(error)}\n\n${usage}`)
  process.exitCode = 2
}
