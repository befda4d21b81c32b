import { nextAtStatus, nextAtStep } from '#machines/reference/messages/desk.ts'
import { isStatus } from '#machines/reference/statuses.ts'

/** The next thing an employee should do for a journey. */
export function whatNext({ savedStep, status }: { savedStep: number; status: string | null }): string {
  if (isStatus(status) && status !== 'quotesGenerated') return nextAtStatus[status]
  const step = status === 'quotesGenerated' && savedStep < 7 ? 'Choose a plan' : nextAtStep[savedStep]
  return step ?? nextAtStep[0] ?? ''
}
