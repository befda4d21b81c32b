import type { RequestOf } from '#contract/call.ts'
import type { ResumeRecord, saveFlow } from '#contract/flow/flow.calls.ts'
import { stepKeyOf } from '#contract/flow/step-name.ts'

/** Whether the server's record already contains the save: it arrived, only its reply was lost. */
export function isAlreadySaved(save: RequestOf<typeof saveFlow>, current: ResumeRecord): boolean {
  const step = stepKeyOf(save.step)
  return current.processStep === step && ordered(save[step]) === ordered(current[step])
}

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''
