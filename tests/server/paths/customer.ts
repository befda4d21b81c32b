import * as v from 'valibot'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { type Answered, toSave } from '#contract/flow/save.ts'
import { fromStepFields } from '#contract/flow/step-fields.ts'
import { stepName } from '#contract/flow/step-name.ts'
import { saveRegistration } from '#contract/registration/registration.calls.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
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

  async save(record: MotorRecord, step: SavedStep, answered?: Answered): Promise<void> {
    const { data } = await this.#visitor.call(saveFlow, this.#told(record, step, answered))
    this.leadId = data.data.customerLeadId
    this.version = data.data.version
  }

  /** How a save is refused that should never be made. */
  refusedSave(record: MotorRecord, step: SavedStep, answered: Answered) {
    return this.#visitor.refused(saveFlow, this.#told(record, step, answered))
  }

  async renumber({ registrationNumber }: MotorRecord): Promise<void> {
    const request = { customerLeadId: this.leadId, registrationNumber }
    const { data } = await this.#visitor.call(saveRegistration, request)
    this.version = data.version
  }

  /** The journey as the browser reads it back. */
  async read(): Promise<MotorRecord> {
    const { data } = await this.#visitor.call(readFlow, { customerLeadId: this.leadId })
    const savedStep = v.safeParse(stepName, data.processStep)
    const read = {
      ...emptyRecord,
      leadId: data.customerLeadId,
      version: data.version,
      source: data.source,
      ...(data.status && { status: data.status }),
      ...fromStepFields(data, data),
      savedStep: savedStep.success ? savedStep.output : (0 as const),
    }
    return asOfToday(read, this.#today)
  }

  #told(record: MotorRecord, step: SavedStep, answered?: Answered) {
    const { leadId, version } = this
    return toSave({ ...record, leadId, version }, step, { loggedInUser: false, answered })
  }
}
