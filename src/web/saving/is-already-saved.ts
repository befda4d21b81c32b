import type { RequestOf } from '#contract/call.ts'
import type { ResumeRecord, saveFlow } from '#contract/flow/flow.calls.ts'
import { isSpelt } from '#contract/flow/step-fields.ts'
import { stepKeyOf } from '#contract/flow/step-name.ts'
import { knownAnswer } from '#machines/core/answer.ts'
import { sortedJson } from '#machines/core/sorted-json.ts'
import { productOf, products } from '#machines/products.ts'
import { today } from '../browser/today.ts'
import { resumedRecord } from './resumed-record.ts'

type Save = RequestOf<typeof saveFlow>

/** Whether the server's record already contains the save: it arrived, only its reply was lost. */
export function isAlreadySaved(save: Save, current: ResumeRecord): boolean {
  const step = stepKeyOf(save.step)
  if (current.processStep !== step) return false
  return isSpelt(save) ? sortedJson(save[step]) === sortedJson(current[step]) : isAnswered(save, current)
}

function isAnswered({ events = [] }: Save, current: ResumeRecord): boolean {
  const { events: definitions } = productOf(products, current)
  const record = resumedRecord(current)
  return events.every(({ type, ...answer }) => {
    if (!definitions[type]) return true
    const known = knownAnswer(definitions, type, record, today())
    return (
      sortedJson(answer) ===
      sortedJson(Object.fromEntries(Object.keys(answer).map((key) => [key, known[key]])))
    )
  })
}
