import type { ReactNode } from 'react'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { loginJourney } from '../journey/session/login.journey.ts'
import { useChild } from '../journey/use-journey.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { EmployeeView } from './employee.view.tsx'
import { NumberView } from './number.view.tsx'
import { OtpView } from './otp.view.tsx'

const views: Record<string, (props: ViewProps<typeof loginMachine>) => ReactNode> = {
  number: NumberView,
  otp: OtpView,
  employee: EmployeeView,
}
const descriptions: Record<string, (mobile: string) => string> = {
  number: () => account.loginLead,
  otp: account.otpSentTo,
}

/** The number, then its code (register MODAL-01). */
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
      description={descriptions[view]?.(login.model.mobile)}
    >
      <View {...login} />
    </Dialog>
  )
}
