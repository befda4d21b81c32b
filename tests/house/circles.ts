import { relative, sep } from 'node:path'
import { type Import, imports } from './imports.ts'

type Edges = ReadonlyMap<string, ReadonlyMap<string, Import>>

/**
 * The import circles between the parts of a folder, type imports included. A part is a sub-folder, or a file that
 * stands in the folder itself. Each circle is the shortest one through its first part, one line for each import.
 */
export function circlesOf(folder: string): string[][] {
  return circlesAmong(folder, imports(folder))
}

/** The same for imports that are given. */
export function circlesAmong(folder: string, found: readonly Import[]): string[][] {
  const edges = edgesBetweenParts(folder, found)
  const reported = new Set<string>()
  return [...edges.keys()].sort().flatMap((part) => {
    const circle = reported.has(part) ? [] : shortestCircle(edges, part)
    for (const { file } of circle) reported.add(partOf(folder, file) ?? file)
    return circle.length > 0 ? [circle.map(({ file, target }) => `${file} imports ${target}`)] : []
  })
}

function edgesBetweenParts(folder: string, found: readonly Import[]): Edges {
  const edges = new Map<string, Map<string, Import>>()
  for (const each of found) {
    const [from, to] = [partOf(folder, each.file), partOf(folder, each.target)]
    if (from === undefined || to === undefined || from === to) continue
    const targets = edges.get(from) ?? new Map<string, Import>()
    edges.set(from, targets.set(to, targets.get(to) ?? each))
  }
  return edges
}

/** Breadth first from a part until an import leads back to it. */
function shortestCircle(edges: Edges, start: string): Import[] {
  const wayTo = new Map<string, Import[]>([[start, []]])
  for (const [part, way] of wayTo) {
    for (const [next, found] of edges.get(part) ?? []) {
      if (next === start) return [...way, found]
      if (!wayTo.has(next)) wayTo.set(next, [...way, found])
    }
  }
  return []
}

function partOf(folder: string, path: string): string | undefined {
  const inside = relative(folder, path)
  return inside === '' || inside.startsWith('..') ? undefined : inside.split(sep)[0]
}
