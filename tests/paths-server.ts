import { spawnSync } from 'node:child_process'
import { commandLine } from '#cli/command-line.ts'

const usage = `npm run paths:server -- [--machine KEY]... [--n N]

Walks every sequence of N + 1 transitions (1-switch: two in a row, unless --n says otherwise) on the server:
motor, quote-list, proposal, kyc and payment, or the machines named. npm test walks a fixed sample of them.`

const { values } = commandLine(usage, {
  options: {
    machine: { type: 'string', multiple: true },
    n: { type: 'string', default: '1' },
  },
})
/** The whole of what it walks a sample of in `npm test`. */
const test = 'tests/server/paths/sequences.test.ts'
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'server', test], {
  stdio: 'inherit',
  env: { ...process.env, SEQUENCES_OF: values.machine?.join() ?? 'all', SEQUENCES_N: values.n },
})
process.exitCode = status ?? 1
