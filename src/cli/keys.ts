import { runCommand } from '#server/backup/command.ts'
import { askServer } from '#server/backup/control.ts'
import { keysCommand, usage } from '#server/key-rotation/command.ts'
import { commandLine } from './command-line.ts'

await runCommand(
  (args, env) => keysCommand(args, env, { ask: askServer, now: () => new Date() }),
  commandLine(usage, { allowPositionals: true }).positionals,
)
