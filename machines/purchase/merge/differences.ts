import type { AnyEventObject } from 'xstate'
import { applyAnswer, knownAnswer } from '../../core/answer.ts'
import type { GivenEvent } from '../../core/event.ts'
import type { SavedStep } from '../../core/meta.ts'
import type { Product } from '../../core/product.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import {
  type ComparedAnswer,
  comparedAnswers,
  isAnswered,
  readAnswer,
  readEvent,
  stepsOf,
  withEvent,
} from './answer.ts'
import { isBlank, sidesOf } from './sides.ts'

export type MergeSide = 'theirs' | 'mine'

/** Events of one step that were to be saved, and the screen of the first. */
type LocalSave = { step: SavedStep; screen?: string | undefined; events: readonly GivenEvent[] }

/** The server's version of a journey, and the unsaved local answers. */
export type ConflictSides = {
  product: Pick<Product, 'events' | 'emptyRecord' | 'skippedSteps'>
  today: Day
  theirs: JourneyRecord
  /** Answers of the steps that were not saved. */
  mine: object
  steps: readonly SavedStep[]
  /** The same as events, where no fields of a step carry them. */
  saves?: readonly LocalSave[]
  /** Their common base, as far as this device remembers. */
  base?: object | undefined
}

export type AnswerDifference = {
  key: string
  label: string
  theirs: string
  mine: string
  /** What else differs, by the labels of what is never shown; undefined where the texts say it all. */
  note: string | undefined
  /** The preselected side. */
  usual: MergeSide
  /** It cannot be saved at the journey's current step and has to be answered again there. */
  isLost: boolean
}

/** The merged journey, and what of it has to be saved: its steps, and the events of those that only events carry. */
export type Merged = { record: JourneyRecord; steps: SavedStep[]; saves: LocalSave[] }

/**
 * Local answers that differ from the server's. Answers not changed here are not included. Theirs is preselected,
 * unless the question was answered here only.
 */
export function answerDifferencesOf(parted: ConflictSides): AnswerDifference[] {
  const { theirs, today } = parted
  const ours = oursOf(parted)
  const before = baseOf(parted)
  const differing = answersOf(parted).filter((answer) => {
    const here = readAnswer(answer, ours, today)
    const isTouched = before === undefined || here !== readAnswer(answer, before, today)
    return isTouched && here !== readAnswer(answer, theirs, today)
  })
  const saved = stepsToSave(parted, ours, differing)
  return differing.map((answer) => {
    const isLost = !stepsOf(answer).some((step) => saved.includes(step))
    return {
      key: answer.key,
      label: answer.label,
      ...sidesOf(answer, { theirs, mine: ours }, parted),
      usual: !isLost && isUntouched(answer, parted) ? 'mine' : 'theirs',
      isLost,
    }
  })
}

/** It was not answered elsewhere, or not since the common base. */
function isUntouched(answer: ComparedAnswer, parted: ConflictSides): boolean {
  const { theirs, today } = parted
  const before = baseOf(parted)
  const isSince =
    before === undefined || readAnswer(answer, theirs, today) !== readAnswer(answer, before, today)
  return isBlank(answer, theirs, parted) || !isSince
}

const baseOf = ({ product, base }: ConflictSides): JourneyRecord | undefined =>
  base && { ...product.emptyRecord, ...base }

/** The journey as if all local answers had been saved. */
function oursOf(parted: ConflictSides): JourneyRecord {
  const { theirs, mine, base, saves = [], steps, today } = parted
  if (saves.length > 0) return played(parted, saves)
  const told = { ...theirs, ...mine }
  const before = { ...theirs, ...base }
  return answersOf(parted).reduce(
    (record, answer) =>
      answer.events.reduce(
        (into, event) =>
          withEvent(event, answer, into, steps.includes(event.saved.step) ? told : before, today),
        record,
      ),
    theirs,
  )
}

function played({ product, theirs, today }: ConflictSides, saves: readonly LocalSave[]): JourneyRecord {
  const events: AnyEventObject[] = saves.flatMap((save) => [...save.events])
  return events.reduce<JourneyRecord>(
    (record, event) => applyAnswer(product.events, event, record, today),
    theirs,
  )
}

const answersOf = ({ product, steps }: ConflictSides) =>
  comparedAnswers(product.events).filter((answer) => stepsOf(answer).some((step) => steps.includes(step)))

/** What is saved after the choice: the record, and its steps in order. */
export function mergedOf(parted: ConflictSides, choices: Readonly<Record<string, MergeSide>>): Merged {
  const { theirs, today, saves = [] } = parted
  const ours = oursOf(parted)
  const chosen = answersOf(parted).filter(({ key }) => choices[key] === 'mine')
  const steps = stepsToSave(parted, ours, chosen)
  const kept = chosen.filter((answer) => stepsOf(answer).some((step) => steps.includes(step)))
  const events = kept.flatMap((answer) => answer.events.map((event) => ({ event, answer })))
  const merged = events.reduce(
    (into, { event, answer }) => withEvent(event, answer, into, ours, today),
    theirs,
  )
  // A price holds only for the answers it was given for.
  const isPriced = events.some(({ event }) => event.saved.brings.includes('plan'))
  const isRepriced = !isPriced && events.some(({ event }) => event.saved.isRated)
  const record = {
    ...merged,
    ...(isRepriced && { plan: undefined }),
    savedStep: steps.at(-1) ?? theirs.savedStep,
  }
  return { record, steps, saves: saves.flatMap((save) => againOf(save, steps, record, parted)) }
}

/** A local save with the answers that the merged record has to its questions. */
function againOf(
  save: LocalSave,
  steps: readonly SavedStep[],
  record: JourneyRecord,
  { product, today }: ConflictSides,
): LocalSave[] {
  if (!steps.includes(save.step)) return []
  const events = save.events.map((event) =>
    product.events[event.type]
      ? { ...event, ...knownAnswer(product.events, event.type, record, today) }
      : event,
  )
  return [{ ...save, events }]
}

/** Steps are saved in order without a gap, but for those that the journey never comes to. */
function stepsToSave(
  parted: ConflictSides,
  ours: JourneyRecord,
  chosen: readonly ComparedAnswer[],
): SavedStep[] {
  const { product, theirs } = parted
  const skipped = product.skippedSteps?.(theirs) ?? []
  const wanted = chosen.flatMap((answer) => wantedSteps(answer, parted, ours))
  const savable: SavedStep[] = []
  let reached: number = theirs.savedStep
  for (const step of [...new Set(wanted)].sort((a, b) => a - b)) {
    let next = reached + 1
    while (skipped.some((one) => one === next)) next += 1
    if (step > next) break
    savable.push(step)
    reached = step
  }
  return savable
}

/** An answer includes those of its subject that follow, which are saved after it. */
function wantedSteps(
  answer: ComparedAnswer,
  { theirs, today }: ConflictSides,
  ours: JourneyRecord,
): SavedStep[] {
  const differs = answer.events.findIndex(
    (event) => readEvent(event, answer, ours, today) !== readEvent(event, answer, theirs, today),
  )
  const from = differs === -1 ? [] : answer.events.slice(differs)
  return from.filter((event) => isAnswered(event, ours, today)).map(({ saved }) => saved.step)
}
