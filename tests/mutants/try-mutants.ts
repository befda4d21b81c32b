import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import { instrument } from './instrument.ts'
import { keep, kept } from './kept.ts'
import type { Known } from './run.ts'

type Trial = {
  chosen: readonly Known[]
  /** Of each file with mutants, the tests that may catch them, in the order in which they try. */
  near: ReadonlyMap<string, readonly string[]>
  /** The name of a test file in what is kept, which changes with its text. */
  texts: ReadonlyMap<string, string>
  state: () => { killed: ReadonlySet<string>; lived: ReadonlySet<string> }
  slow: number
  longest: number
  workers: number
}

/** A worker that is longer over one mutant than this hangs. */
const hangsAfterMs = 90_000

/** Lets the nearest test of every file try, then the second nearest what that has not caught, and so on. */
export async function tryMutants(trial: Trial): Promise<void> {
  const deepest = Math.max(...[...trial.near.values()].map((tests) => tests.length))
  for (let depth = 0; depth < deepest; depth += 1) while (await letTry(depth, trial));
}

/** Tells whether a worker hung, so that its file has to go on after that mutant. */
async function letTry(depth: number, trial: Trial): Promise<boolean> {
  const asked = openAt(depth, trial)
  const mutants = [...asked.values()].flat()
  if (mutants.length === 0) return false
  console.error(`Tests of rank ${depth + 1}: ${mutants.length} mutants to try in ${asked.size} files`)
  const byTest = [...asked].map(([test, own]) => [resolve(test), own.map(({ id, key }) => ({ id, key }))])
  const vitest = await createVitest(
    'test',
    {
      config: 'tests/mutants/vitest.config.ts',
      watch: false,
      reporters: [
        {
          onTestRunEnd: (_modules, errors) => {
            for (const { message } of errors) console.error(message)
          },
        },
      ],
      runner: resolve('tests/mutants/runner.ts'),
      globalSetup: [...asked.keys()].some(onServer) ? ['tests/server/support/postgres.setup.ts'] : [],
      maxWorkers: trial.workers,
      provide: {
        mutants: {
          byTest: Object.fromEntries(byTest),
          texts: Object.fromEntries(trial.texts),
          slow: trial.slow,
          longest: trial.longest,
        },
      },
    },
    { plugins: [instrumenting(mutants)] },
  )
  const watch = watchWorkers()
  try {
    await vitest.start([...asked.keys()])
  } finally {
    clearInterval(watch.timer)
    await vitest.close()
  }
  return watch.hung
}

const onServer = (test: string) => test.startsWith('tests/server/')

/** What the tests of one rank have still to try, by test. */
function openAt(depth: number, { chosen, near, texts, state }: Trial): Map<string, Known[]> {
  const { killed, lived } = state()
  const open = new Map<string, Known[]>()
  for (const mutant of chosen) {
    const test = near.get(mutant.file)?.[depth]
    if (!test || killed.has(mutant.key) || lived.has(`${mutant.key} ${texts.get(resolve(test))}`)) continue
    open.set(test, [...(open.get(test) ?? []), mutant])
  }
  return open
}

/** Ends workers that hang over one mutant, which counts as caught. */
function watchWorkers() {
  const since = new Map<string, number>()
  const watch = { hung: false, timer: setInterval(look, 2000) }
  function look(): void {
    const verdicts = kept()
    const ended = new Set(
      verdicts.filter(({ verdict }) => verdict !== 'begun').map(({ key, by }) => `${key} ${by}`),
    )
    for (const { key, by, pid, verdict } of verdicts) {
      if (verdict !== 'begun' || !pid || ended.has(`${key} ${by}`) || !isAlive(pid)) continue
      const begun = since.get(`${key} ${by}`) ?? Date.now()
      since.set(`${key} ${by}`, begun)
      if (Date.now() - begun < hangsAfterMs) continue
      keep({ key, verdict: 'killed', by })
      process.kill(pid, 'SIGKILL')
      watch.hung = true
    }
  }
  return watch
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function instrumenting(mutants: readonly Known[]): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(process.cwd(), id)
      const own = mutants.filter((mutant) => mutant.file === file)
      return own.length > 0 ? { code: instrument(code, own), map: null } : undefined
    },
  }
}
