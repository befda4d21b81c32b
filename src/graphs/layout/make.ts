import type { Detail } from '#machines/schemas/graph-query.ts'
import type { Plan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { byElk } from './by-elk.ts'
import { variants } from './variants.ts'

export type Job = { plan: Plan; detail: Detail; variant: number }

/** One try to lay a plan out. */
export const make = ({ plan, detail, variant }: Job): Promise<Scene> =>
  byElk(plan, detail, variants[variant] ?? {})
