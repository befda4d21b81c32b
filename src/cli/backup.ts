import { backupCommand, runCommand } from '#server/backup/command.ts'

await runCommand(backupCommand)
