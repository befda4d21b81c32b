import { relative } from 'node:path'
import { type File, startTests, type Task, type Test, type VitestRunner } from '@vitest/runner'
import { inject, TestRunner } from 'vitest'
import { keep, timesAsLong } from './kept.ts'
import { keepMeetings, type Meeting } from './meets.ts'

/** A mutant as a worker sees it: its number in the instrumented source, and its name in what is kept. */
export type Asked = { id: number; key: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutants that each test file tries, and the name of each test file in what is kept. */
    mutants: { byTest: Record<string, Asked[]>; texts: Record<string, string>; slow: number; longest: number }
    /** Where each mutant stands, when test files only tell which lines they run. */
    sites: Record<number, Site> | null
  }
}

/** Where a mutant stands, and the name of what stood in its file then. */
export type Site = { file: string; line: number; source: string }

/** Vitest's modules of a worker, by the path of their file. */
type EvaluatedModules = { idToModuleMap: Map<string, { importers: Set<string> }> }

/** What a mutated loop may ask before it counts as one without an end, beyond what the sound program asks. */
const spareQuestions = 2_000_000

/**
 * Which mutant is on, and where each was met: by a test, in the hooks around them, or on import of the file. A worker
 * imports for all of its files, so what it met then may matter to each of them.
 */
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

/** What the tests of a file that met a line take together, with their part of the hooks around them. */
function costsOf(file: File): (places: Set<string>) => number {
  const costs = new Map(testsOf(file.tasks).map((test) => [test.id, test.result?.duration ?? 0]))
  const all = file.result?.duration ?? 0
  const alone = sum(costs.values())
  return (places) =>
    isShared(places) || alone === 0
      ? all
      : (sum([...places].map((test) => costs.get(test) ?? 0)) / alone) * all
}

/** Of each source, the lines that this test file ran; one without a line says that the file was run at all. */
function meetingsOf(file: File, sites: Record<number, Site>): Meeting[] {
  const own = {
    test: relative(process.cwd(), file.filepath),
    text: inject('mutants').texts[file.filepath] ?? '',
  }
  const cost = costsOf(file)
  const found = new Map<string, { source: string; lines: Record<number, number> }>()
  for (const [id, places] of met) {
    const site = sites[id]
    if (!site || places.size === 0) continue
    const { lines } = found.get(site.file) ?? { lines: {} as Record<number, number> }
    lines[site.line] = Math.max(lines[site.line] ?? 0, Math.round(cost(places)))
    found.set(site.file, { source: site.source, lines })
  }
  return [
    { ...own, file: '', source: '', lines: {} },
    ...[...found].map(([source, one]) => ({ ...own, file: source, ...one })),
  ]
}

const failed = (tasks: readonly Task[]): boolean =>
  tasks.some((task) => task.result?.state === 'fail' || (task.type === 'suite' && failed(task.tasks)))

/** Runs a test file as it is, then once more for every mutant that it meets, with the tests that met it. */
export default class MutantRunner extends TestRunner {
  onBeforeCollect(): void {
    Object.assign(globalThis, { __mutants: isOn })
    if (now.on !== -1) return
    now.place = 'import'
    for (const [id, places] of met) met.set(id, new Set(places.has('import') ? ['import'] : []))
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
      const sites = inject('sites')
      if (failed([file])) console.error(`${file.name} fails without a mutant`)
      else if (sites) keepMeetings(meetingsOf(file, sites))
      else await this.#tryAll(file)
    }
    super.onAfterRunFiles()
  }

  async #tryAll(file: File): Promise<void> {
    const { byTest, texts, slow, longest } = inject('mutants')
    const path = file.filepath
    const by = texts[path] ?? path
    const questions = now.asked * 20 + spareQuestions
    const cost = costsOf(file)
    const durations = testsOf(file.tasks).map(({ result }) => result?.duration ?? 0)
    const patience = Math.max(slow, timesAsLong * Math.max(...durations))
    const isImported = ({ id }: Asked) => met.get(id)?.has('import') === true
    // Last come those that leave a value of theirs in what is imported, which has to be forgotten after them.
    const asked = (byTest[path] ?? []).toSorted((a, b) => Number(isImported(a)) - Number(isImported(b)))
    for (const { id, key } of asked) {
      const tests = met.get(id) ?? new Set()
      const isTried = tests.size > 0 && cost(tests) <= longest
      if (isTried) keep({ key, verdict: 'begun', by, pid: process.pid, usualMs: cost(tests) })
      const isKilled = isTried && (await this.#isKilled(path, id, tests, questions, patience))
      const isPassedOver = tests.size > 0 && !isTried
      keep({ key, verdict: isKilled ? 'killed' : isPassedOver ? 'untried' : 'lived', by })
    }
    if (asked.some(isImported)) this.#forget(path, true)
  }

  async #isKilled(path: string, on: number, tests: Set<string>, left: number, patience: number) {
    this.#forget(path, tests.has('import'))
    Object.assign(now, { on, left })
    try {
      return failed(await startTests([path], this.#silent(tests, patience)))
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
  #silent(tests: Set<string>, patience: number): MutantRunner {
    let isOver = false
    const silence = () => {}
    const own: Partial<VitestRunner> = {
      config: { ...this.config, testTimeout: patience, hookTimeout: patience * 3 },
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
