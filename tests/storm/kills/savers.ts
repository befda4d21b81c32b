import type { Visitor } from '../../server/support/visitor.ts'
import { type Journey, saveJourney } from '../saved-journey.ts'

/** One browser after the other, each with two tabs. */
export async function browse(
  nextVisitor: () => Visitor,
  journeys: Journey[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const visitor = nextVisitor()
    await Promise.all([saveJourney(visitor, journeys, over), saveJourney(visitor, journeys, over)])
  }
}
