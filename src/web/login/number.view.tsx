import { useRef } from 'react'
import { account } from '#machines/reference/messages/account.ts'
import { EventForm } from '../journey/form/event-form.tsx'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { LoginProps } from './login-dialog.tsx'
import { useFocusKept } from './use-focus-kept.ts'

/** The number, and what came of it where that was no code. */
export function NumberView({ login }: LoginProps) {
  const box = useRef<HTMLDivElement>(null)
  const { busy, problem } = login.screen
  useFocusKept(box, busy)
  const ways = (
    <>
      <Press journey={login} event="signUp.chosen" variant="secondary" size="small" />
      <Press journey={login} event="login.retried" variant="secondary" size="small" />
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
        <EventForm journey={login} asks="mobile.given" busyLabel={account.sendingOtp} isQuiet isInDialog />
      </Stack>
    </div>
  )
}
