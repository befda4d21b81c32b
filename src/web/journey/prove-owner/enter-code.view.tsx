import { useState } from 'react'
import type { proveOwnerMachine } from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { OtpField } from '../../ui/inputs/otp-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { EventButton } from '../event-button.tsx'
import type { ViewProps } from '../journey.ts'
import { JourneyScreen } from '../journey-screen.tsx'
import { ResendIn } from './resend-in.tsx'

type Props = ViewProps<typeof proveOwnerMachine>

/** The code, submitted by its last digit; cleared after a resend or a wrong code (C-94). */
export function EnterCodeView(view: Props) {
  const { problem, mobile, sends, wrong } = view.model
  const retry = <EventButton {...view} event="code.retried" variant="secondary" size="small" />
  return (
    <JourneyScreen {...view}>
      <Stack>
        {problem && (
          <Notice kind="error" action={retry}>
            {problem}
          </Notice>
        )}
        <p>Sent to {mobile}.</p>
        <Code key={`${sends} ${wrong}`} {...view} />
        {view.can('code.resent') ? (
          <EventButton {...view} event="code.resent" variant="quiet" size="medium" />
        ) : (
          <ResendIn key={sends} />
        )}
      </Stack>
    </JourneyScreen>
  )
}

function Code({ model, screen, send }: Props) {
  const [otp, setOtp] = useState('')
  return (
    <Field label="OTP" error={model.codeError}>
      <OtpField
        length={limits.otp.digits.customer}
        value={otp}
        onChange={setOtp}
        onFull={(full) => send({ type: 'code.given', otp: full })}
        readOnly={screen.busy}
        autoFocus
      />
    </Field>
  )
}
