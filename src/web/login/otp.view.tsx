import { useState } from 'react'
import { ResendIn } from '../journey/prove-owner/resend-in.tsx'
import { Button } from '../ui/actions/button.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { OtpField } from '../ui/inputs/otp-field.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { LoginProps } from './login-dialog.tsx'
import styles from './otp.module.css'

/** The code, sent by its last digit; what was typed before a wrong one or another send is gone (register C-94). */
export function OtpView({ login }: LoginProps) {
  const { busy } = login.screen
  const isResendable = login.actor.getSnapshot().hasTag('resendable')
  return (
    <Stack>
      <Code key={login.context.round} login={login} />
      <div className={styles.ways}>
        {isResendable ? <Way login={login} event="otp.resent" /> : <ResendIn />}
        <Way login={login} event="number.edited" />
      </div>
      <p className={styles.busy}>{busy && <ThreeDots label="Checking" />}</p>
    </Stack>
  )
}

function Code({ login }: LoginProps) {
  const [otp, setOtp] = useState('')
  const { asks = '', busy, problem } = login.screen
  const field = login.journey.events[asks]?.fields.otp
  if (!field) return null
  return (
    <Field label={field.label} error={problem}>
      <OtpField
        length={field.maxLength ?? 0}
        value={otp}
        onChange={setOtp}
        onFull={(full) => login.send({ type: asks, otp: full } as Parameters<typeof login.send>[0])}
        readOnly={busy}
        autoFocus
      />
    </Field>
  )
}

/** Stays in its place while the code is checked, so that nothing jumps. */
const Way = ({ login, event }: LoginProps & { event: 'otp.resent' | 'number.edited' }) => (
  <Button variant="quiet" disabled={!login.can(event)} onClick={() => login.send({ type: event })}>
    {login.journey.events[event]?.label}
  </Button>
)
