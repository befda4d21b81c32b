import type { SavedStep } from '../../core/meta.ts'
import { emptyRecord, type MotorRecord } from '../../motor/record/motor-record.ts'
import { answerText, type ComparedAnswer, readAnswer, withAnswer } from './answer.ts'
import { answers } from './answers.ts'

export type MergeSide = 'theirs' | 'mine'

/** The server's version of a journey, and the unsaved local answers. */
export type ConflictSides = {
  theirs: MotorRecord
  /** Answers of the steps that were not saved. */
  mine: Partial<MotorRecord>
  steps: readonly SavedStep[]
  /** Their common base, as far as this device remembers. */
  base?: Partial<MotorRecord> | undefined
}

export type AnswerDifference = {
  key: string
  label: string
  theirs: string
  mine: string
  /** The preselected side. */
  usual: MergeSide
  /** It cannot be saved at the journey's current step and has to be answered again there. */
  isLost: boolean
}

/** The merged journey, and what of it has to be saved. */
export type Merged = { record: MotorRecord; steps: SavedStep[] }

const notAnswered = 'Not answered'

/**
 * Local answers that differ from the server's. Answers not changed here are not included. Theirs is preselected,
 * unless the question was answered here only.
 */
export function answerDifferencesOf(parted: ConflictSides): AnswerDifference[] {
  const { theirs, base, steps } = parted
  const ours = oursOf(parted)
  const differing = answersOf(steps).filter((answer) => {
    const here = readAnswer(answer, ours)
    const isTouched = base === undefined || here !== readAnswer(answer, base)
    return isTouched && here !== readAnswer(answer, theirs)
  })
  const saved = stepsToSave(parted, ours, differing)
  return differing.map((answer) => {
    const isLost = !answer.steps.some((step) => saved.includes(step))
    return {
      key: answer.key,
      label: answer.label,
      theirs: answerText(answer, theirs) || notAnswered,
      mine: answerText(answer, ours) || notAnswered,
      usual: !isLost && isUntouched(answer, parted) ? 'mine' : 'theirs',
      isLost,
    }
  })
}

/** It was not answered elsewhere, or not since the common base. */
function isUntouched(answer: ComparedAnswer, { theirs, base }: ConflictSides): boolean {
  const there = readAnswer(answer, theirs)
  const isBlank = there === readAnswer(answer, emptyRecord)
  return isBlank || (base !== undefined && there === readAnswer(answer, base))
}

/** The journey as if all local answers had been saved. */
function oursOf({ theirs, mine, steps, base }: ConflictSides): MotorRecord {
  const told = { ...emptyRecord, ...mine }
  const ours = answersOf(steps).reduce((record, answer) => withAnswer(answer, record, told), theirs)
  const [first] = vehicleSteps.filter((step) => steps.includes(step))
  if (first === undefined) return ours
  const before = { ...theirs, ...base }
  return { ...ours, ...(first > 2 && { make: before.make }), ...(first > 3 && { model: before.model }) }
}

const answersOf = (steps: readonly SavedStep[]) =>
  answers.filter((answer) => answer.steps.some((step) => steps.includes(step)))

/** What is saved after the choice: the record, and its steps in order. */
export function mergedOf(parted: ConflictSides, choices: Readonly<Record<string, MergeSide>>): Merged {
  const ours = oursOf(parted)
  const chosen = answers.filter(({ key }) => choices[key] === 'mine')
  const steps = stepsToSave(parted, ours, chosen)
  const kept = chosen.filter((answer) => answer.steps.some((step) => steps.includes(step)))
  const onto = { ...parted.theirs, ...droppedBy(steps) }
  const record = kept.reduce((into, answer) => withAnswer(answer, into, ours), onto)
  return { record: { ...record, savedStep: steps.at(-1) ?? parted.theirs.savedStep }, steps }
}

/** What a change of vehicle, or of another rated answer, clears (C-41). */
function droppedBy(steps: readonly SavedStep[]): Partial<MotorRecord> {
  const isOtherVehicle = steps.some((step) => step <= 3)
  return {
    ...(isOtherVehicle && { registrationDate: undefined, manufacturingDate: undefined, request: undefined }),
    ...(steps.includes(1) && { make: undefined, model: undefined, variant: undefined }),
    ...(steps.some((step) => step < 7) && { plan: undefined }),
  }
}

/** Steps are saved in order without a gap; a new vehicle has no sixth. */
function stepsToSave(
  parted: ConflictSides,
  ours: MotorRecord,
  chosen: readonly ComparedAnswer[],
): SavedStep[] {
  const wanted = chosen.flatMap((answer) => stepsOf(answer, parted, ours))
  const savable: SavedStep[] = []
  let reached: number = parted.theirs.savedStep
  for (const step of [...new Set(wanted)].sort((a, b) => a - b)) {
    const next = parted.theirs.isNew && reached === 5 ? 7 : reached + 1
    if (step > next) break
    savable.push(step)
    reached = step
  }
  return savable
}

const vehicleSteps = [2, 3, 4] as const
const vehicleFields = { 2: 'make', 3: 'model', 4: 'variant' } as const

/** Another make includes its model and variant, which are saved after it. */
function stepsOf(answer: ComparedAnswer, { theirs, steps }: ConflictSides, ours: MotorRecord): SavedStep[] {
  if (answer.key !== 'vehicle') return answer.steps.filter((step) => steps.includes(step))
  const from = vehicleSteps.find(
    (step) => ours[vehicleFields[step]]?.value !== theirs[vehicleFields[step]]?.value,
  )
  return vehicleSteps.filter((step) => step >= (from ?? 5) && ours[vehicleFields[step]] !== undefined)
}
