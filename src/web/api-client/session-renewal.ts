/**
 * A new access token, as soon as the old one is missing or refused. One tab renews at a time, because a refresh token
 * is valid once; the others find the new token (ruling 12).
 */
import { wire } from '#machines/reference/limits.ts'
import { signedInMarker } from '../browser/arrival.ts'
import { dropCookie, readCookie } from '../browser/cookies.ts'
import { Listeners } from '../browser/listeners.ts'

type RenewalReply = { ok: boolean; status?: number }

/** Called when the server says that nobody is signed in any more. */
export const sessionEnded = new Listeners<void>()

const token = () => readCookie(wire.accessTokenCookie)
/** Whether somebody is signed in, as far as this browser knows. */
export const isMarked = () => readCookie(signedInMarker) !== undefined

/** Whether a call lacks a token that could be renewed. */
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
    // A page being unloaded gets no further task.
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

/** One tab at a time, where the browser supports locks. */
async function inTurn(act: () => Promise<boolean>): Promise<boolean> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? locks.request('renewal', act) : act()
}
