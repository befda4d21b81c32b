#!/usr/bin/env node
import './typescript.ts'
import { flags } from '#paths/command/flags.ts'
import { runApart } from '../apart.ts'
import { unfitXState } from './own-xstate.ts'

const unfit = unfitXState()
if (unfit === undefined)
  process.exitCode = await runApart({
    script: import.meta.filename,
    options: flags,
    load: async () => (await import('#paths/command/run.ts')).run,
  })
else {
  process.stderr.write(`${unfit}\n`)
  process.exitCode = 2
}
