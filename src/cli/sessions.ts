import { sessionsCli } from '#server/account/command/sessions.cli.ts'
import { runCli } from '#server/db/run-cli.ts'
import { helpIfAsked } from './command-line.ts'

helpIfAsked(sessionsCli.usage)
const typed = { args: process.argv.slice(2), env: process.env }
process.exitCode = await runCli(sessionsCli, typed, { out: console.log, err: console.error })
