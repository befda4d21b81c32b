import { flags } from '#paths/command/flags.ts'
import { runApart } from './apart.ts'

process.exitCode = await runApart({
  script: import.meta.filename,
  options: flags,
  load: async () => (await import('#paths/command/run.ts')).run,
})
