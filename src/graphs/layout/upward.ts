import type { Plan } from '../plan/plan.ts'

/** Lines that lead back to what is declared before: a machine is written in the order in which a person meets its states. */
export function upwardIn({ nodes, edges }: Plan): Set<string> {
  const places = new Map(nodes.map(({ id, kind }, at) => [id, kind === 'initial' ? -1 : at]))
  const isUpward = (source: string, target: string) => (places.get(source) ?? 0) > (places.get(target) ?? 0)
  return new Set(edges.flatMap(({ id, source, target }) => (isUpward(source, target) ? [id] : [])))
}
