import { backupCommand, runCommand } from '#server/backup/command.ts'
import { commandLine } from './command-line.ts'

const usage = `npm run backup -- [FOLDER]

Copies everything that is stored into a new folder, while the server runs or when it is stopped. Without FOLDER it is
backups/ and the time. DATA_DIR or DATABASE_URL says what, as for the server.`

await runCommand(backupCommand, commandLine(usage, { allowPositionals: true }).positionals)
