import type { MachineRun, TestPath } from '#machines/schemas/paths.ts'

/** Where the last test run did not get through a path, in words. */
export function failuresOf(run: MachineRun | null | undefined, { id }: TestPath): string | undefined {
  const failed = (run?.levels ?? []).flatMap(({ level, paths }) =>
    paths.filter((path) => path.id === id && !path.passed).map(({ failure }) => ({ level, failure })),
  )
  const [first] = failed
  if (!first) return undefined
  const where = first.failure ? ` at step ${first.failure.step}` : ''
  return `failed in ${first.level}${where}`
}
