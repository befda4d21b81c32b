import { runApart } from './apart.ts'

process.exitCode = await runApart(
  import.meta.filename,
  async () => (await import('#paths/command/run.ts')).run,
)
