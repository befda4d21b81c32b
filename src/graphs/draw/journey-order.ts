import type { Scene, SceneNode } from '../scene/scene.ts'

/** The states in the order in which a journey comes by them: from where it begins along the lines, those around first. */
export function journeyOrder({ nodes, edges }: Scene): SceneNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const ordered = new Set<SceneNode>()
  const visit = (id: string) => {
    const node = byId.get(id)
    if (!node || ordered.has(node)) return
    if (node.parent !== undefined) visit(node.parent)
    if (ordered.has(node)) return
    ordered.add(node)
    visit(`${id}^`)
    for (const { target } of edges.filter(({ source }) => source === id)) visit(target)
  }
  for (const { id } of nodes.filter(
    ({ kind, parent }) => kind === 'portal' || (kind === 'initial' && !parent),
  ))
    visit(id)
  for (const { id } of nodes) visit(id)
  return [...ordered]
}
