import type { Scene, SceneNode } from '../scene/scene.ts'

/**
 * The states in the order in which a journey comes by them: from where it begins along the lines, those around first,
 * and where it may go on in several ways, in the order of the machine.
 */
export function journeyOrder({ nodes, edges }: Scene): SceneNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const placeOf = (id: string) => nodes.findIndex((node) => node.id === id)
  const ordered = new Set<SceneNode>()
  const visit = (id: string) => {
    const node = byId.get(id)
    if (!node || ordered.has(node)) return
    if (node.parent !== undefined) visit(node.parent)
    if (ordered.has(node)) return
    ordered.add(node)
    visit(`${id}^`)
    const targets = edges.filter(({ source }) => source === id).map(({ target }) => target)
    for (const target of targets.sort((one, other) => placeOf(one) - placeOf(other))) visit(target)
  }
  for (const { id } of nodes.filter(
    ({ kind, parent }) => kind === 'portal' || (kind === 'initial' && !parent),
  ))
    visit(id)
  for (const { id } of nodes) visit(id)
  return [...ordered]
}
