import { runCli } from '#server/db/run-cli.ts'
import { trafficCli } from '#server/graphs/exports/traffic.cli.ts'
import { helpIfAsked } from './command-line.ts'

helpIfAsked(trafficCli.usage)
const typed = { args: process.argv.slice(2), env: process.env }
process.exitCode = await runCli(trafficCli, typed, { out: console.log, err: console.error })
