import { walkerOf } from '#machines/core/step.ts'
import type { Explored } from '../explore.ts'
import { identified, said } from './path-of.ts'
import { eventOf, type PathEvent, type TestPath } from './suite.ts'

export type Refusing = { paths: TestPath[]; refused: string[] }

/**
 * The same paths with a check at the first visit of each state: every event that has to be refused there is tried
 * and nothing may happen. An event counts as refused at a state where none of its samples is heard.
 */
export function withRefusals({ model }: Explored, paths: readonly TestPath[]): Refusing {
  const walker = walkerOf(model.machine)
  const seen = new Set<string>()
  const refused: string[] = []
  const refusalsAt = (snapshot: ReturnType<typeof walker.begin>['snapshot'], state: string): PathEvent[] => {
    if (seen.has(state)) return []
    seen.add(state)
    return model.alphabet.flatMap((type): PathEvent[] => {
      const samples = model.samples(type)
      const [usual] = samples
      if (!usual || samples.some((event) => walker.hear(snapshot, event).taken.length > 0)) return []
      const edge = `${state} refuses ${type}`
      refused.push(edge)
      return [{ ...said(usual), from: state, to: state, edge, refused: true }]
    })
  }
  const checked = paths.map((path) => {
    let { snapshot } = walker.begin(path.start.input)
    const events = refusalsAt(snapshot, path.begins)
    for (const event of path.events) {
      snapshot = walker.hear(snapshot, eventOf(event)).snapshot
      events.push(event, ...refusalsAt(snapshot, event.to))
    }
    return identified({ ...path, events })
  })
  return { paths: checked, refused }
}
