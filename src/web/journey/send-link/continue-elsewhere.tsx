import { Suspense, useState, useTransition } from 'react'
import { messages } from '#machines/reference/messages.ts'
import { mayGoElsewhere } from '#machines/rules/journey-status.ts'
import { lazily } from '../../lazily.ts'
import { recordIn } from '../../saving/context-record.ts'
import { Button, type ButtonLook } from '../../ui/actions/button.tsx'
import type { ViewProps } from '../journey.ts'

const SendLink = lazily(async () => (await import('./send-link.tsx')).SendLink)

/** Offers to continue on another device, once the journey has a number to prove it by. */
export function ContinueElsewhere({ model, ...look }: Pick<ViewProps, 'model'> & ButtonLook) {
  const [isAsked, setAsked] = useState(false)
  const [isOpening, open] = useTransition()
  const record = recordIn(model)
  if (!record || !mayGoElsewhere(record)) return null
  return (
    <div>
      <Button {...look} opening={isOpening} onClick={() => open(() => setAsked(true))}>
        {messages.resume.elsewhere}
      </Button>
      <Suspense>
        {isAsked && (
          <SendLink
            leadId={record.leadId}
            hasEmail={Boolean(record.customer?.email)}
            onClosed={() => setAsked(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
