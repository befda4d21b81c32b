#!/usr/bin/env node
import './typescript.ts'
import { runApart } from '../apart.ts'
import { unfitXState } from './own-xstate.ts'

const unfit = unfitXState()
if (unfit === undefined)
  process.exitCode = await runApart(
    import.meta.filename,
    async () => (await import('#paths/command/run.ts')).run,
  )
else {
  process.stderr.write(`${unfit}\n`)
  process.exitCode = 2
}
