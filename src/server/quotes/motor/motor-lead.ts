import * as v from 'valibot'
import { type QuotedVehicle, quoteResultFromPlan } from '#contract/quotes/quote-result.codec.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { motorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { recordOf } from '../../access/leads.store.ts'
import type { Lead } from '../../db/schema.ts'

const motorAlone = { products: [motorProduct] }

/** The record of a motor journey; what these calls ask is asked of no other. */
export const motorRecordOf = (lead: Lead): MotorRecord => recordOf(motorAlone, lead)

/** Encodes a vehicle's price for the wire. */
export const quoteResultOf = (plan: Plan, vehicle: QuotedVehicle) =>
  quoteResultFromPlan(v.parse(motorPlan, plan), vehicle)
