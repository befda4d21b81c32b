import { account } from '#machines/reference/messages/account.ts'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import type { LoginProps } from './login-dialog.tsx'

/** Whether the details of an employee came. */
export function EmployeeView({ login }: LoginProps) {
  const { busy, problem } = login.screen
  if (busy) return <ThreeDots label={account.loadingEmployee} />
  return (
    <Notice
      kind="error"
      action={<Press journey={login} event="login.retried" variant="secondary" size="small" />}
    >
      {problem}
    </Notice>
  )
}
