import * as v from 'valibot'
import { stepName } from '#contract/flow/step-name.ts'
import type { Product } from '#machines/core/product.ts'
import { messages } from '#machines/reference/messages.ts'
import { isStatus } from '#machines/reference/statuses.ts'
import { maskMobile, maskPlate } from '#machines/rules/mask.ts'
import { rupees } from '#machines/rules/money.ts'
import type { DeskRow } from '#machines/schemas/desk.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { canMove } from '../engine/lifecycle.ts'
import type { FoundJourney } from './journeys.store.ts'
import { whatNext } from './what-next.ts'

/** A journey as its employee sees it; for any other, only enough to identify it. */
export function rowOf(products: readonly Product[], found: FoundJourney, opens: boolean): DeskRow {
  const { id, status, mobile, registrationNumber, customerName, emplId } = found
  return {
    customerLeadId: id,
    locked: !opens,
    ...(opens && customerName && { customerName }),
    ...(mobile && { mobile: opens ? mobile : maskMobile(mobile) }),
    ...(registrationNumber && {
      registrationNumber: opens ? registrationNumber : maskPlate(registrationNumber),
    }),
    ...told(opens ? readOf(products, found) : undefined),
    product: found.quoteType,
    ...(isStatus(status) && { status }),
    processStep: found.processStep ?? '',
    source: found.source === 'empl' ? 'empl' : 'customer',
    ...(emplId && { emplId }),
    updatedAt: found.updatedAt.toISOString(),
    next: opens ? whatNext({ savedStep: savedStepOf(found), status, mobile }) : messages.desk.askForConsent,
    links: opens ? linksFor(found) : [],
  }
}

type Read = { product: Product; record: JourneyRecord }

/** The record as its product reads it; undefined where that is unknown or cannot read it. */
function readOf(products: readonly Product[], { quoteType, record }: FoundJourney): Read | undefined {
  const product = products.find(({ key }) => key === quoteType)
  if (!product) return undefined
  const read = v.safeParse(product.record, { ...product.emptyRecord, ...record })
  return read.success ? { product, record: read.output } : undefined
}

/** What is insured in short, what the chosen plan costs, and until when cover lasts. */
function told(read: Read | undefined): Pick<DeskRow, 'insured' | 'price' | 'coverEnds'> {
  if (!read) return { insured: '' }
  const { product, record } = read
  const coverEnds = product.coverEnds?.(record)
  return {
    insured: product.summary(record).title,
    ...(record.plan && { price: { amount: rupees(record.plan.final), insurer: record.plan.insurer } }),
    ...(coverEnds && { coverEnds }),
  }
}

function savedStepOf({ processStep }: FoundJourney): number {
  const read = v.safeParse(stepName, processStep)
  return read.success ? read.output : 0
}

/** A link to continue is proved by a code to the customer's number, so the journey must have one. */
function linksFor({ mobile, status }: FoundJourney): DeskRow['links'] {
  if (!mobile) return []
  const isPayable = canMove(status, 'PAY') || canMove(status, 'REOPEN_PAYMENT_PAGE')
  return isPayable ? ['resume', 'payment'] : ['resume']
}
