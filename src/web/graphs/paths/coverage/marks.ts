import { type Level, levels } from '#contract/views/coverage.ts'
import type { MachineRun } from '#contract/views/paths.ts'

/** `elsewhere`: this level leaves it to others. `unknown`: this level walked nothing of the machine. */
type CoverageMark = 'taken' | 'missed' | 'elsewhere' | 'unknown'
export type Marks = Readonly<Record<Level, CoverageMark>>

/** Coverage of a transition by level. */
export const marksOf = (run: MachineRun, transition: string): Marks => ({
  machine: markOf(run, 'machine', transition),
  server: markOf(run, 'server', transition),
  browser: markOf(run, 'browser', transition),
})

function markOf(run: MachineRun, name: Level, transition: string): CoverageMark {
  const level = run.levels.find((one) => one.level === name)
  if (!level) return 'unknown'
  if (level.taken[transition]) return 'taken'
  return level.uncovered.find(({ target }) => target === transition)?.elsewhere ? 'elsewhere' : 'missed'
}

const markLabels: Record<CoverageMark, (names: string) => string> = {
  taken: (names) => `taken by ${names}`,
  missed: (names) => `missed by ${names}`,
  elsewhere: (names) => `left to others by ${names}`,
  unknown: (names) => `not walked by ${names}`,
}

/** "taken by machine and server, missed by browser". */
export const markText = (marks: Marks): string =>
  (Object.keys(markLabels) as CoverageMark[])
    .flatMap((mark) => {
      const names = levels.filter((level) => marks[level] === mark)
      return names.length > 0 ? [markLabels[mark](names.join(' and '))] : []
    })
    .join(', ')
