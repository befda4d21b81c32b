/**
 * A new access token, as soon as the old one is gone or refused. One tab asks at a time, for every refresh token is
 * good once; the others find the token that one got (decisions 12).
 */
import { wire } from '#machines/reference/limits.ts'
import { signedInMarker } from '../browser/arrival.ts'
import { dropCookie, readCookie } from '../browser/cookies.ts'
import { Listeners } from '../browser/listeners.ts'

type RenewalReply = { ok: boolean; status?: number }

/** Told when the server has said that nobody is signed in here any more. */
export const sessionEnded = new Listeners<void>()

const token = () => readCookie(wire.accessTokenCookie)
const isMarked = () => readCookie(signedInMarker) !== undefined

/** Whether a call would go without the token that it could have. */
export const isRenewalDue = (): boolean => token() === undefined && isMarked()

export function renewing(ask: () => Promise<RenewalReply>): (refused?: string) => Promise<boolean> {
  let caller: Promise<boolean> | undefined

  async function renew(refused: string | undefined): Promise<boolean> {
    const now = token()
    if (now !== undefined && now !== refused) return true
    const asked = isMarked() ? await ask() : { ok: false, status: 401 }
    if (!asked.ok && asked.status === 401) end()
    return asked.ok
  }

  return (refused) => {
    // A page that is being left is given no turn.
    caller ??= inTurn(() => renew(refused))
      .catch(() => false)
      .finally(() => {
        caller = undefined
      })
    return caller
  }
}

function end(): void {
  dropCookie(wire.accessTokenCookie)
  dropCookie(signedInMarker)
  sessionEnded.tell()
}

/** One tab after the other, where the browser can. */
async function inTurn(act: () => Promise<boolean>): Promise<boolean> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? locks.request('renewal', act) : act()
}
