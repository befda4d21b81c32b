import { restoreCommand, runCommand } from '#server/backup/command.ts'
import { commandLine } from './command-line.ts'

const usage = `npm run restore -- FOLDER

Restores a backup into an empty DATA_DIR, or into an empty database at DATABASE_URL, and compares both.`

await runCommand(restoreCommand, commandLine(usage, { allowPositionals: true }).positionals)
