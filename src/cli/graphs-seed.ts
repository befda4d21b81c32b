import { runSeed, usage } from '#server/graphs/seed/seed.cli.ts'
import { helpIfAsked } from './command-line.ts'

helpIfAsked(usage)
const typed = { args: process.argv.slice(2), env: process.env }
process.exitCode = await runSeed(typed, { out: console.log, err: console.error })
