/**
 * What machines do is recorded, see machines/recording/recorder.ts. This much is there from the first moment; what makes
 * rows of it and sends them comes once the page has nothing better to do.
 *
 *   createActor(machine, { input, ...recorded() })
 *   createActor(machine, { input, ...recorded(parent) })     its parent knows whose journey it is
 */
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { onIdle } from '../browser/on-idle.ts'
import type { Inspected } from './recorder.ts'

type Observe = (inspected: Inspected) => void

/** Upper bound of what a page does before it is first idle. */
const mostEarly = 5_000

let observe: Observe | undefined
let early: Inspected[] = []

/** Options of `createActor` for recording; empty when not recording. */
export function recorded(parent?: AnyActorRef): { inspect?: (event: InspectionEvent) => void } {
  if (!observe) return {}
  return { inspect: (event) => tell({ event, at: Date.now(), parent }) }
}

/** Recording errors never break the journey. */
function tell(inspected: Inspected): void {
  try {
    observe?.(inspected)
  } catch {
    stop()
  }
}

/** Called once, before the first actor is created. Without the recorder's code nothing is recorded. */
export function startRecorder(): void {
  observe = keep
  onIdle(() => {
    import('./recorder.ts').then(({ makeRecorder }) => takeOver(makeRecorder()), stop)
  })
}

function keep(inspected: Inspected): void {
  if (early.push(inspected) > mostEarly) stop()
}

function takeOver(recorder: Observe): void {
  if (!observe) return
  observe = recorder
  for (const inspected of early.splice(0)) tell(inspected)
}

function stop(): void {
  observe = undefined
  early = []
}
