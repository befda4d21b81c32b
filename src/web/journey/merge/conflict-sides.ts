import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { fromStepFields, isSpelt } from '#contract/flow/step-fields.ts'
import { stepKeyOf } from '#contract/flow/step-name.ts'
import type { WireSteps } from '#contract/flow/steps.ts'
import type { Product } from '#machines/core/product.ts'
import { productOf, products } from '#machines/products.ts'
import type { MergeInput } from '#machines/purchase/merge/merge.machine.ts'
import { today } from '../../browser/today.ts'
import type { Save } from '../../saving/outbox.ts'
import type { Conflict } from '../../saving/outbox-conflicts.ts'
import { recordOfResume } from '../../saving/read-journey.ts'

/** The local, remote and common base records of a conflict; answers without fields in a save are in its events. */
export function partedBy(leadId: string, { saves, current, base }: Conflict): MergeInput {
  const { quoteType = '' } = saves[0] ?? current ?? {}
  const product = productOf(products, { quoteType })
  const sides = {
    leadId,
    product,
    today: today(),
    steps: saves.map(({ step }) => step),
    theirs: current && recordOfResume(current),
  }
  if (!isSpelt({ quoteType })) {
    return {
      ...sides,
      mine: {},
      saves: saves.map(({ step, screen, events = [] }) => ({ step, screen, events })),
    }
  }
  return {
    ...sides,
    mine: answeredIn(product, saves, current),
    base: base && fromStepFields({ quoteType }, base),
  }
}

/** What the fields of saves answer; what only theirs has of the same steps is not answered any more. */
function answeredIn({ key: quoteType }: Product, saves: readonly Save[], current?: ResumeRecord) {
  const read = (steps: WireSteps) => fromStepFields({ quoteType }, steps)
  const keys = saves.map(({ step }) => stepKeyOf(step))
  const there = read(Object.fromEntries(keys.map((key) => [key, current?.[key]])))
  const gone = Object.fromEntries(Object.keys(there).map((key) => [key, undefined]))
  return { ...gone, ...read(Object.assign({}, ...saves)) }
}
