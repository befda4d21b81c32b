import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import type { WireSteps } from '#contract/flow/steps.ts'
import type { Save } from './outbox.ts'

/** Saves of one journey that wait for a choice, because somebody else has changed it. */
export type Conflict = {
  saves: readonly Save[]
  /** The server's record; if absent, it has to be read. */
  current: ResumeRecord | undefined
  /** The server's values when these answers were given, as far as this tab remembers. */
  base: WireSteps | undefined
}

/** The journeys of this tab that wait for a choice. The same object until something changes. */
export class Conflicts {
  readonly #all = new Map<string, Conflict>()

  readonly of = (leadId: string): Conflict | undefined => this.#all.get(leadId)
  readonly has = ({ customerLeadId = '' }: Save): boolean => this.#all.has(customerLeadId)

  get isEmpty(): boolean {
    return this.#all.size === 0
  }

  hold(leadId: string, conflict: Conflict): void {
    this.#all.set(leadId, conflict)
  }

  /** Another answer to a journey that already waits. */
  join(save: Save): void {
    const { customerLeadId: leadId = '' } = save
    const held = this.#all.get(leadId)
    if (held) this.#all.set(leadId, { ...held, saves: [...held.saves, save] })
  }

  end(leadId: string): void {
    this.#all.delete(leadId)
  }

  endAll(): void {
    this.#all.clear()
  }
}
