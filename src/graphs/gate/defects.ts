import { groundOf } from '../scene/bounds.ts'
import { headingOf, isOpen } from '../scene/heading.ts'
import type { Box, Scene, SceneEdge, SceneNode } from '../scene/scene.ts'
import { isInside, overlap, passes, segmentsOf, shared } from './overlaps.ts'

/** Lines that begin at the same place may run together so far. */
const together = 4

/** What lies on top of what should be seen, in sentences. */
export function defectsOf(scene: Scene): string[] {
  const things = scene.edges.map((edge) => ({
    edge,
    segments: segmentsOf(edge.points),
    label: edge.labels.length > 0 ? groundOf(edge.labels) : undefined,
  }))
  return [
    ...nodesOnNodes(scene),
    ...things.flatMap((one, at) => [
      ...againstNodes(one, scene.nodes),
      ...things.flatMap((other, place) => (place === at ? [] : against(one, other, place > at))),
    ]),
  ]
}

type Thing = { edge: SceneEdge; segments: ReturnType<typeof segmentsOf>; label: Box | undefined }

function nodesOnNodes({ nodes, width, height }: Scene): string[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const isAround = (outer: string, inner: string | undefined): boolean =>
    inner !== undefined && (parents.get(inner) === outer || isAround(outer, parents.get(inner)))
  const outside = nodes.filter((node) => !isInside(node, { x: 0, y: 0, width, height }))
  return [
    ...outside.map((node) => `${nameOf(node)} stands outside of the drawing.`),
    ...nodes.flatMap((one, at) =>
      nodes.slice(at + 1).flatMap((other) => {
        if (isAround(one.id, other.id))
          return isInside(other, one) && !overlap(other, headingOf(one))
            ? []
            : [`${nameOf(other)} does not fit into ${nameOf(one)}.`]
        return !isAround(other.id, one.id) && overlap(one, other)
          ? [`${nameOf(one)} lies over ${nameOf(other)}.`]
          : []
      }),
    ),
  ]
}

function againstNodes({ edge, segments, label }: Thing, nodes: readonly SceneNode[]): string[] {
  const ends = [edge.source, edge.target]
  const found = segments.length === 0 ? [`The line ${edge.id} is missing.`] : []
  for (const node of nodes) {
    const solid = isOpen(node) ? headingOf(node) : node
    if (label && (overlap(label, solid) || (isOpen(node) && overlap(label, node) && !isInside(label, node))))
      found.push(`The words of ${edge.id} lie over ${nameOf(node)}.`)
    if (!(ends.includes(node.id) && !isOpen(node)) && segments.some((segment) => passes(segment, solid)))
      found.push(`The line ${edge.id} goes through ${nameOf(node)}.`)
  }
  return found
}

function against(one: Thing, other: Thing, isFirst: boolean): string[] {
  const { label } = one
  const found: string[] = []
  if (label && other.segments.some((segment) => passes(segment, label)))
    found.push(`The line ${other.edge.id} goes through the words of ${one.edge.id}.`)
  if (!isFirst) return found
  if (label && other.label && overlap(label, other.label))
    found.push(`The words of ${one.edge.id} and of ${other.edge.id} lie over each other.`)
  if (one.segments.some((segment) => other.segments.some((their) => shared(segment, their) > together)))
    found.push(`The lines ${one.edge.id} and ${other.edge.id} run over each other.`)
  return found
}

const nameOf = ({ title, id }: SceneNode): string => title || id
