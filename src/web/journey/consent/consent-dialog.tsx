import { type ReactNode, useState } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { OtpField } from '../../ui/inputs/otp-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Press } from '../press.tsx'
import { ResendIn } from '../prove-owner/resend-in.tsx'
import type { ConsentHandle } from './consent.journey.ts'

type Props = { journey: ConsentHandle }
export type ConsentDialogProps = Props & { title: string; description: ReactNode; onClose: () => void }

/** A customer's yes: the code goes to the customer's phone, and the customer tells it to the employee. */
export function ConsentDialog({ journey, title, description, onClose }: ConsentDialogProps) {
  const { view = '', state } = journey.screen
  const Part = parts[view]
  return (
    <Dialog open title={title} description={description} onClose={onClose} size="small">
      <Stack>{Part && <Part key={state === 'sending' ? 'asking' : view} journey={journey} />}</Stack>
    </Dialog>
  )
}

function AskCode({ journey }: Props) {
  const { mobile, problem } = journey.context
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p>The code goes to {mobile}.</p>
      <Button
        size="large"
        wide
        busy={journey.screen.busy}
        onClick={() => journey.send({ type: 'code.requested' })}
      >
        {journey.journey.events['code.requested']?.label}
      </Button>
    </>
  )
}

function EnterCode({ journey }: Props) {
  const { mobile, problem, sends, wrong } = journey.context
  const retry = <Press journey={journey} event="code.retried" variant="secondary" size="small" />
  return (
    <>
      {problem && (
        <Notice kind="error" action={retry}>
          {problem}
        </Notice>
      )}
      <Code
        key={`${sends} ${wrong}`}
        journey={journey}
        hint={`Sent to ${mobile}. Ask the customer for it.`}
      />
      {journey.can('code.resent') ? (
        <Press journey={journey} event="code.resent" variant="quiet" size="medium" />
      ) : (
        <ResendIn key={sends} />
      )}
    </>
  )
}

function Code({ journey, hint }: Props & { hint: string }) {
  const [otp, setOtp] = useState('')
  return (
    <Field label="The customer’s code" hint={hint} error={journey.context.fault}>
      <OtpField
        length={limits.otp.digits.customer}
        value={otp}
        onChange={setOtp}
        onFull={(full) => journey.send({ type: 'code.given', otp: full })}
        readOnly={journey.screen.busy}
        autoComplete="off"
        autoFocus
      />
    </Field>
  )
}

const parts: Record<string, (props: Props) => ReactNode> = {
  askCode: AskCode,
  enterCode: EnterCode,
  unprovable: () => <Notice kind="warn">{messages.desk.noMobile}</Notice>,
}
