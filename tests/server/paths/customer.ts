import * as v from 'valibot'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { type Answered, toSave } from '#contract/flow/save.ts'
import { fromStepFields, isSpelt } from '#contract/flow/step-fields.ts'
import { stepName } from '#contract/flow/step-name.ts'
import { saveRegistration } from '#contract/registration/registration.calls.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { productOf, products } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Visitor } from '../support/visitor.ts'

/** The calls that a customer's browser makes for a journey, each on the version the one before it made. */
export class Customer {
  readonly #visitor: Visitor
  readonly #today: string
  leadId = ''
  version = 0

  constructor(visitor: Visitor, today: string) {
    this.#visitor = visitor
    this.#today = today
  }

  async save(record: JourneyRecord, step: SavedStep, answered?: Answered): Promise<void> {
    const { data } = await this.#visitor.call(saveFlow, this.#told(record, step, answered))
    this.leadId = data.data.customerLeadId
    this.version = data.data.version
  }

  /** How a save is refused that should never be made. */
  refusedSave(record: JourneyRecord, step: SavedStep, answered: Answered) {
    return this.#visitor.refused(saveFlow, this.#told(record, step, answered))
  }

  async renumber(registrationNumber: string): Promise<void> {
    const request = { customerLeadId: this.leadId, registrationNumber }
    const { data } = await this.#visitor.call(saveRegistration, request)
    this.version = data.version
  }

  /** The journey as the browser reads it back. */
  async read(): Promise<JourneyRecord> {
    const { data } = await this.#visitor.call(readFlow, { customerLeadId: this.leadId })
    const savedStep = v.safeParse(stepName, data.processStep)
    const { record, emptyRecord, asOfToday } = productOf(products, data)
    const read = {
      ...emptyRecord,
      leadId: data.customerLeadId,
      version: data.version,
      source: data.source,
      ...(data.status && { status: data.status }),
      ...(data.pricesFirst && { pricesFirst: data.pricesFirst }),
      ...(isSpelt(data) ? fromStepFields(data, data) : data.answers),
      savedStep: savedStep.success ? savedStep.output : (0 as const),
    }
    return asOfToday(v.parse(record, read), this.#today)
  }

  #told(record: JourneyRecord, step: SavedStep, answered?: Answered) {
    const { leadId, version } = this
    return toSave({ ...record, leadId, version }, step, { loggedInUser: false, answered })
  }
}
