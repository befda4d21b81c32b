import { runCommand } from '#server/backup/command.ts'
import { askServer } from '#server/backup/control.ts'
import { keysCommand } from '#server/key-rotation/command.ts'

await runCommand((args, env) => keysCommand(args, env, { ask: askServer, now: () => new Date() }))
