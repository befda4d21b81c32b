import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { firstLine } from '#cli/errors.ts'

const usage = `npm run paths:server -- [--machine KEY]... [--n N]

Walks every sequence of N + 1 transitions (1-switch: two in a row, unless --n says otherwise) on the server:
motor, quote-list, proposal, kyc and payment, or the machines named. npm test walks a fixed sample of them.`

/** The whole of what tests/server/paths/sequences.test.ts walks a sample of. */
function run(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string', multiple: true },
      n: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const test = 'tests/server/paths/sequences.test.ts'
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'server', test], {
    stdio: 'inherit',
    env: { ...process.env, SEQUENCES_OF: values.machine?.join() ?? 'all', SEQUENCES_N: values.n },
  })
  return status ?? 1
}

try {
  process.exitCode = run(process.argv.slice(2))
} catch (error) {
  console.error(`${firstLine(error)}\n\n${usage}`)
  process.exitCode = 2
}
