import type { Detail } from '#contract/views/graph-query.ts'
import { costOf, isEasy } from '../gate/cost.ts'
import { defectsOf } from '../gate/defects.ts'
import type { LayoutPlan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { byElk } from './by-elk.ts'
import { variantsFor } from './variants.ts'

export type LayoutJob = { plan: LayoutPlan; detail: Detail; variant: number }
/** A scene, what is wrong with it and how hard it is to follow, or whether it is easy enough. */
type Made = { scene: Scene; cost: number; isEasy: boolean }
/** Why there is no scene; `isRetryable` where another time there may be one. */
type Failed = { fault: string; isRetryable?: true }
/** With the time that the layout itself took. */
export type LayoutResult = (Made | Failed) & { ms: number }

/** One try to lay a plan out. */
export async function make(job: LayoutJob): Promise<LayoutResult> {
  const begun = performance.now()
  const made = await attempt(job)
  return { ...made, ms: performance.now() - begun }
}

async function attempt({ plan, detail, variant }: LayoutJob): Promise<Made | Failed> {
  try {
    const way = variantsFor(plan)[variant]
    if (!way) return { fault: 'there is no other way to lay it out' }
    const scene = await byElk(plan, detail, way)
    return { scene: { ...scene, defects: defectsOf(scene) }, cost: costOf(scene), isEasy: isEasy(scene) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'the layout failed' }
  }
}
