import { type Level, levels } from '#machines/schemas/coverage.ts'
import type { MachineRun } from '#machines/schemas/paths.ts'

/** `elsewhere`: this level leaves it to others. `unknown`: this level walked nothing of the machine. */
type Mark = 'taken' | 'missed' | 'elsewhere' | 'unknown'
export type Marks = Readonly<Record<Level, Mark>>

/** What each level made of a transition. */
export const marksOf = (run: MachineRun, transition: string): Marks => ({
  machine: markOf(run, 'machine', transition),
  server: markOf(run, 'server', transition),
  browser: markOf(run, 'browser', transition),
})

function markOf(run: MachineRun, name: Level, transition: string): Mark {
  const level = run.levels.find((one) => one.level === name)
  if (!level) return 'unknown'
  if (level.taken[transition]) return 'taken'
  return level.uncovered.find(({ target }) => target === transition)?.elsewhere ? 'elsewhere' : 'missed'
}

const words: Record<Mark, (names: string) => string> = {
  taken: (names) => `taken by ${names}`,
  missed: (names) => `missed by ${names}`,
  elsewhere: (names) => `left to others by ${names}`,
  unknown: (names) => `not walked by ${names}`,
}

/** "taken by machine and server, missed by browser". */
export const markWords = (marks: Marks): string =>
  (Object.keys(words) as Mark[])
    .flatMap((mark) => {
      const names = levels.filter((level) => marks[level] === mark)
      return names.length > 0 ? [words[mark](names.join(' and '))] : []
    })
    .join(', ')
