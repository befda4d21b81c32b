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
  newJourney,
  standsAt,
  waiting,
} from './journey-log.ts'

type JourneyKeyOf = (snapshot: AnyMachineSnapshot) => JourneyKey

/** All journeys of this tab that somebody may still add to, or that the server does not have whole. */
export class JourneyLogs {
  #all: JourneyLog[]
  /** Those that a machine adds to right now. */
  readonly #live = new Set<JourneyLog>()
  readonly #heirs = new WeakMap<JourneyLog, JourneyLog>()
  readonly #changed: () => void

  constructor(kept: readonly JourneyLog[], changed: () => void) {
    this.#all = [...kept]
    this.#changed = changed
  }

  get all(): readonly JourneyLog[] {
    return this.#all
  }

  /** A machine begins: a journey of its own, or the one that it went before the page was loaded again. */
  keeperOf({ machine, snapshot, at }: Started, whose: JourneyKeyOf): RunRecorder {
    const of = { machine: machine.id, version: versionOf(machine), ...whose(snapshot) }
    const before = this.#leftBy(of, at)
    let log = before ?? this.#add(newJourney(of, at))
    this.#live.add(log)
    return {
      ...(before && { goesOnFrom: before.resting }),
      row: (row) => {
        addRow(this.#own(log), row)
        this.#changed()
      },
      unhandled: (event) => {
        addUnhandled(this.#own(log), event)
        this.#changed()
      },
      settled: (now, { resting }) => {
        log = this.#own(log)
        standsAt(log, resting)
        this.#live.delete(log)
        log = this.#ofLead(log, whose(now))
        if (now.status === 'active') this.#live.add(log)
      },
    }
  }

  /** The server does not take this one: where its machine still runs, what is to come is another. */
  replace(log: JourneyLog): void {
    this.#all = this.#all.filter((one) => one !== log)
    if (!this.#live.delete(log)) return
    const fresh = this.#add(begunAnew(log))
    this.#heirs.set(log, fresh)
    this.#live.add(fresh)
  }

  /** Forgets journeys that nobody will add to and of which the server has everything. */
  tidy(now: number): void {
    this.#all = this.#all.filter(
      (log) => waiting(log) > 0 || this.#live.has(log) || (!log.ended && isRecent(log, now)),
    )
  }

  /** What the journey of a running machine is now. */
  #own(log: JourneyLog): JourneyLog {
    const heir = this.#heirs.get(log)
    return heir ? this.#own(heir) : log
  }

  /** Another lead is another journey; that there is one at all becomes known on the way. */
  #ofLead(log: JourneyLog, { lead, product }: JourneyKey): JourneyLog {
    if (lead === undefined || lead === log.lead) return log
    if (log.lead === undefined) return Object.assign(log, { lead, product })
    return this.#add(begunAnew(log, { lead, product }))
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

/** What nobody has moved for longer counts as dropped; whoever comes back begins anew. */
const isRecent = ({ lastAt }: JourneyLog, now: number): boolean => now - lastAt < limits.graphs.openMs
