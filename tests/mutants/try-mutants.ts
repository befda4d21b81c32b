import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ProvidedContext } from 'vitest'
import { createVitest, type TestModule } from 'vitest/node'
import { instrument, withoutMemory } from './instrument.ts'
import { keep, kept, timesAsLong } from './kept.ts'
import type { Known } from './run.ts'

type Trial = {
  chosen: readonly Known[]
  /** The tests that may catch each mutant, by its number, in the order in which they try. */
  testsOf: ReadonlyMap<number, readonly string[]>
  /** The name of a test file in what is kept, which changes with its text. */
  texts: ReadonlyMap<string, string>
  state: () => { killed: ReadonlySet<string>; lived: ReadonlySet<string> }
  slow: number
  longest: number
  workers: number
}

/** A worker that is longer over one mutant than this hangs, unless its tests are slow without one. */
const hangsAfterMs = 90_000

/** Lets the nearest test of every file try, then the second nearest what that has not caught, and so on. */
export async function tryMutants(trial: Trial): Promise<void> {
  const deepest = Math.max(...[...trial.testsOf.values()].map((tests) => tests.length))
  for (let depth = 0; depth < deepest; depth += 1) while (await letTry(depth, trial));
}

/** Tells whether a worker hung, so that its file has to go on after that mutant. */
async function letTry(depth: number, trial: Trial): Promise<boolean> {
  const asked = openAt(depth, trial)
  const mutants = [...asked.values()].flat()
  if (mutants.length === 0) return false
  console.error(`Tests of rank ${depth + 1}: ${mutants.length} mutants to try in ${asked.size} files`)
  const byTest = [...asked].map(([test, own]) => [resolve(test), own.map(({ id, key }) => ({ id, key }))])
  const provided = {
    mutants: {
      byTest: Object.fromEntries(byTest),
      texts: Object.fromEntries(trial.texts),
      slow: trial.slow,
      longest: trial.longest,
    },
    sites: null,
  }
  const vitest = await openVitest(mutants, trial.workers, provided)
  const watch = watchWorkers()
  try {
    await vitest.start([...asked.keys()])
  } finally {
    clearInterval(watch.timer)
    await vitest.close()
  }
  return watch.hung
}

type Lesson = {
  tests: readonly string[]
  /** Every mutant of the files whose lines are asked about. */
  all: readonly Known[]
  texts: ReadonlyMap<string, string>
  workers: number
}

/** Runs test files once, as they are, to learn which lines of the sources each of them runs. */
export async function meetLines({ tests, all, texts, workers }: Lesson): Promise<void> {
  if (tests.length === 0) return
  console.error(`${tests.length} test files to learn which lines they run`)
  const vitest = await openVitest(all, workers, {
    mutants: { byTest: {}, texts: Object.fromEntries(texts), slow: 0, longest: 0 },
    sites: Object.fromEntries(all.map(({ id, file, line, source }) => [id, { file, line, source }])),
  })
  await vitest.start([...tests]).finally(() => vitest.close())
}

const openVitest = (
  mutants: readonly Known[],
  maxWorkers: number,
  provide: Pick<ProvidedContext, 'mutants' | 'sites'>,
) =>
  createVitest(
    'test',
    {
      config: 'tests/mutants/vitest.config.ts',
      watch: false,
      reporters: [
        {
          onTestModuleEnd: (module) => {
            if (module.state() === 'failed') console.error(failureOf(module))
          },
          onTestRunEnd: (_modules, errors) => {
            for (const { message } of errors) console.error(message)
          },
        },
      ],
      runner: resolve('tests/mutants/runner.ts'),
      maxWorkers,
      provide,
    },
    { plugins: [instrumenting(mutants)] },
  )

/** A test file that fails as it is tries nothing, so what it would have caught looks like a survivor. */
function failureOf(module: TestModule): string {
  const failures = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? [])
  const [first] = [...module.errors(), ...failures]
  return `${module.relativeModuleId} fails without a mutant: ${first?.message ?? 'in a hook'}`
}

/** What the tests of one rank have still to try, by test. */
function openAt(depth: number, { chosen, testsOf, texts, state }: Trial): Map<string, Known[]> {
  const { killed, lived } = state()
  const open = new Map<string, Known[]>()
  for (const mutant of chosen) {
    const test = testsOf.get(mutant.id)?.[depth]
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
    for (const { key, by, pid, verdict, usualMs = 0 } of verdicts) {
      if (verdict !== 'begun' || !pid || ended.has(`${key} ${by}`) || !isAlive(pid)) continue
      const begun = since.get(`${key} ${by}`) ?? Date.now()
      since.set(`${key} ${by}`, begun)
      if (Date.now() - begun < Math.max(hangsAfterMs, timesAsLong * usualMs)) continue
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
      if (file === 'src/server/db/statements.ts')
        return { code: withoutMemory(instrument(code, own)), map: null }
      return own.length > 0 ? { code: instrument(code, own), map: null } : undefined
    },
  }
}
