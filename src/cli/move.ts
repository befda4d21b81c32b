import { moveCommand, runCommand } from '#server/backup/command.ts'

await runCommand(moveCommand)
