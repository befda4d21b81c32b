import { choicesOf } from '../explore/choices.ts'
import { usualBounds } from '../explore/explore.ts'
import { exploreFully } from '../explore/explore-fully.ts'
import type { Bounds, Explored, Model } from '../types.ts'
import { deadEnds } from './dead-ends.ts'
import { missingErrorBranches } from './error-branches.ts'
import { checks, type Finding } from './finding.ts'
import { livelocks } from './livelocks.ts'
import { nondeterminism } from './nondeterminism.ts'
import { shadowedGuards } from './shadowed-guards.ts'
import { traps } from './traps.ts'
import { unreachableStates } from './unreachable-states.ts'

/** What the checks of a model found, and why they may not have seen everything. */
export type Checked = {
  findings: Finding[]
  states: number
  transitions: number
  stopped?: string
  notes: string[]
}

/** Explores a machine and checks it. What its author means to be so is a note. */
export function checkModel(model: Model, bounds: Bounds = usualBounds): Checked {
  const { meant = {} } = model
  const explored = exploreFully(model, bounds)
  const { nodes, arcs, notes, stopped } = explored
  const all = findingsOf(explored)
  const found = new Set(all.map(nameOf))
  const reasons = Object.entries(meant).filter(([name]) => found.has(name))
  return {
    findings: all.filter((finding) => !Object.hasOwn(meant, nameOf(finding))),
    states: nodes.length,
    transitions: arcs.length,
    notes: [...notes, ...reasons.map(([name, reason]) => `Meant, ${name}: ${reason}.`)],
    ...(stopped !== undefined && { stopped }),
  }
}

/** As a model names what it means. */
export const nameOf = ({ check, place }: Finding): string => `${check} ${place}`

/** Everything found about a machine, in the order of the checks. */
export function findingsOf(explored: Explored): Finding[] {
  const choices = choicesOf(explored)
  const found = [
    ...unreachableStates(explored),
    ...deadEnds(explored),
    ...traps(explored),
    ...nondeterminism(explored, choices),
    ...shadowedGuards(explored, choices),
    ...missingErrorBranches(explored),
    ...livelocks(explored),
  ]
  return found.sort((one, other) => checks.indexOf(one.check) - checks.indexOf(other.check))
}
