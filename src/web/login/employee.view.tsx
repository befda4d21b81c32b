import type { loginMachine } from '#machines/account/login/login.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'

/** Whether an employee's details were loaded. */
export function EmployeeView(view: ViewProps<typeof loginMachine>) {
  const { busy, problem } = view.screen
  if (busy) return <ThreeDots label={account.loadingEmployee} />
  return (
    <Notice
      kind="error"
      action={<EventButton {...view} event="login.retried" variant="secondary" size="small" />}
    >
      {problem}
    </Notice>
  )
}
