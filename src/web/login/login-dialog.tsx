import type { ReactNode } from 'react'
import { account } from '#machines/reference/messages/account.ts'
import { type LoginHandle, loginJourney } from '../journey/session/login.journey.ts'
import { useChild } from '../journey/use-journey.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { EmployeeView } from './employee.view.tsx'
import { NumberView } from './number.view.tsx'
import { OtpView } from './otp.view.tsx'
import type { SessionProps } from './session-dialogs.tsx'

export type LoginProps = { login: LoginHandle }

const views: Record<string, (props: LoginProps) => ReactNode> = {
  number: NumberView,
  otp: OtpView,
  employee: EmployeeView,
}
const descriptions: Record<string, (mobile: string) => string> = {
  number: () => account.loginLead,
  otp: account.otpSentTo,
}

/** The number, then its code (register MODAL-01). */
export function LoginDialog({ session }: SessionProps) {
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
      description={descriptions[view]?.(login.context.mobile)}
    >
      <View login={login} />
    </Dialog>
  )
}
