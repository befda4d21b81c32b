import { useState } from 'react'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { Button, buttonClass } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { OtpField } from '../ui/inputs/otp-field.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { send } from './send.ts'
import { useTitle } from './use-title.ts'

export type ProveOwnerProps = {
  leadId: string
  /** How the number looks that the code goes to, where that is known. */
  mobile?: string | undefined
  onProved: () => void
}

const title = 'Is this your journey?'

/** A lead opens in another browser only to who holds its phone (decisions 13). */
export function ProveOwner({ leadId, mobile, onProved }: ProveOwnerProps) {
  useTitle(title)
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const sendCode = async () => {
    setBusy(true)
    const sent = await send(sendOwnerCode, { customerLeadId: leadId })
    setBusy(false)
    setProblem(sent.ok ? undefined : sent.failure.message)
    if (sent.ok) setSentTo(sent.body.data.mobile)
  }
  return (
    <Screen
      title={title}
      lead="To keep your answers safe, we send a code to the mobile number of this journey."
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      {sentTo === undefined ? (
        <Stack>
          {mobile && <p>The code goes to {mobile}.</p>}
          <Button size="large" busy={busy} onClick={sendCode}>
            Send code
          </Button>
          <a href="/" className={buttonClass({ variant: 'quiet' })}>
            Start a new search
          </a>
        </Stack>
      ) : (
        <EnterCode leadId={leadId} sentTo={sentTo} onProved={onProved} onResend={sendCode} />
      )}
    </Screen>
  )
}

type EnterCodeProps = { leadId: string; sentTo: string; onProved: () => void; onResend: () => void }

function EnterCode({ leadId, sentTo, onProved, onResend }: EnterCodeProps) {
  const [otp, setOtp] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  const verify = async (code: string) => {
    setBusy(true)
    const sent = await send(verifyOwnerCode, { customerLeadId: leadId, otp: code })
    setBusy(false)
    if (sent.ok) return onProved()
    setOtp('')
    setFault(sent.failure.issues?.[0]?.message ?? sent.failure.message)
  }
  return (
    <Stack>
      <Field label="OTP" hint={`Sent to ${sentTo}`} error={fault}>
        <OtpField
          length={limits.otp.digits.customer}
          value={otp}
          onChange={setOtp}
          onFull={verify}
          autoFocus
        />
      </Field>
      <Button variant="quiet" onClick={onResend} disabled={busy}>
        Send again
      </Button>
    </Stack>
  )
}
