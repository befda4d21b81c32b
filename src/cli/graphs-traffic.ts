import { runCli } from '#server/db/run-cli.ts'
import { trafficCli } from '#server/graphs/exports/traffic.cli.ts'

const typed = { args: process.argv.slice(2), env: process.env }
process.exitCode = await runCli(trafficCli, typed, { out: console.log, err: console.error })
