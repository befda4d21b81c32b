import { fromStepFields } from '#contract/flow/step-fields.ts'
import type { MergeInput } from '#machines/purchase/merge/merge.machine.ts'
import type { Save } from '../../saving/outbox.ts'
import type { Conflict } from '../../saving/outbox-conflicts.ts'
import { recordOfResume } from '../../saving/read-journey.ts'

/** The local, remote and common base records of a conflict. */
export function partedBy(leadId: string, { saves, current, base }: Conflict): MergeInput {
  const told: Save = Object.assign({}, ...saves)
  return {
    leadId,
    mine: fromStepFields(told, told),
    steps: saves.map(({ step }) => step),
    base: base && fromStepFields(told, base),
    theirs: current && recordOfResume(current),
  }
}
