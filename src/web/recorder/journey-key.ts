import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Product } from '#contract/views/graph-query.ts'
import { hashOf } from '#machines/core/version.ts'
import { countedAs } from '#machines/reference/traffic-products.ts'
import { leadIdOf, recordIn } from '../saving/context-record.ts'

/** The two fields of a machine's context that identify a journey. */
export type JourneyKey = { lead?: string; product: Product }

/** From the machine's own context, else its parent's. */
export function journeyKeyOf(
  snapshot: AnyMachineSnapshot,
  actor: AnyActorRef,
  parent?: AnyActorRef,
): JourneyKey {
  const contexts = [snapshot.context, ...contextsAbove(actor._parent ?? parent)]
  const lead = firstOf(contexts.map((context) => leadIdOf(context)))
  const counted = contexts.map((context) => countedAs(recordIn(context) ?? {}))
  const product = counted.find((one) => one !== 'none') ?? 'none'
  return { product, ...(lead !== undefined && { lead: hashOf(lead) }) }
}

function contextsAbove(actor: AnyActorRef | undefined): AnyMachineSnapshot['context'][] {
  if (!actor) return []
  const { context }: { context?: AnyMachineSnapshot['context'] } = actor.getSnapshot()
  return [context, ...contextsAbove(actor._parent)]
}

const firstOf = <T>(all: readonly (T | undefined)[]): T | undefined => all.find((one) => one !== undefined)
