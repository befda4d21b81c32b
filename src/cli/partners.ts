import { partnersCli } from '#server/account/command/partners.cli.ts'
import { runCli } from '#server/db/run-cli.ts'
import { helpIfAsked } from './command-line.ts'

helpIfAsked(partnersCli.usage)
const typed = { args: process.argv.slice(2), env: process.env }
process.exitCode = await runCli(partnersCli, typed, { out: console.log, err: console.error })
