import { useState } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { OtpField } from '../../ui/inputs/otp-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { JourneyScreen } from '../journey-screen.tsx'
import { Press } from '../press.tsx'
import type { ProveOwnerHandle } from './prove-owner.journey.ts'
import { ResendIn } from './resend-in.tsx'

type Props = { journey: ProveOwnerHandle }

/** The code, sent by its last digit; what was typed before another send or a wrong code is gone (register C-94). */
export function EnterCodeView({ journey }: Props) {
  const { problem, mobile, sends, wrong } = journey.context
  const retry = <Press journey={journey} event="code.retried" variant="secondary" size="small" />
  return (
    <JourneyScreen journey={journey}>
      <Stack>
        {problem && (
          <Notice kind="error" action={retry}>
            {problem}
          </Notice>
        )}
        <p>Sent to {mobile}.</p>
        <Code key={`${sends} ${wrong}`} journey={journey} />
        {journey.can('code.resent') ? (
          <Press journey={journey} event="code.resent" variant="quiet" size="medium" />
        ) : (
          <ResendIn key={sends} />
        )}
      </Stack>
    </JourneyScreen>
  )
}

function Code({ journey }: Props) {
  const [otp, setOtp] = useState('')
  return (
    <Field label="OTP" error={journey.context.fault}>
      <OtpField
        length={limits.otp.digits.customer}
        value={otp}
        onChange={setOtp}
        onFull={(full) => journey.send({ type: 'code.given', otp: full })}
        readOnly={journey.screen.busy}
        autoFocus
      />
    </Field>
  )
}
