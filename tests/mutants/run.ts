import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { commandLine } from '#cli/command-line.ts'
import { sourceFiles } from '../house/files.ts'
import { explained } from './explained.ts'
import { type Mutant, mutantsOf } from './instrument.ts'
import { kept } from './kept.ts'
import { keptMeetings, testsOfLine } from './meets.ts'
import { nearestTests, ownFolder, partOf } from './nearest.ts'
import { meetLines, tryMutants } from './try-mutants.ts'

const usage = `npm run mutants -- machines/rules [src/contract/flow …] [--sample 200] [--seed 1] [--shard 1/4]
                              [--what 'CallExpression: and('] [--tests 8] [--slow 10000] [--longest 3000] [--lines] [--workers 1] [--list]

Breaks the program in one small way after another and runs the tests that meet the broken line, nearest first.
Lists what no test noticed, with file and line. What a run learns is kept until the file changes (killed) or one of its
nearest tests does (lived), so a run that was stopped goes on where it ended.

  --sample   that many mutants, drawn by --seed        --shard  one part of them, for several machines
  --what     those alone in whose change this text stands
  --tests    how many of the nearest test files try
  --slow     ms after which a test counts as failed, or ten times what it takes without a mutant
  --longest  ms: tests of a line that take longer together do not try it
  --lines    runs the part's tests once to learn which lines each runs, and tries with those that run the broken one
  --workers  test files that run beside each other
  --list     says what is known already and tries nothing`

const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
    what: { type: 'string', default: '' },
    tests: { type: 'string', default: '8' },
    slow: { type: 'string', default: '10000' },
    longest: { type: 'string', default: '3000' },
    workers: { type: 'string', default: '1' },
    lines: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const textOf = (file: string) => readFileSync(file, 'utf8')

export type Known = Mutant & { source: string; key: string }

function allMutants(folders: readonly string[]): Known[] {
  const files = folders.flatMap((folder) => (folder.endsWith('.ts') ? [folder] : sourceFiles(folder)))
  const found: Known[] = []
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.includes('/migrations/'))) {
    const text = textOf(file)
    const source = hash(file + text)
    for (const mutant of mutantsOf(file, text, found.length))
      found.push({ ...mutant, source, key: `${source} ${mutant.name}` })
  }
  return found
}

/** The wanted part: a sample is drawn by the hash of each mutant's name, so a changed file disturbs no other's. */
function wanted(all: readonly Known[]): Known[] {
  const [part = 1, of = 1] = values.shard.split('/').map(Number)
  const drawn = all
    .map((mutant) => ({ mutant, lot: hash(`${values.seed} ${mutant.file} ${mutant.name}`) }))
    .sort((a, b) => a.lot.localeCompare(b.lot))
    .slice(0, values.sample ? Number(values.sample) : all.length)
  const own = drawn.filter(({ lot }) => Number.parseInt(lot.slice(-6), 16) % of === part - 1)
  return own.map(({ mutant }) => mutant).sort((a, b) => a.id - b.id)
}

async function main(): Promise<void> {
  const all = allMutants(positionals)
  const chosen = wanted(all.filter(({ name }) => name.includes(values.what)))
  const files = [...new Set(chosen.map(({ file }) => file))]
  const near = nearestTests(files, values.lines ? Number.POSITIVE_INFINITY : Number(values.tests))
  const texts = new Map([...near.values()].flat().map((test) => [resolve(test), hash(test + textOf(test))]))
  if (values.lines && !values.list) await learnLines([...new Set([...near.values()].flat())], texts)
  const meetings = values.lines ? keptMeetings() : []
  const testsOf = (mutant: Known) => {
    const nearest = near.get(mutant.file) ?? []
    // A file that was written since is met by nothing yet.
    const isMet = meetings.some(({ file }) => file === mutant.file)
    return (isMet ? testsOfLine(mutant, nearest, meetings) : nearest).slice(0, Number(values.tests))
  }
  const state = () => {
    const verdicts = kept()
    const killed = new Set(verdicts.filter(({ verdict }) => verdict === 'killed').map(({ key }) => key))
    const lived = new Set(
      verdicts.filter(({ verdict }) => verdict === 'lived').map(({ key, by }) => `${key} ${by}`),
    )
    const untried = new Set(verdicts.filter(({ verdict }) => verdict === 'untried').map(({ key }) => key))
    return { killed, lived, untried }
  }
  if (!values.list)
    await tryMutants({
      chosen,
      testsOf: new Map(chosen.map((mutant) => [mutant.id, testsOf(mutant)])),
      texts,
      state,
      slow: Number(values.slow),
      longest: Number(values.longest),
      workers: Number(values.workers),
    })
  report(chosen, state())
}

/** Runs each part's own tests that have not told yet which lines of the whole part they run. */
async function learnLines(near: readonly string[], texts: ReadonlyMap<string, string>) {
  const told = new Set(keptMeetings().map(({ test, text }) => `${test} ${text}`))
  for (const part of new Set(positionals.map(partOf))) {
    const own = near.filter((test) => test.startsWith(ownFolder(part)))
    const tests = own.filter((test) => !told.has(`${test} ${texts.get(resolve(test))}`))
    await meetLines({ tests, all: allMutants([part]), texts, workers: Number(values.workers) })
  }
}

type Found = { killed: Set<string>; untried: Set<string> }

function report(chosen: readonly Known[], { killed, untried }: Found): void {
  const survivors = chosen.filter(({ key }) => !killed.has(key))
  const isExplained = ({ file, name }: Known) => Object.hasOwn(explained[file] ?? {}, name)
  for (const one of survivors.filter((mutant) => !isExplained(mutant)))
    console.log(
      `${one.file}:${one.line}  ${one.name}${untried.has(one.key) ? '  (not by every test: --longest)' : ''}`,
    )
  const share = ((1 - survivors.length / chosen.length) * 100).toFixed(1)
  const known = survivors.filter(isExplained).length
  console.log(
    `\n${chosen.length} mutants, ${chosen.length - survivors.length} caught (${share} %), ${known} explained, ${survivors.length - known} survive`,
  )
  process.exitCode = survivors.length > known ? 1 : 0
}

if (positionals.length === 0) console.log(usage)
else await main()
