import type { Lead } from '#server/db/schema.ts'
import { startOfTests } from './clock.ts'

/** A journey that has just begun, with what a test wants to be different. */
export function aLead(different: Partial<Lead> = {}): Lead {
  const at = new Date(startOfTests)
  return {
    id: 'lead-1',
    version: 1,
    quoteType: 'motor',
    vehicleType: '4w',
    record: {},
    processStep: 'step1',
    processDescription: null,
    status: null,
    source: 'customer',
    emplId: null,
    customerId: null,
    partnerId: null,
    language: 'en',
    ownerHash: 'nobody knows',
    registrationNumber: null,
    mobile: null,
    customerName: null,
    refCode: null,
    feCode: null,
    createdAt: at,
    updatedAt: at,
    ...different,
  }
}
