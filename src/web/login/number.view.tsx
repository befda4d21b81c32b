import { type RefObject, useEffect, useRef } from 'react'
import type { loginMachine } from '#machines/account/login/login.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import { EventButton } from '../journey/event-button.tsx'
import { EventForm } from '../journey/form/event-form.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'

/** The number, and the error where no code was sent. */
export function LoginNumberView(view: ViewProps<typeof loginMachine>) {
  const box = useRef<HTMLDivElement>(null)
  const { busy, problem } = view.screen
  useFocusKept(box, busy)
  const ways = (
    <>
      <EventButton {...view} event="signUp.chosen" variant="secondary" size="small" />
      <EventButton {...view} event="login.retried" variant="secondary" size="small" />
    </>
  )
  return (
    <div ref={box}>
      <Stack>
        {problem && (
          <Notice kind="error" action={ways}>
            {problem}
          </Notice>
        )}
        <EventForm {...view} asks="mobile.given" busyLabel={account.sendingOtp} isQuiet isInDialog />
      </Stack>
    </div>
  )
}

/** A control that is disabled while the machine waits loses the focus, which is restored afterwards. */
function useFocusKept(box: RefObject<HTMLElement | null>, busy: boolean): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!busy && isLost) box.current?.querySelector<HTMLElement>('input:not([disabled])')?.focus()
  }, [box, busy])
}
