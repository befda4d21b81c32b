import { parseArgs } from 'node:util'
import { kills } from './kills.ts'

/** What can be done to a server, each in a process of its own on this machine; nothing else is spoken to. */
const storms: Record<string, (times: number) => Promise<{ lost: readonly string[] }>> = {
  kills: (times) => kills({ kills: times, browsers: 8 }),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
})
const names = Object.keys(storms)
const storm = storms[positionals[0] ?? '']
if (!storm) {
  console.error(`npm run storm -- ${names.join('|')} [--times 20]`)
  process.exit(2)
}
const outcome = await storm(Number(values.times))
console.log(outcome)
process.exit(outcome.lost.length > 0 ? 1 : 0)
