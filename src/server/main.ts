import { getRequestListener } from '@hono/node-server'
import { type Assembled, assemble, type Pages } from './assemble.ts'
import { type Control, openControl } from './backup/control.ts'
import { type Config, readConfig } from './config.ts'
import { keyAnswers } from './key-rotation/with-database.ts'
import { type Listening, listen } from './listen.ts'
import { whyNot } from './why-not.ts'

/** Requests and jobs that run when the process is told to end may take so long; a second more closes the database. */
const graceMs = 9_000
const longestStopMs = 10_000
/** Without its database nothing is worth waiting for but refusals that are on their way. */
const lastAnswersMs = 500

/**
 * Runs the server until it is told to stop; exits with a plain message where it cannot start. The pages are built
 * once the environment is valid, before anything is opened.
 */
export async function main(makePages?: () => Promise<Pages>): Promise<void> {
  try {
    const config = readConfig(process.env)
    await run(config, await makePages?.())
  } catch (error) {
    console.error(whyNot(error))
    process.exit(1)
  }
}

/** What is open so far, and closed when the server ends. */
type Running = { assembled: Assembled; listening?: Listening; control?: Control | undefined }

async function run(config: Config, pages?: Pages): Promise<void> {
  const assembled = await assemble(config, pages)
  const running: Running = { assembled }
  stopOnSignal(running)
  const { fetch } = assembled.app
  const listener = getRequestListener((request, env) => fetch(request, env))
  running.listening = await listen(listener, config).catch(async (error) => {
    await shutDown(running)
    throw error
  })
  const { deps, database } = assembled
  const { copyTo, executeSql } = database
  const answers = keyAnswers(config, executeSql)
  running.control = copyTo && (await openControl(config.dataDir, { copyTo, answers, log: deps.log }))
  void database.broken?.then((error) => giveUp(running, error))
  console.log(`Safar is ready at ${config.baseUrl}`)
  await assembled.finishStart()
}

/** The first signal shuts down gracefully, a second one at once. */
function stopOnSignal(running: Running): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1))
      setTimeout(() => process.exit(1), longestStopMs).unref()
      await running.control?.close()
      await shutDown(running)
      process.exit(0)
    })
  }
}

/** Another process can open the database again; this one only keeps its files locked. */
async function giveUp({ assembled, listening }: Running, error: Error): Promise<void> {
  assembled.deps.log.fatal({ err: error }, 'the database gave up')
  await listening?.close(lastAnswersMs)
  process.exit(1)
}

async function shutDown({ assembled, listening }: Running): Promise<void> {
  const { deps, jobs, database, closeSandbox } = assembled
  await Promise.all([jobs.stop(graceMs), listening?.close(graceMs)])
  closeSandbox?.()
  await Promise.all([database.close(), deps.tracing.close()])
}
