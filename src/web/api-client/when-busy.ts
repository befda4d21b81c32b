import * as v from 'valibot'
import { failure } from '#contract/failure.ts'
import { failure as texts } from '#machines/reference/messages/failure.ts'
import { toast } from '../ui/overlays/toast-store.ts'

/** A minute or more: what was refused was not begun, and a page would stay without what it shows. */
const mostTries = 20
/** Not everybody who was refused comes back in the same moment. */
const apartMs = 1_000

type Reply = { headers: Headers; said: unknown }

/**
 * Makes a request, and makes it again where it was refused because too many are under way: it was not begun. Says so,
 * and waits for as long as the server asks.
 */
export async function untilNotBusy<R extends Reply>(
  ask: () => Promise<R>,
  signal: AbortSignal | undefined,
  tries = 0,
): Promise<R> {
  const reply = await ask()
  if (!isBusy(reply) || tries >= mostTries) return reply
  toast({ text: texts.busyAgain })
  await waiting(Number(reply.headers.get('retry-after')) * 1_000 + Math.random() * apartMs, signal)
  return signal?.aborted ? reply : untilNotBusy(ask, signal, tries + 1)
}

function isBusy({ said }: Reply): boolean {
  const read = v.safeParse(failure, said)
  return read.success && read.output.code === 'busy'
}

const waiting = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done)
  })
