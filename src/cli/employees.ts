import { employeesCli } from '#server/account/command/employees.cli.ts'
import { runCli } from '#server/db/run-cli.ts'
import { helpIfAsked } from './command-line.ts'

helpIfAsked(employeesCli.usage)
const typed = { args: process.argv.slice(2), env: process.env }
process.exitCode = await runCli(employeesCli, typed, { out: console.log, err: console.error })
