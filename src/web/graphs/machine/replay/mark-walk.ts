import type { Replay } from '#contract/views/graph-view.ts'
import { centre } from '../map/bring.ts'

type Steps = Replay['steps']

/** The journey's visited states, current transition and current states, by id. */
export function walkAt(
  steps: Steps,
  step: number,
): { passed: Set<string>; taken?: string; here: Set<string> } {
  const passed = new Set<string>()
  const here = new Set<string>()
  for (const { edge, from, to } of steps.slice(0, step + 1)) {
    if (from && to) here.delete(from)
    if (to) here.add(to)
    for (const id of [edge, from, to]) if (id) passed.add(id)
  }
  const taken = steps[step]?.edge
  return { passed, here, ...(taken !== undefined && { taken }) }
}

/** Marks it on the drawing, and scrolls the journey's current place into view. */
export function markWalk(view: HTMLElement, steps: Steps, step: number): void {
  const { passed, taken, here } = walkAt(steps, step)
  const wordOf = (id: string) => {
    if (here.has(id)) return 'here'
    if (id === taken) return 'taken'
    return passed.has(id) ? 'passed' : undefined
  }
  for (const place of view.querySelectorAll<SVGElement>('[data-state], [data-edge]')) {
    const word = wordOf(place.getAttribute('data-state') ?? place.getAttribute('data-edge') ?? '')
    if (word) place.setAttribute('data-walk', word)
    else place.removeAttribute('data-walk')
  }
  const inmost = [...view.querySelectorAll('[data-walk=here]')].at(-1)
  const box = inmost?.closest('section')
  if (inmost && box) centre(box, inmost)
}
