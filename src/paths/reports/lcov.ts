import type { CoverageReport, LevelCoverage } from '#contract/views/coverage.ts'
import type { Source } from './source.ts'

/**
 * Transitions as branches of the line they are written on, in the format of lcov: a record for each machine and
 * level, which is named as the test. A machine whose source is not known is left out.
 */
export const lcovOf = (
  { machines }: CoverageReport,
  sourceOf: (machine: string) => Source | undefined,
): string =>
  machines
    .flatMap(({ key, levels }) => {
      const source = sourceOf(key)
      return source ? levels.map((level) => recordOf(source, level)) : []
    })
    .join('')

function recordOf({ file, lines }: Source, { level, taken }: LevelCoverage): string {
  const byLine = new Map<number, number[]>()
  for (const [edge, line] of lines) byLine.set(line, [...(byLine.get(line) ?? []), taken[edge] ?? 0])
  const hits = [...byLine].sort(([one], [other]) => one - other)
  const branches = hits.flatMap(([, times]) => times)
  return [
    `TN:${level}`,
    `SF:${file}`,
    ...hits.flatMap(branchLines),
    `BRF:${branches.length}`,
    `BRH:${branches.filter((times) => times > 0).length}`,
    ...hits.map(([line, times]) => `DA:${line},${sum(times)}`),
    `LF:${hits.length}`,
    `LH:${hits.filter(([, times]) => sum(times) > 0).length}`,
    'end_of_record',
    '',
  ].join('\n')
}

/** `-` where nothing on the line was taken. */
const branchLines = ([line, times]: [number, number[]]): string[] =>
  times.map((taken, branch) => `BRDA:${line},0,${branch},${sum(times) > 0 ? taken : '-'}`)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
