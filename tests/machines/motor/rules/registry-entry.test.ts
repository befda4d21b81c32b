import { describe, expect, test } from 'vitest'
import { knownAnswers } from '#machines/motor/proposal/proposal.known.ts'
import type { RegisteredVehicle } from '#machines/motor/record/motor-record.ts'
import { sampleRecord, sampleVehicle } from '#machines/motor/record/samples.ts'
import { besideEntry, toldDetails } from '#machines/motor/rules/registry-entry.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { today } from '../../play.ts'

const entry: RegisteredVehicle = {
  ...sampleVehicle(today),
  engineNumber: 'K12MN1234567',
  chassisNumber: 'MA3EWDE1S00123456',
  previousPolicyNumber: 'OG-25-1234-5678',
  pollutionNumber: 'RJ01400120012345',
  pollutionUntil: addDays(today, 90),
}
const told = toldDetails(entry)
const proposed = (numbers: { previousPolicyNumber: string; certificate: string }) => ({
  ...sampleRecord(today),
  vehicle: {
    engineNumber: 'XXXXXXXX4567',
    chassisNumber: 'XXXXXXXXXXXXX3456',
    registrationAddressSame: true,
    previousPolicyNumber: numbers.previousPolicyNumber,
    pollutionCertificate: { number: numbers.certificate, validUntil: addDays(today, 90) },
  },
})

describe('what the registry has of a vehicle', () => {
  test('fills the page of its papers, long numbers by their ends', () => {
    expect(knownAnswers(told, today)).toEqual({
      engineNumber: 'XXXXXXXX4567',
      chassisNumber: 'XXXXXXXXXXXXX3456',
      financed: 'no',
      previousPolicyNumber: 'XXXXXXXXXXX5678',
      validPuc: 'yes',
      pucNumber: 'XXXXXXXXXXXX2345',
      pucUntil: addDays(today, 90),
    })
  })

  test('says nothing of a pollution certificate once the one it knows has ended', () => {
    expect(knownAnswers(told, addDays(today, 91))).not.toHaveProperty('validPuc')
  })

  test('completes its own numbers before a proposal is sent, and leaves others as they were given', () => {
    const inPart = proposed({ previousPolicyNumber: 'XXXXXXXXXXX5678', certificate: 'XXXXXXXXXXXX2345' })
    expect(besideEntry(inPart, entry)).toMatchObject({
      contradiction: undefined,
      record: {
        vehicle: {
          engineNumber: 'K12MN1234567',
          previousPolicyNumber: 'OG-25-1234-5678',
          pollutionCertificate: { number: 'RJ01400120012345' },
        },
      },
    })
    const own = proposed({ previousPolicyNumber: '3001/99', certificate: 'RJ14999' })
    expect(besideEntry(own, entry).record.vehicle).toMatchObject({
      previousPolicyNumber: '3001/99',
      pollutionCertificate: { number: 'RJ14999' },
    })
  })

  test('asks for a number in full that it cannot complete', () => {
    const policy = proposed({ previousPolicyNumber: 'XXXXXXXXXXX0000', certificate: 'RJ14999' })
    expect(besideEntry(policy, entry).contradiction?.path).toBe('vehicleDetails.given.previousPolicyNumber')
    const puc = proposed({ previousPolicyNumber: '3001/99', certificate: 'XXXXXXXXXXXX0000' })
    expect(besideEntry(puc, entry).contradiction?.path).toBe('vehicleDetails.given.pucNumber')
  })

  test('is told to a customer without what names the vehicle, and only where it is known', () => {
    const financier = 'State Bank of India'
    const past = {
      previousInsurer: { value: 'ICICI', label: 'ICICI Lombard' },
      previousEndDate: '2026-12-11',
    }
    expect(toldDetails({ ...sampleVehicle(today), ...past, financier })).toEqual({
      ...past,
      financier,
    })
    expect(toldDetails(sampleVehicle(today))).toEqual({})
    expect(toldDetails({ ...sampleVehicle(today), engineNumber: '12' })).toEqual({ engineNumber: '12' })
  })

  test('contradicts another class, another make and another chassis, each at its question', () => {
    const own = proposed({ previousPolicyNumber: '3001/99', certificate: 'RJ14999' })
    const pathOf = (record: typeof own, found: object | null = entry) =>
      besideEntry(record, found).contradiction?.path
    const vehicle = { ...own.vehicle, engineNumber: 'K12MN1234567', chassisNumber: 'MA3EWDE1S00123456' }
    expect(pathOf({ ...own, vehicle })).toBeUndefined()
    const registrationNumber = 'vehicleDetails.given.registrationNumber'
    expect(pathOf({ ...own, vehicle, vehicleType: '2w' })).toBe(registrationNumber)
    expect(pathOf({ ...own, vehicle, make: { value: 1, label: 'Other' } })).toBe(registrationNumber)
    const other = { ...vehicle, chassisNumber: 'MA3EWDE1S00999999' }
    expect(pathOf({ ...own, vehicle: other })).toBe('vehicleDetails.given.chassisNumber')
    expect(pathOf({ ...own, vehicle: other }, null)).toBeUndefined()
  })
})
