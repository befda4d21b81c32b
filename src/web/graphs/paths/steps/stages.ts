import type { PathEvent, TestPath } from '#contract/views/paths.ts'

/** A path's state after a number of steps: its event, and its refusals. */
export type Stage = { state: string; event?: PathEvent; refused: PathEvent[] }

/** The stages of a path, the first where it begins. */
export function stagesOf({ begins, events }: TestPath): Stage[] {
  const stages: Stage[] = [{ state: begins, refused: [] }]
  for (const event of events) {
    if (event.refused) stages.at(-1)?.refused.push(event)
    else stages.push({ state: event.to, event, refused: [] })
  }
  return stages
}

/** Ids of the transitions that lead to a stage: the event's own and the automatic ones. */
export const takenAt = (path: TestPath, step: number): readonly string[] => {
  if (step === 0) return path.takes ?? []
  const event = stagesOf(path)[step]?.event
  return event ? [event.edge, ...(event.also ?? [])] : []
}

/** An event's payload, a line per field. */
export const fieldsOf = ({ data = {} }: PathEvent): [string, string][] =>
  Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, shown(value)]]))

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
