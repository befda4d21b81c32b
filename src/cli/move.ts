import { moveCommand, runCommand } from '#server/backup/command.ts'
import { commandLine } from './command-line.ts'

const usage = `DATABASE_URL=postgres://… npm run move

Moves the embedded database of a stopped server (DATA_DIR) into an empty PostgreSQL, and compares both.`

await runCommand(moveCommand, commandLine(usage, {}).positionals)
