import { saveFlow } from '#contract/flow/flow.calls.ts'
import { referred } from '#contract/flow/referred.ts'
import { send } from '../api-client/send.ts'
import { referralNow } from '../browser/credit.ts'
import { journeyForgotten, personForgotten } from '../browser/forget-journey.ts'
import { isLoggedIn } from '../browser/policy-state/is-logged-in.ts'
import { ownNumber } from '../browser/policy-state/own-details.ts'
import { Outbox } from './outbox.ts'
import { mayBeStored, tabOutboxStorage } from './outbox-storage.ts'

/** The one outbox of this tab. */
export const outbox = new Outbox({
  send: (save) => send(saveFlow, save.customerLeadId === undefined ? referred(save, referralNow()) : save),
  storage: tabOutboxStorage(),
  isLoggedIn,
  ownNumber,
  pause: pauseOrOnline,
})

journeyForgotten.add(() => outbox.forgetSent())
personForgotten.add(() => outbox.discard())

/** Not while a page is rendered on the server. */
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', (event) => {
    if (!outbox.pending().every(mayBeStored)) event.preventDefault()
  })
}

function pauseOrOnline(ms: number, now: AbortSignal): Promise<void> {
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
