import { type File, startTests, type Task, type Test, type VitestRunner } from '@vitest/runner'
import { inject, TestRunner } from 'vitest'
import { keep } from './kept.ts'

/** A mutant as a worker sees it: its number in the instrumented source, and its name in what is kept. */
export type Asked = { id: number; key: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutants that each test file tries, and the name of each test file in what is kept. */
    mutants: { byTest: Record<string, Asked[]>; texts: Record<string, string>; slow: number; longest: number }
  }
}

/** Vitest's modules of a worker, by the path of their file. */
type EvaluatedModules = { idToModuleMap: Map<string, { importers: Set<string> }> }

/** What a mutated loop may ask before it counts as one without an end, beyond what the sound program asks. */
const spareQuestions = 2_000_000

/** Which mutant is on, and where each was met: by a test, in the hooks around them, or on import of the file. */
const now = { on: -1, place: 'import', left: Number.POSITIVE_INFINITY, asked: 0 }
const met = new Map<number, Set<string>>()

function isOn(id: number): boolean {
  now.asked += 1
  if (now.on === -1) {
    const tests = met.get(id) ?? new Set()
    met.set(id, tests.add(now.place))
    return false
  }
  if (--now.left < 0) throw new Error('a loop without an end')
  return now.on === id
}

const testsOf = (tasks: readonly Task[]): Test[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : task))

/** Every test of the file may depend on it. */
const isShared = (places: Set<string>) => places.has('import') || places.has('hooks')

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)

const failed = (tasks: readonly Task[]): boolean =>
  tasks.some((task) => task.result?.state === 'fail' || (task.type === 'suite' && failed(task.tasks)))

/** Runs a test file as it is, then once more for every mutant that it meets, with the tests that met it. */
export default class MutantRunner extends TestRunner {
  onBeforeCollect(): void {
    Object.assign(globalThis, { __mutants: isOn })
  }

  onBeforeRunFiles(): void {
    now.place = 'hooks'
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    now.place = test.id
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: Test): void {
    now.place = 'hooks'
    super.onAfterRunTask(test)
  }

  override async onAfterRunFiles(files?: File[]): Promise<void> {
    for (const file of files ?? []) {
      if (failed([file])) console.error(`${file.name} fails without a mutant`)
      else await this.#tryAll(file)
    }
    super.onAfterRunFiles()
  }

  async #tryAll(file: File): Promise<void> {
    const { byTest, texts, slow, longest } = inject('mutants')
    const path = file.filepath
    const by = texts[path] ?? path
    const questions = now.asked * 20 + spareQuestions
    const costs = new Map(testsOf(file.tasks).map((test) => [test.id, test.result?.duration ?? 0]))
    const hooks = (file.result?.duration ?? 0) - sum(costs.values())
    for (const { id, key } of byTest[path] ?? []) {
      const tests = met.get(id) ?? new Set()
      const own = isShared(tests) ? costs.values() : [...tests].map((test) => costs.get(test) ?? 0)
      const isTried = tests.size > 0 && hooks + sum(own) <= longest
      if (isTried) keep({ key, verdict: 'begun', by, pid: process.pid })
      const isKilled = isTried && (await this.#isKilled(path, id, tests, questions, slow))
      const isPassedOver = tests.size > 0 && !isTried
      keep({ key, verdict: isKilled ? 'killed' : isPassedOver ? 'untried' : 'lived', by })
    }
  }

  async #isKilled(path: string, on: number, tests: Set<string>, left: number, slow: number) {
    this.#forget(path, tests.has('import'))
    Object.assign(now, { on, left })
    try {
      return failed(await startTests([path], this.#silent(tests, slow)))
    } finally {
      now.on = -1
    }
  }

  #modules(): Map<string, { importers: Set<string> }> {
    const { evaluatedModules } = Reflect.get(this, 'workerState') as { evaluatedModules: EvaluatedModules }
    return evaluatedModules.idToModuleMap
  }

  /** A mutant met while a file is imported needs everything imported anew; any other only the tests. */
  #forget(path: string, everything: boolean): void {
    for (const [name, node] of this.#modules()) {
      const isOurs = everything && !/node_modules|tests\/mutants/.test(name)
      if (name !== path && !isOurs) continue
      Object.assign(node, { promise: undefined, exports: undefined, evaluated: false })
      node.importers.clear()
    }
  }

  /** This runner, for one mutant: it reports to nobody, leaves out what never met it and ends with the first failure. */
  #silent(tests: Set<string>, slow: number): MutantRunner {
    let isOver = false
    const silence = () => {}
    const own: Partial<VitestRunner> = {
      config: { ...this.config, testTimeout: slow, hookTimeout: slow * 3 },
      onTaskUpdate: async () => {},
      onCollectStart: (file) => TestRunner.prototype.onCollectStart.call(this, file),
      onCollected: ((files: File[]) => {
        for (const test of testsOf(files)) if (!isShared(tests) && !tests.has(test.id)) test.mode = 'skip'
      }) as never,
      onBeforeRunTask: async (test) => {
        if (isOver) test.mode = 'skip'
        await TestRunner.prototype.onBeforeRunTask.call(this, test)
      },
      onAfterRunTask: (test) => {
        isOver ||= test.result?.state === 'fail'
        TestRunner.prototype.onAfterRunTask.call(this, test)
      },
      onAfterRunFiles: silence as never,
    }
    return Object.assign(Object.create(this), own)
  }
}
