import { fromStepFields } from '#contract/flow/step-fields.ts'
import type { WireSteps } from '#contract/flow/steps.ts'
import type { MergeInput } from '#machines/purchase/merge/merge.machine.ts'
import type { Conflict } from '../../saving/outbox-conflicts.ts'
import { recordOfResume } from '../../saving/read-journey.ts'

const motor = { quoteType: 'motor' }

/** The local, remote and common base records of a conflict. */
export function partedBy(leadId: string, { saves, current, base }: Conflict): MergeInput {
  const told = Object.assign({}, ...saves) as WireSteps
  return {
    leadId,
    mine: fromStepFields(motor, told),
    steps: saves.map(({ step }) => step),
    base: base && fromStepFields(motor, base),
    theirs: current && recordOfResume(current),
  }
}
