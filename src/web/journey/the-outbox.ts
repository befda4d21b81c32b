import { saveFlow } from '#contract/flow/flow.calls.ts'
import { Outbox } from './outbox.ts'
import { mayBeKept, tabShelf } from './outbox-shelf.ts'
import { send } from './send.ts'
import { referralNow } from './session/credit.ts'
import { isLoggedIn } from './session.ts'

/** The one outbox of this tab. */
export const outbox = new Outbox({
  send: (save) => send(saveFlow, save.customerLeadId === undefined ? { ...save, ...referralNow() } : save),
  shelf: tabShelf(),
  isLoggedIn,
  pause: untilOnline,
})

window.addEventListener('beforeunload', (event) => {
  if (!outbox.pending().every(mayBeKept)) event.preventDefault()
})

function untilOnline(ms: number, now: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const go = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go, { signal: done.signal })
    now.addEventListener('abort', go, { signal: done.signal })
  })
}
