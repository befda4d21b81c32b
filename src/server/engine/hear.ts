import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import { statePath } from '#machines/core/screen.ts'
import type { Retold } from '#machines/motor/motor.retold.ts'
import { type Saver, savers } from '#machines/savers.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { type MotorRecord, motorRecord } from '#machines/schemas/record.ts'
import { NotNow } from '../http/not-now.ts'
import { refuse } from '../http/refuse.ts'
import type { Move } from './log-moves.ts'
import { type Outcomes, runOf, type Taken } from './run.ts'

type Circumstances = {
  /** What the save says the record became. */
  told: MotorRecord
  today: Day
  /** What the calls that the machine makes on its way answer, by their ids. */
  outcomes: Outcomes
}
export type Save = Circumstances & { record: MotorRecord; steps: readonly SavedStep[] }

export type Heard = { record: MotorRecord; moves: Move[] }

/**
 * Lets the machine of each saved step hear it again. What comes back is the machine's own record and never
 * the save's; what the machine does not accept is refused.
 */
export function hear({ record, steps, ...circumstances }: Save): Heard {
  return steps.reduce<Heard>(
    (before, step) => {
      const heard = hearStep(step, before.record, circumstances)
      return { record: heard.record, moves: [...before.moves, ...heard.moves] }
    },
    { record, moves: [] },
  )
}

function hearStep(step: SavedStep, record: MotorRecord, { told, today, outcomes }: Circumstances): Heard {
  const saver = savers[step]
  const retold = saver?.retold(step, told, record)
  if (!saver || !retold) return refuseStep(`step${record.savedStep}`, `step${step}`)
  const moves: Move[] = []
  const run = runOf(saver.machine, outcomes)
  let stands = run.begin({ today, record, screen: retold.screen })
  for (const said of retold.events) {
    const next = run.take(stands.snapshot, parseEvent(saver, said, today))
    if (!next) return refuseEvent(record.leadId, stands, said.type)
    moves.push({ ...moveOf(stands.snapshot, said.type, next.snapshot), walk: next.walk })
    stands = next
  }
  return { record: v.parse(motorRecord, stands.snapshot.context.record), moves }
}

/** Not a person's answer: the server itself has put into the told record what the outside said. */
const saidByOutside = 'xstate.done.actor.'

/** The event with its answers as the definition of the event wants them, or what is wrong with them. */
function parseEvent({ events }: Saver, { type, ...answers }: Retold['events'][number], today: Day) {
  if (type.startsWith(saidByOutside)) return { ...answers, type }
  const definition = events[type]
  if (!definition) throw new Error(`A save is retold as ${type}, which is not defined`)
  const parsed = v.safeParse(definition.schema(today), answers)
  if (parsed.success) return { ...(parsed.output as object), type }
  const issues = parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
  return refuse('invalid', undefined, { issues })
}

const moveOf = (from: AnyMachineSnapshot, event: string, to: AnyMachineSnapshot): Omit<Move, 'walk'> => ({
  machine: from.machine.id,
  fromState: statePath(from.value),
  event,
  toState: statePath(to.value),
})

const refuseStep = (state: string, event: string) =>
  refuse('not-now', undefined, { current: { state, event } })

function refuseEvent(leadId: string, { snapshot, walk: { machine, to } }: Taken, event: string): never {
  const [state = machine.root.id] = to
  throw new NotNow({ state: statePath(snapshot.value), event }, { leadId, machine, state, event })
}
