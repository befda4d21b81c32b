import { employeesCommand } from '#server/account/command/employees-command.ts'

const said = { out: console.log, err: console.error }
process.exitCode = await employeesCommand(process.argv.slice(2), process.env, said)
