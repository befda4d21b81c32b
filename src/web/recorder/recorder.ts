import * as v from 'valibot'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { recorderOf } from '#machines/recording/recorder.ts'
import { storageItem, tabStorage } from '../browser/storage.ts'
import { journeyKeyOf } from './journey-key.ts'
import { journeyLog } from './journey-log.ts'
import { JourneyLogs } from './journey-logs.ts'
import { Post } from './post.ts'
import { sendTraffic } from './send-traffic.ts'

/** An inspection event of an actor, its time, and on whose behalf the actor runs. */
export type Inspected = { event: InspectionEvent; at: number; parent: AnyActorRef | undefined }
/**
 * The recorder of this tab. Journeys survive a reload; while the page is open they are in memory only, so that a
 * duplicated tab does not continue them too.
 */
export function makeRecorder(): (inspected: Inspected) => void {
  const storage = storageItem(tabStorage, 'recorder', v.array(journeyLog))
  const post = new Post(
    { send: sendTraffic, now: Date.now, later: (act, ms) => void setTimeout(act, ms) },
    () => logs,
  )
  const logs = new JourneyLogs(storage.read() ?? [], post.changed)
  storage.forget()
  post.changed()

  const leave = () => {
    post.hurry()
    logs.tidy(Date.now())
    storage.write([...logs.all])
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
    else storage.forget()
  })

  let runsFor: AnyActorRef | undefined
  let latest = 0
  const observe = recorderOf((started) => {
    const parent = runsFor
    return logs.keeperOf(started, (snapshot) => journeyKeyOf(snapshot, started.actor, parent))
  })
  return ({ event, at, parent }) => {
    runsFor = parent
    latest = Math.max(latest, at)
    observe(event, latest)
  }
}
