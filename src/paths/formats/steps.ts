import type { PathEvent, TestPath } from '../types.ts'

/** An event that is heard, and those that are tried right after it and refused. */
type Step = { event: PathEvent; refused: PathEvent[] }
type Steps = { refused: PathEvent[]; steps: Step[] }

/** A path told by what moves it; `refused` of the whole is what is tried where it begins. */
export function stepsOf({ events }: TestPath): Steps {
  const told: Steps = { refused: [], steps: [] }
  for (const event of events) {
    const here = told.steps.at(-1)?.refused ?? told.refused
    if (event.refused) here.push(event)
    else told.steps.push({ event, refused: [] })
  }
  return told
}
