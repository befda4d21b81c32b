import { captureChoice } from './capture-choice.ts'
import { mayAsk } from './may-ask.ts'

type Run = { isOver: boolean; end?: () => void }

let running: Run | undefined

/** Begins to record where the visitor has allowed it. Without its code nothing is recorded. */
export function startRecording(): void {
  if (running || !mayAsk() || !captureChoice.isAllowed()) return
  const run: Run = { isOver: false }
  running = run
  import('./capture.ts')
    .then(({ capture }) => capture())
    .then((end) => (run.isOver ? end() : Object.assign(run, { end })))
    .catch(() => undefined)
}

/** Ends it at once. */
export function stopRecording(): void {
  if (running) running.isOver = true
  running?.end?.()
  running = undefined
}
