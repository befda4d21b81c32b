import type { AnyMachineSnapshot } from 'xstate'
import { versionOf } from '#machines/core/version.ts'
import type { RunRecorder } from '#machines/recording/recorded-run.ts'
import type { Started } from '#machines/recording/recorder.ts'
import { limits } from '#machines/reference/limits.ts'
import type { JourneyKey } from './journey-key.ts'
import {
  addRow,
  addUnhandled,
  begunAnew,
  type JourneyLog,
  keepResting,
  newJourney,
  waiting,
} from './journey-log.ts'
import { Visits } from './visits.ts'

type JourneyKeyOf = (snapshot: AnyMachineSnapshot) => JourneyKey

/** All journeys of this tab that are still running or not completely sent. */
export class JourneyLogs {
  #all: JourneyLog[]
  /** Those of running machines. */
  readonly #live = new Set<JourneyLog>()
  readonly #heirs = new WeakMap<JourneyLog, JourneyLog>()
  readonly #visits: Visits
  readonly #changed: () => void

  constructor(kept: readonly JourneyLog[], changed: () => void) {
    this.#all = [...kept]
    this.#visits = new Visits(this.#all)
    this.#changed = changed
  }

  get all(): readonly JourneyLog[] {
    return this.#all
  }

  /** A machine starts: a new journey, or the one from before a reload. */
  keeperOf({ machine, snapshot, at }: Started, whose: JourneyKeyOf): RunRecorder {
    const of = { machine: machine.id, version: versionOf(machine), ...whose(snapshot) }
    const before = this.#leftBy(of, at)
    let log = before ?? this.#add(newJourney({ ...of, visit: this.#visits.at(at, of.lead) }, at))
    this.#live.add(log)
    return {
      ...(before && { goesOnFrom: before.resting }),
      row: (row) => {
        addRow(this.#own(log), row)
        this.#visits.passed(row.at)
        this.#changed()
      },
      unhandled: (event) => {
        addUnhandled(this.#own(log), event)
        this.#changed()
      },
      settled: (now, { resting }) => {
        log = this.#own(log)
        keepResting(log, resting)
        this.#live.delete(log)
        log = this.#ofLead(log, whose(now))
        if (now.status === 'active') this.#live.add(log)
      },
    }
  }

  /** The server refuses this journey: if its machine still runs, a new one begins. */
  replace(log: JourneyLog): void {
    this.#all = this.#all.filter((one) => one !== log)
    if (!this.#live.delete(log)) return
    const fresh = this.#add(begunAnew(log))
    this.#heirs.set(log, fresh)
    this.#live.add(fresh)
  }

  /** Drops journeys that are completely sent and cannot continue. */
  tidy(now: number): void {
    this.#all = this.#all.filter(
      (log) => waiting(log) > 0 || this.#live.has(log) || (!log.ended && isRecent(log, now)),
    )
  }

  /** The current journey of a running machine. */
  #own(log: JourneyLog): JourneyLog {
    const heir = this.#heirs.get(log)
    return heir ? this.#own(heir) : log
  }

  /** Another lead is another journey; a lead may become known on the way. */
  #ofLead(log: JourneyLog, { lead, product }: JourneyKey): JourneyLog {
    if (lead === undefined || lead === log.lead) return log
    const visit = this.#visits.ofLead(log.visit, lead)
    if (log.lead === undefined) return Object.assign(log, { lead, product, visit })
    return this.#add(begunAnew(log, { lead, product, visit }))
  }

  #add(log: JourneyLog): JourneyLog {
    this.#all.push(log)
    return log
  }

  #leftBy(of: Pick<JourneyLog, 'machine' | 'version' | 'lead'>, now: number): JourneyLog | undefined {
    return this.#all.findLast(
      (log) =>
        log.machine === of.machine &&
        log.version === of.version &&
        log.lead === of.lead &&
        !log.ended &&
        !this.#live.has(log) &&
        isRecent(log, now),
    )
  }
}

/** A journey idle for longer counts as dropped; a later step starts a new one. */
const isRecent = ({ lastAt }: JourneyLog, now: number): boolean => now - lastAt < limits.graphs.openMs
