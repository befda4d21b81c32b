import { useEffect, useState } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'

/** Counts down to the resend button, which the machine enables (C-94). */
export function ResendIn() {
  const [left, setLeft] = useState(limits.otp.resendMs / 1000)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p>{messages.account.resendIn(left)}</p>
}
