import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import type { WireSteps } from '#contract/flow/steps.ts'
import type { Save } from './outbox.ts'

/** Saves of one journey that wait for a person's choice, because somebody else has moved it on. */
export type Conflict = {
  saves: readonly Save[]
  /** What stands on the server; without it, it has to be read. */
  current: ResumeRecord | undefined
  /** What the server had when these answers were given, as far as this tab remembers. */
  base: WireSteps | undefined
}

/** The journeys of this tab that wait for a choice. One and the same object until something of it changes. */
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

  /** One more answer to a journey that waits already. */
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
