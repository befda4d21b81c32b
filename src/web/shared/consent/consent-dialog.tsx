import { type ReactNode, useState } from 'react'
import type { proveOwnerMachine } from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { ResendIn } from '../../journey/prove-owner/resend-in.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { OtpField } from '../../ui/inputs/otp-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Props = ViewProps<typeof proveOwnerMachine>
type ConsentDialogProps = Props & { title: string; description: ReactNode; onClose: () => void }

/** A customer's consent: a code to the customer's phone, which they tell the employee. */
export function ConsentDialog({ title, description, onClose, ...view }: ConsentDialogProps) {
  const { view: name = '', state } = view.screen
  const Part = parts[name]
  return (
    <Dialog open title={title} description={description} onClose={onClose} size="small">
      <Stack>{Part && <Part key={state === 'sending' ? 'asking' : name} {...view} />}</Stack>
    </Dialog>
  )
}

function AskCode({ model, screen, send, journey }: Props) {
  const { mobile, problem } = model
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p>The code goes to {mobile}.</p>
      <Button size="large" wide busy={screen.busy} onClick={() => send({ type: 'code.requested' })}>
        {journey.events['code.requested']?.label}
      </Button>
    </>
  )
}

function EnterCode(view: Props) {
  const { mobile, problem, sends, wrong } = view.model
  const retry = <EventButton {...view} event="code.retried" variant="secondary" size="small" />
  return (
    <>
      {problem && (
        <Notice kind="error" action={retry}>
          {problem}
        </Notice>
      )}
      <Code key={`${sends} ${wrong}`} {...view} hint={`Sent to ${mobile}. Ask the customer for it.`} />
      {view.can('code.resent') ? (
        <EventButton {...view} event="code.resent" variant="quiet" size="medium" />
      ) : (
        <ResendIn key={sends} />
      )}
    </>
  )
}

function Code({ model, screen, send, hint }: Props & { hint: string }) {
  const [otp, setOtp] = useState('')
  return (
    <Field label="The customer’s code" hint={hint} error={model.codeError}>
      <OtpField
        length={limits.otp.digits.customer}
        value={otp}
        onChange={setOtp}
        onFull={(full) => send({ type: 'code.given', otp: full })}
        readOnly={screen.busy}
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
