import { desk, nextAtStatus, nextAtStep } from '#machines/reference/messages/desk.ts'
import { isStatus } from '#machines/reference/statuses.ts'

type Waiting = { savedStep: number; status: string | null; mobile: string | null }

/** The next thing an employee should do for a journey. */
export function whatNext({ savedStep, status, mobile }: Waiting): string {
  if (savedStep === 7 && mobile === null) return desk.askForContact
  if (isStatus(status) && status !== 'quotesGenerated') return nextAtStatus[status]
  const step = status === 'quotesGenerated' && savedStep < 7 ? 'Choose a plan' : nextAtStep[savedStep]
  return step ?? nextAtStep[0] ?? ''
}
