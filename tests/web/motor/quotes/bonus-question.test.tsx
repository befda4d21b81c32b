// @vitest-environment dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { quotesOnScreen, today } from './quotes-on-screen.tsx'

const bonuses = () => screen.queryByRole('radiogroup', { name: /bonus on your old policy/ })
const past = sampleRecord(today).previousPolicy ?? { claimed: false, status: 'continue' as const }
const thirdParty = { ...defaultRequest(sampleRecord(today), today), coverType: 'thirdParty' as const }

describe('the bonus above the prices', () => {
  it('is told in one tap, and every price is asked anew', async () => {
    const { person, asked } = await quotesOnScreen({ previousPolicy: { ...past, ncb: 0 } })
    expect(bonuses()).toBeTruthy()
    expect(screen.getByText('Without a claim, the new policy gets 20%.')).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: '35%' }))
    expect(asked.at(-1)?.record.previousPolicy?.ncb).toBe(35)
    expect(screen.getByText('Without a claim, the new policy gets 45%.')).toBeTruthy()
  })

  it.each<[string, Partial<MotorRecord>]>([
    ['a new vehicle', { isNew: true, businessType: 'new' }],
    ['a claim', { previousPolicy: { ...past, claimed: true } }],
    ['another owner', { ownerChanged: true }],
    ['cover that lapsed', { previousPolicy: { ...past, endDate: addDays(today, -120) } }],
    ['third-party cover', { request: thirdParty }],
  ])('is not asked where it changes nothing: %s', async (_, change) => {
    await quotesOnScreen(change)
    expect(bonuses()).toBeNull()
  })

  it('is not asked beside third-party prices either, nor are claims', async () => {
    await quotesOnScreen({ request: thirdParty })
    expect(screen.queryByRole('switch', { name: 'Claim in the last year' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'No Claim Bonus' })).toBeNull()
  })

  it.each([
    ['a bike covers its pillion rider, and no paid driver', '2w', 'For the pillion rider', 0],
    ['a car covers each seat, and paid drivers', '4w', 'For each seat', 1],
  ] as const)('with third-party prices %s', async (_, vehicleType, hint, drivers) => {
    await quotesOnScreen({ vehicleType, request: thirdParty })
    expect(screen.getByRole('combobox', { name: 'Passenger Cover', description: hint })).toBeTruthy()
    expect(screen.queryAllByRole('combobox', { name: /paid driver/i })).toHaveLength(drivers)
  })
})
