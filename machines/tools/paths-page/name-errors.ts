import type { Outline, OutlineNode } from '#contract/views/paths.ts'
import { type QueryError, type SuiteQuery, targetsOf } from '#contract/views/suite-query.ts'
import { paths } from '../../reference/messages/paths.ts'

type Named = Pick<SuiteQuery, 'criterion' | 'from' | 'to' | 'targets'>

/** What a query names that the machine does not contain, by field. */
export function nameErrors(outline: Outline, query: Partial<Named>): QueryError[] {
  const { key, edges, events, tags } = outline
  const states = stateNames(outline)
  const isState = (name: string) => states.has(name) || isSituation(name)
  const missing = (path: 'from' | 'to') => {
    const name = query[path]
    return name === undefined || isState(name) ? [] : [{ path, message: paths.errors.noState(key, name) }]
  }
  const known = new Set([...edges.flatMap(({ id, event }) => [id, event]), ...events, ...tags])
  const targets = query.criterion === 'chosen' ? targetsOf(query) : []
  const unknown = targets.find((target) => !known.has(target) && !isState(target))
  return [
    ...missing('from'),
    ...missing('to'),
    ...(unknown === undefined ? [] : [{ path: 'targets', message: paths.errors.noTarget(key, unknown) }]),
  ]
}

/** Parallel regions are named together; whether the combination is reachable is found by exploring. */
const isSituation = (name: string) => name.includes(' + ')

/** Each state by its id, and by its keys from the root down. */
function stateNames({ nodes }: Outline): Set<string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const wordOf = ({ key, parent }: OutlineNode): string => {
    const around = byId.get(parent ?? '')
    return around?.parent === undefined ? key : `${wordOf(around)}.${key}`
  }
  return new Set(nodes.flatMap((node) => (node.parent === undefined ? [] : [node.id, wordOf(node)])))
}
