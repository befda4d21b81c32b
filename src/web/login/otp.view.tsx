import { useState } from 'react'
import type { loginMachine } from '#machines/account/login/login.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { ResendIn } from '../journey/prove-owner/resend-in.tsx'
import { Button } from '../ui/actions/button.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { OtpField } from '../ui/inputs/otp-field.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import styles from './otp.module.css'

/** The code, submitted by its last digit; cleared after a wrong code or a resend (C-94). */
export function LoginOtpView(view: ViewProps<typeof loginMachine>) {
  const { busy } = view.screen
  const isResendable = view.actor.getSnapshot().hasTag('resendable')
  return (
    <Stack>
      <Code key={view.model.round} {...view} />
      <div className={styles.ways}>
        {isResendable ? <Way {...view} event="otp.resent" /> : <ResendIn />}
        <Way {...view} event="number.edited" />
      </div>
      <p className={styles.busy}>{busy && <ThreeDots label="Checking" />}</p>
    </Stack>
  )
}

function Code({ screen, send, journey }: ViewProps<typeof loginMachine>) {
  const [otp, setOtp] = useState('')
  const { asks = '', busy, problem } = screen
  const field = journey.events[asks]?.fields.otp
  if (!field) return null
  return (
    <Field label={field.label} error={problem}>
      <OtpField
        length={field.maxLength ?? 0}
        value={otp}
        onChange={setOtp}
        onFull={(full) => send({ type: asks, otp: full } as Parameters<typeof send>[0])}
        readOnly={busy}
        autoFocus
      />
    </Field>
  )
}

/** Stays in its place while the code is checked, so that nothing jumps. */
const Way = ({
  send,
  can,
  journey,
  event,
}: ViewProps<typeof loginMachine> & { event: 'otp.resent' | 'number.edited' }) => (
  <Button variant="quiet" disabled={!can(event)} onClick={() => send({ type: event })}>
    {journey.events[event]?.label}
  </Button>
)
