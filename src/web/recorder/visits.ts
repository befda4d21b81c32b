import type { VisitKey } from '#contract/views/traffic.ts'
import { limits } from '#machines/reference/limits.ts'
import { type JourneyLog, newVisit } from './journey-log.ts'

/** Which journeys of a tab are one visit: those without a long pause between them, of one lead at most. */
export class Visits {
  #current: VisitKey | undefined
  #lastAt = 0

  /** Journeys from before a reload go on sharing theirs. */
  constructor(kept: JourneyLog[]) {
    const known = new Map<string, VisitKey>()
    for (const log of kept) {
      const visit = known.get(log.visit.key) ?? log.visit
      known.set(visit.key, visit)
      log.visit = visit
      if (log.lastAt >= this.#lastAt) this.#current = visit
      this.passed(log.lastAt)
    }
  }

  passed(at: number): void {
    this.#lastAt = Math.max(this.#lastAt, at)
  }

  /** The visit of a journey that begins now. */
  at(now: number, lead: string | undefined): VisitKey {
    const goesOn = now - this.#lastAt < limits.graphs.openMs
    const visit = (goesOn && this.#current) || newVisit()
    this.passed(now)
    this.#current = lead === undefined ? visit : this.ofLead(visit, lead)
    return this.#current
  }

  /** The visit of a journey whose lead is known now: the whole visit is this lead's, unless it is another's already. */
  ofLead(visit: VisitKey, lead: string): VisitKey {
    if (visit.lead === lead) return visit
    if (visit.lead === undefined) return Object.assign(visit, { lead })
    this.#current = newVisit(lead)
    return this.#current
  }
}
