import * as v from 'valibot'
import { failure } from '#contract/failure.ts'
import { failure as texts } from '#machines/reference/messages/failure.ts'
import { toast } from '../ui/overlays/toast-store.ts'

const mostTries = 5
/** Not everybody who was refused comes back in the same moment. */
const apartMs = 1_000

type Refusal = { headers: Headers; said: unknown; tries: number; signal?: AbortSignal | undefined }

/**
 * Whether a request that was refused because too many are under way may be made again: it was not begun. Says so, and
 * waits for as long as the server asks.
 */
export async function mayAskAgain({ headers, said, tries, signal }: Refusal): Promise<boolean> {
  const read = v.safeParse(failure, said)
  if (!read.success || read.output.code !== 'busy' || tries >= mostTries) return false
  toast({ text: texts.busyAgain })
  await waiting(Number(headers.get('retry-after')) * 1_000 + Math.random() * apartMs, signal)
  return !signal?.aborted
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
