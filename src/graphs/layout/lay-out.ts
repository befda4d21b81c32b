import type { Detail } from '#contract/views/graph-query.ts'
import type { Graph } from '#machines/core/graph.ts'
import { limits } from '#machines/reference/limits.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Scene } from '../scene/scene.ts'
import { plain } from './cards.ts'
import { thread } from './thread.ts'
import type { LayoutJob, LayoutResult } from './try-layout.ts'
import { large, variantsFor } from './variants.ts'

/** Another one where the same machine would be drawn differently: scenes that are stored are made anew. */
export const layoutRevision = '7'

/** A drawing that cannot be tried in less is not tried. */
const leastMs = 50
const noTime = { fault: 'there was no time for it', isRetryable: true } as const

type Run = (job: LayoutJob, deadlineMs: number) => Promise<LayoutResult>
/** `compare` is of how many drawings the best is taken; `run` makes one of them. */
type LayoutOptions = { deadlineMs?: number; compare?: number; run?: Run }
type Found = Extract<LayoutResult, { scene: Scene }>

/**
 * Where everything of a machine stands, the same for the same machine; made in a thread, in limited time. Of the
 * drawings without a defect the one that is easiest to follow; where none is without, the one with the fewest, which
 * are listed; and where there is no drawing at all, cards that say where states lead, for now if only time was short.
 */
export async function layOut(
  graph: Graph,
  detail: Detail,
  {
    deadlineMs = limits.graphs.layoutMs,
    compare = 4,
    run = (job, ms) => thread.run(job, ms),
  }: LayoutOptions = {},
): Promise<Scene> {
  const plan = planOf(graph, detail)
  const { found, fault, isRetryable } = await tried({ plan, detail }, { deadlineMs, compare, run })
  const [best] = found.sort(
    (one, other) => one.scene.defects.length - other.scene.defects.length || one.cost - other.cost,
  )
  return best?.scene ?? { ...plain(plan, detail, fault), ...(isRetryable && { isProvisional: true }) }
}

async function tried(
  { plan, detail }: Omit<LayoutJob, 'variant'>,
  { deadlineMs, compare, run }: Required<LayoutOptions>,
) {
  const found: Found[] = []
  let left = deadlineMs
  let failed: Omit<Extract<LayoutResult, { fault: string }>, 'ms'> = noTime
  for (const variant of variantsFor(plan).keys()) {
    if (left < leastMs || isEnough(found, variant, plan.nodes.length > large ? 1 : compare)) break
    // What hangs leaves time for another try.
    const made = await run({ plan, detail, variant }, Math.ceil(found.length > 0 ? left : left * 0.6))
    left -= made.ms
    if ('scene' in made) found.push(made)
    else failed = made
  }
  return { found, ...failed }
}

const isEnough = (found: readonly Found[], tried: number, compare: number): boolean =>
  found.some(({ scene, isEasy }) => scene.defects.length === 0 && (isEasy || tried >= compare))
