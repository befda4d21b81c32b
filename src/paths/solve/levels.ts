import type { Problem } from './problem.ts'
import { countOf, type Folded, fold, labelsOf, numbering, refined } from './quotient.ts'

const most = 4

/**
 * The problem with its data forgotten, nodes of one kind made one; then with ever less of it forgotten, each time
 * what one more step tells apart. None where there is nothing to forget.
 */
export function levelsOf(problem: Problem): Folded[] {
  if (!problem.kinds) return []
  const number = numbering<number>()
  const labels = labelsOf(problem)
  const levels: Int32Array[] = []
  let classes: Int32Array = Int32Array.from(problem.kinds, number)
  while (levels.length < most && countOf(classes) < problem.nodes) {
    levels.push(classes)
    const finer = refined(problem, classes, labels)
    if (countOf(finer) === countOf(classes)) break
    classes = finer
  }
  const { kinds: _, ...alike } = problem
  return levels.map((level) => fold(alike, level, labels))
}
