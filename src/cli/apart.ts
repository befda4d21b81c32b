import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { configAbove, type Options, typed } from './typed.ts'

type Streams = { out: Writable & { isTTY?: boolean }; err: Writable }
type Command = {
  /** The module that is run. */
  script: string
  options: Options
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
  const { file, watched, others } = await typed(args, options)
  const again = () =>
    relayed(script, args, {
      ...env,
      [apart]: process.stdout.isTTY ? 'terminal' : 'pipe',
      ...(file === undefined ? {} : configAbove(file)),
    })
  if (watched !== undefined) return watchFiles(watched, others, again)
  return file === undefined
    ? (await load())(args, { out: process.stdout, err: process.stderr }, env)
    : again()
}

async function watchFiles(
  file: string,
  others: readonly string[],
  run: () => Promise<number>,
): Promise<never> {
  const { watch } = await import('./watch.ts')
  const { moduleFiles } = await import('./module-files.ts')
  return watch({
    run,
    filesOf: async () => {
      const { files, isWhole } = await moduleFiles(file)
      return { files: [...files, ...others], isWhole }
    },
    say: (sentence) => process.stderr.write(`${sentence}\n`),
  })
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
  const gone = () => out.destroy()
  process.stdout.on('error', gone)
  return new Promise((then) => {
    child.on('close', (code) => {
      process.stdout.off('error', gone)
      // It ended before the command could say why.
      if (!isTold) process.stderr.write(`${last}The file ended the process while it was loaded.\n`)
      then(isTold ? (code ?? fault) : fault)
    })
  })
}
