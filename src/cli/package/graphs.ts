#!/usr/bin/env node
import './typescript.ts'
import { options } from '#graphs/command/options.ts'
import { runApart } from '../apart.ts'

process.exitCode = await runApart({
  script: import.meta.filename,
  options,
  load: async () => (await import('#graphs/command/run.ts')).run,
})
