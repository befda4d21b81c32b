import type { ReactNode } from 'react'
import type { ContextFrom } from 'xstate'
import type { loginMachine } from '#machines/account/login/login.machine.ts'
import type { sessionMachine } from '#machines/account/session/session.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import type { ViewProps } from '../journey/journey.ts'
import { useChild } from '../journey/use-journey.ts'
import { loginJourney } from '../session/login.journey.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { EmployeeView } from './employee.view.tsx'
import { LoginNumberView } from './number.view.tsx'
import { LoginOtpView } from './otp.view.tsx'

const views: Record<string, (props: ViewProps<typeof loginMachine>) => ReactNode> = {
  number: LoginNumberView,
  otp: LoginOtpView,
  employee: EmployeeView,
}
const descriptions: Record<string, (login: ContextFrom<typeof loginMachine>) => string> = {
  number: ({ isAgain }) => (isAgain ? account.loginAgain : account.loginLead),
  otp: ({ mobile, isMailed }) => (isMailed ? account.otpMailed : account.otpSentTo(mobile)),
}

/** The number, then its code (MODAL-01). */
export function LoginDialog(session: ViewProps<typeof sessionMachine>) {
  const login = useChild(session, 'login', loginJourney)
  const { view = '', title = '' } = login?.screen ?? {}
  const View = views[view]
  if (!login || !View) return null
  return (
    <Dialog
      open
      size="small"
      onClose={() => login.send({ type: 'closed' })}
      title={title}
      description={descriptions[view]?.(login.model)}
    >
      <View {...login} />
    </Dialog>
  )
}
