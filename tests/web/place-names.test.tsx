// @vitest-environment dom
import { renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { emptyHealth } from '#machines/health/record/health-record.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { sampleRecord, sampleVehicle } from '#machines/motor/record/samples.ts'
import { zone } from '#machines/motor/rules/assumption-rules.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { personIn } from '#web/health/quotes/person-in.ts'
import type { ViewProps } from '#web/journey/journey.ts'
import { placeNames, usePlaceNames } from '#web/language/place-names.ts'
import { CityChoice } from '#web/motor/city-choice.tsx'
import { MotorAssumptionsDialog } from '#web/motor/quotes/dialogs/assumptions.dialog.tsx'
import { VehicleEdit } from '#web/motor/quotes/edits/vehicle-edit.tsx'
import { SharedQuotesView } from '#web/motor/quotes/shared/shared-quotes.view.tsx'
import { PetAssumptionsDialog } from '#web/pet/quotes/dialogs.tsx'
import { FoundVehicle } from '#web/shared/motor/found-vehicle.tsx'
import { render } from './ui/screen.tsx'

vi.mock('#web/language/language.ts', async (original) => ({ ...(await original<object>()), language: 'hi' }))
vi.mock('#machines/reference/place-labels.ts', () => ({
  placeLabel: (name: string) => `${name} in Hindi`,
  inPlaceLabels: (text: string) => `${text} in Hindi`,
}))

const today = '2026-11-21'
const rto = { value: 'RJ14', city: 'Jaipur' }

/** As much of a view as places are shown of. */
const viewOf = <M extends AnyStateMachine>({ model }: { model: object }) =>
  ({ model, send: () => undefined }) as unknown as ViewProps<M>

describe('the name of a place is in the language of the page', () => {
  it('once the names are there, which a view asks for', async () => {
    const { result } = renderHook(usePlaceNames)
    expect(result.current.officeLabel('Jaipur')).toBe('Jaipur')
    await waitFor(() => expect(result.current.officeLabel('Jaipur')).toBe('Jaipur in Hindi'))
  })

  it('beside who is insured', async () => {
    const pincode = { value: '302001', label: '302001 Jaipur, Rajasthan' }
    const basics = { relation: 'Self', gender: 'Female', age: 34, pincode } as const
    expect(personIn({ ...emptyHealth, basics }, await placeNames())).toBe('Female, 34, Jaipur in Hindi')
  })

  it('where a vehicle is registered', async () => {
    render(<FoundVehicle vehicle={{ ...sampleVehicle(today), rto }} today={today} />)
    expect(await screen.findByText(/, Jaipur in Hindi$/)).toBeTruthy()
  })

  it('where prices were shared', async () => {
    const vehicle = {
      vehicleType: '4w',
      make: 'Maruti',
      model: 'Swift',
      variant: 'VXi',
      city: 'Jaipur',
    } as const
    const shared = {
      vehicle,
      policyType: 'comprehensive' as const,
      quotes: [],
      onDay: today,
      validToday: true,
    }
    render(<SharedQuotesView shared={shared} />)
    expect(await screen.findByText(/ · Jaipur in Hindi · /)).toBeTruthy()
  })

  it('where a price takes the place of a vehicle for granted', async () => {
    const record = { ...sampleRecord(today), rto }
    const model = { record, request: defaultRequest(record, today), today }
    render(<MotorAssumptionsDialog {...viewOf<typeof quoteListMachine>({ model })} />)
    expect(await screen.findByText('Jaipur in Hindi (RJ14)')).toBeTruthy()
  })

  it('where a price takes the place of a pet for granted', async () => {
    const owner = { pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' } }
    const model = { record: { owner, pets: [] }, today }
    render(<PetAssumptionsDialog {...viewOf<typeof petMachine>({ model })} />)
    expect(await screen.findByText('302001 Jaipur, Rajasthan in Hindi')).toBeTruthy()
  })

  it('beside the prices of a vehicle', async () => {
    render(<VehicleEdit {...viewOf<typeof quoteListMachine>({ model: { record: { rto } } })} />)
    expect(await screen.findByText('Jaipur in Hindi, RJ14')).toBeTruthy()
  })

  it('where the city of a vehicle is chosen', async () => {
    render(<CityChoice {...viewOf<typeof motorMachine>({ model: { record: {} } })} />)
    expect(await screen.findByText('Jaipur in Hindi (RJ14)')).toBeTruthy()
  })

  it('and stays as it is stored in what a machine says', () => {
    const record = { ...sampleRecord(today), rto }
    expect(zone({ record, request: defaultRequest(record, today), today })).toBe('Jaipur (RJ14)')
  })
})
