#!/usr/bin/env node
import './typescript.ts'
import { run } from '#graphs/command/run.ts'

process.exitCode = await run(process.argv.slice(2), { out: process.stdout, err: process.stderr })
