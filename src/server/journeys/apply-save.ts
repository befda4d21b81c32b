import { fromStepFields } from '#contract/flow/step-fields.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Deps } from '../deps.ts'
import { type Applied, applyEvents, type Rested, type Submission } from '../engine/apply-events.ts'
import { fromIdentityCheck, outcomesFor, playSteps } from '../engine/play-steps.ts'
import { type SaveRequest, stepsOf, submittedEvents, submittedRecord } from '../engine/submitted.ts'
import { fail } from '../http/fail.ts'
import { lookUpRegistration } from '../registry/look-up.ts'
import { rejectOtherName, trustedEvents, trustedKyc, trustedRecord } from './trusted.ts'

type ApplySaveDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'fetch' | 'random' | 'log'>

/**
 * Applies a save to a record. The events of the save count where there are some; a caller that sends only the
 * specification's fields is served as well. A start without a lead has every step up to its own. `rested` is where a
 * machine came to rest with the record, if that is remembered.
 */
export async function applySave(
  deps: ApplySaveDeps,
  product: ServerProduct,
  request: SaveRequest,
  record: JourneyRecord,
  rested?: Rested,
): Promise<Applied> {
  return request.events?.length
    ? applyAsHappened(deps, product, request, record, rested)
    : applySteps(deps, product, request, record, rested)
}

async function applyAsHappened(
  deps: ApplySaveDeps,
  product: ServerProduct,
  request: SaveRequest,
  record: JourneyRecord,
  rested: Rested | undefined,
): Promise<Applied> {
  const today = deps.clock.today()
  const submitted = submittedEvents(product.machines, request, today)
  const events = await trustedEvents(deps, product, record, submitted.events)
  const { kyc: claimed }: Pick<JourneyRecord, 'kyc'> = fromStepFields(request, request)
  const kyc = await trustedKyc(deps, submitted, { record, today, claimed })
  const applied = applyEvents(fromIdentityCheck({ ...submitted, events }, { record, today }, kyc), {
    product,
    record,
    today,
    outcomes: { ...outcomesFor(product, record, kyc), ...(await shownBy(deps, product, submitted)) },
    rested,
  })
  // A page on which the person can still be put right comes before the names are compared.
  const isAskedNext = applied.moves.at(-1)?.toState === 'person'
  if (!isAskedNext && isNewlyNamed(record, applied.record))
    rejectOtherName(applied.record.kyc, applied.record.person)
  return applied
}

/** Whether another person was identified or named, so that the two have to be compared. */
const isNewlyNamed = (
  before: JourneyRecord,
  after: JourneyRecord,
): after is JourneyRecord & Required<Pick<JourneyRecord, 'kyc'>> =>
  after.kyc !== undefined &&
  (after.kyc.reference !== before.kyc?.reference || after.person?.fullName !== before.person?.fullName)

async function applySteps(
  deps: ApplySaveDeps,
  product: ServerProduct,
  request: SaveRequest,
  record: JourneyRecord,
  rested: Rested | undefined,
): Promise<Applied> {
  const steps = stepsOf(request, record.version === 0)
  const submitted = await trustedRecord(
    deps,
    product,
    record,
    submittedRecord(product, request, steps, record),
  )
  return playSteps(product, { record, submitted, steps, today: deps.clock.today(), rested })
}

/** The entry that the customer was shown and has answered: the register is not asked anew. */
async function shownBy(deps: ApplySaveDeps, { register }: ServerProduct, { events }: Submission) {
  const key = register?.shownTo(events)
  if (!register || key === undefined) return {}
  return { [register.showsBy]: await lookUpRegistration(deps, key, async () => fail('not-now')) }
}
