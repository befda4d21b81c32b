import { spawn } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isFile, splitExport } from './load-machine.ts'

type Streams = { out: Writable & { isTTY?: boolean }; err: Writable }
type Command = {
  /** The module that is run. */
  script: string
  options: ParseArgsConfig['options']
  load: () => Promise<Run>
}
type Run = (args: readonly string[], streams: Streams, env: NodeJS.ProcessEnv) => Promise<number>

/** What BSD calls a fault of the program. */
const fault = 70

/** Tells the process that it is the one apart, and whether somebody watches. */
const apart = 'SAFAR_APART'

/**
 * Runs a command and answers with its exit code. A machine of a file is loaded in a process apart: what it prints is
 * no part of the document, its open timers do not hold the command, and its own tsconfig.json counts.
 */
export async function runApart({ script, options, load }: Command): Promise<number> {
  const args = process.argv.slice(2)
  const { env } = process
  if (env[apart] !== undefined) return ended(await load(), args, env)
  const file = namedFile(args, options)
  if (file === undefined) return (await load())(args, { out: process.stdout, err: process.stderr }, env)
  return relayed(script, args, {
    ...env,
    [apart]: process.stdout.isTTY ? 'terminal' : 'pipe',
    ...configAbove(splitExport(file).file),
  })
}

/** The file among what was typed; values of options are files of other kinds. */
function namedFile(args: readonly string[], options: Command['options']): string | undefined {
  const { positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  return positionals.find((one) => isFile(one) && existsSync(splitExport(one).file))
}

/** In the process apart: what the machine began goes on for ever, so the process is ended. */
async function ended(run: Run, args: readonly string[], env: NodeJS.ProcessEnv): Promise<never> {
  const [out, err] = [3, 4].map((fd) => createWriteStream('', { fd }))
  if (!out || !err) throw new Error('There is nothing to write to.')
  // A reader that has gone away is no fault.
  for (const stream of [out, err]) stream.on('error', () => undefined)
  const code = await run(args, { out: Object.assign(out, { isTTY: env[apart] === 'terminal' }), err }, env)
  await Promise.all([out, err].map((stream) => new Promise((then) => stream.end(then))))
  await new Promise((then) => process.send?.('told', then))
  process.exit(code)
}

function relayed(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    env,
    stdio: ['inherit', 'ignore', 'pipe', 'pipe', 'pipe', 'ipc'],
  })
  const [, , printed, out, err] = child.stdio as unknown as [null, null, Readable, Readable, Readable]
  let last = ''
  let isTold = false
  child.on('message', () => {
    isTold = true
  })
  printed.on('data', (data) => {
    last = `${last}${data}`.slice(-4_000)
  })
  out.pipe(process.stdout, { end: false })
  err.pipe(process.stderr, { end: false })
  process.stdout.on('error', () => out.destroy())
  return new Promise((then) => {
    child.on('close', (code) => {
      // It ended before the command could say why.
      if (!isTold) process.stderr.write(`${last}The file ended the process while it was loaded.\n`)
      then(isTold ? (code ?? fault) : fault)
    })
  })
}

/** The nearest tsconfig.json above a file, as the loader of TypeScript takes it. */
function configAbove(file: string): { TSX_TSCONFIG_PATH?: string } {
  let folder = dirname(resolve(file))
  for (;;) {
    const config = join(folder, 'tsconfig.json')
    if (existsSync(config)) return { TSX_TSCONFIG_PATH: config }
    const above = dirname(folder)
    if (above === folder) return {}
    folder = above
  }
}
