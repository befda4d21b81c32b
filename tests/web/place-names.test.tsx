// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyHealth } from '#machines/health/record/health-record.ts'
import { sampleRecord, sampleVehicle } from '#machines/motor/record/samples.ts'
import { zone } from '#machines/motor/rules/assumption-rules.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { personIn } from '#web/health/quotes/person-in.ts'
import { FoundVehicle } from '#web/shared/motor/found-vehicle.tsx'
import { render } from './ui/screen.tsx'

vi.mock('#machines/reference/place-labels.ts', () => ({ placeLabel: (name: string) => `${name} in Hindi` }))

const today = '2026-11-21'
const rto = { value: 'RJ14', city: 'Jaipur' }

describe('the name of a place is in the language of the page', () => {
  it('beside who is insured', () => {
    const pincode = { value: '302001', label: '302001 Jaipur, Rajasthan' }
    const basics = { relation: 'Self', gender: 'Female', age: 34, pincode } as const
    expect(personIn({ ...emptyHealth, basics })).toBe('Female, 34, Jaipur in Hindi')
  })

  it('where a vehicle is registered', () => {
    render(<FoundVehicle vehicle={{ ...sampleVehicle(today), rto }} today={today} />)
    expect(screen.getByText(/, Jaipur in Hindi$/)).toBeTruthy()
  })

  it('among what every price takes for granted', () => {
    const record = { ...sampleRecord(today), rto }
    expect(zone({ record, request: defaultRequest(record, today), today })).toBe('Jaipur in Hindi (RJ14)')
  })
})
