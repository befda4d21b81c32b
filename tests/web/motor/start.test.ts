// @vitest-environment dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getInitialSnapshot } from 'xstate'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { vehicleSelected } from '#machines/motor/rules/vehicle-selected.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { forgetJourney } from '#web/browser/forget-journey.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { setPosted } from '#web/browser/posted-form.ts'
import { motorStartOf, takeGivenPlate } from '#web/motor/start.ts'
import { withDraft, wizardDraft } from '#web/motor/wizard-draft.ts'

const setLead = (id: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `customerLeadId=${id}; path=/`
}

afterEach(() => {
  wizardDraft.forget()
  policyState.forgetJourney()
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'customerLeadId=; max-age=0; path=/'
})

const inputOf = (state: unknown, step?: string) => {
  const start = motorStartOf(state, step === undefined ? '' : `?step=${step}`)
  return start.kind === 'input' ? start.input : undefined
}
const bike = vehicleSelected('2w')
const give = (plate: object) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `givenPlate=${encodeURIComponent(JSON.stringify(plate))}; path=/`
}

describe('the start of the wizard', () => {
  it('is the look-up of a number given without script, before what this tab has begun, once', () => {
    wizardDraft.write({ ...emptyRecord, vehicleType: '2w' })
    give({ registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' })
    expect(inputOf(undefined)).toMatchObject({
      lookUp: true,
      record: { vehicleType: '4w', registrationNumber: 'RJ-14-CA-1234' },
    })
    takeGivenPlate()
    expect(inputOf(undefined)).toMatchObject({ record: { vehicleType: '2w' } })
  })

  it('asks for the vehicle of a number that the registry does not know, and keeps the number', () => {
    give({ registrationNumber: 'RJ-14-ZZ-0000' })
    const input = inputOf(undefined)
    expect(input).toMatchObject({ screen: 'start', record: { registrationNumber: 'RJ-14-ZZ-0000' } })
    expect(input).not.toHaveProperty('lookUp')
    takeGivenPlate()
  })

  it('is the number of a form that came back', () => {
    const answers = { registrationNumber: 'RJ-14', vehicleType: '2w' }
    setPosted({ asks: 'registration.given', answers, issues: [] })
    expect(inputOf(undefined)).toMatchObject({ screen: 'start', record: answers })
    setPosted(undefined)
  })

  it('is the start of the chosen vehicle from the menu [MOTOR-02, ROUTE-04]', () => {
    // In the specification's own letters.
    const selectedVehicleType = { vehicleModal: 'MotorBike', vehicleType: '2w' }
    expect(inputOf({ selectedVehicleType, activeStep: 0 })).toMatchObject({
      screen: 'start',
      record: { vehicleType: '2w', registrationNumber: '' },
    })
  })

  it('is the look-up of a number passed in the navigation state [ROUTE-04]', () => {
    const input = inputOf({ ...vehicleSelected('4w'), activeStep: 1, registrationNumber: 'RJ-14-CA-1234' })
    expect(input).toMatchObject({
      lookUp: true,
      record: { vehicleType: '4w', registrationNumber: 'RJ-14-CA-1234' },
    })
  })

  it('does not look up again a number whose vehicle was denied', () => {
    const input = inputOf({ ...bike, activeStep: 1, registrationNumber: 'RJ-14-CA-1234', isDenied: true })
    expect(input).toMatchObject({ screen: 'unrecognised' })
  })

  it('is the city of a vehicle without a number, new or not [MOTOR-30, ROUTE-04]', () => {
    expect(inputOf({ ...bike, activeStep: 1 })).toMatchObject({ screen: 'city', record: { isNew: false } })
    expect(inputOf({ ...bike, activeStep: 1, isVehicleNew: true })).toMatchObject({
      screen: 'city',
      record: { isNew: true },
    })
  })

  it('respects a changed vehicle type and a city [ROUTE-04]', () => {
    const rtoData = { value: 'RJ14', city: 'Jaipur' }
    expect(inputOf({ ...bike, updatedVType: '4w', rtoData })).toMatchObject({
      record: { vehicleType: '4w', rto: rtoData },
    })
  })

  it('is the resumed lead [RESUME-21, ROUTE-04]', () => {
    const state = { ...bike, journeyContinue: true, customerLeadId: 'lead-1', activeStep: 3 }
    expect(motorStartOf(state, '')).toEqual({ kind: 'lead', leadId: 'lead-1' })
  })

  it('is this tab’s last screen after a reload', () => {
    wizardDraft.write({ ...emptyRecord, vehicleType: '2w', registrationNumber: 'RJ-14-CA-1234' })
    expect(inputOf({ ...bike, activeStep: 1, isBegun: true }, 'lookUp')).toMatchObject({ screen: 'lookUp' })
    wizardDraft.write({ ...emptyRecord, leadId: 'lead-1', vehicleType: '2w' })
    expect(motorStartOf({}, '?step=make')).toEqual({ kind: 'lead', leadId: 'lead-1' })
  })

  it('is this browser’s lead when nothing was passed', () => {
    setLead('lead-7')
    expect(motorStartOf(undefined, '')).toMatchObject({ kind: 'lead', leadId: 'lead-7' })
  })

  it('is the first question where that lead is of another product, but not where this tab has its answers', () => {
    setLead('lead-7')
    expect(motorStartOf(undefined, '')).toMatchObject({
      otherwise: { screen: 'start', record: { leadId: '' } },
    })
    wizardDraft.write({ ...emptyRecord, leadId: 'lead-8' })
    expect(motorStartOf(undefined, '')).toEqual({ kind: 'lead', leadId: 'lead-8' })
  })

  it('is the first screen with the vehicle type of the last visit', () => {
    policyState.set({ VehicleType: '4w', RegistrationNumber: 'DL-1-C-1234' })
    const input = inputOf(undefined, 'ownership')
    expect(input).toMatchObject({ record: { vehicleType: '4w', registrationNumber: 'DL-1-C-1234' } })
    const { value, context } = getInitialSnapshot(motorMachine, input ?? { today: '' })
    expect({ value, context }).toMatchObject({ value: { start: 'number' }, context: { screen: 'start' } })
  })

  it('is set back to its defaults by a new search [MOTOR-32]', () => {
    const answers = { vehicleType: '2w' as const, registrationNumber: 'RJ-14-CA-1234', isNew: true }
    policyState.set({ VehicleType: '2w', RegistrationNumber: 'RJ-14-CA-1234' })
    wizardDraft.write({ ...emptyRecord, ...answers })
    expect(inputOf(undefined)?.record).toMatchObject(answers)
    forgetJourney()
    expect(inputOf(undefined)).toMatchObject({ screen: 'start', record: emptyRecord })
  })

  it('is what this tab has of its lead while nobody can be asked', () => {
    const draft = { ...emptyRecord, leadId: 'lead-1', vehicleType: '2w' as const, version: 3 }
    wizardDraft.write(draft)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(inputOf({}, 'make')).toMatchObject({ screen: 'make', record: draft })
    wizardDraft.forget()
    setLead('lead-7')
    expect(motorStartOf(undefined, '')).toMatchObject({ kind: 'lead', leadId: 'lead-7' })
    onLine.mockRestore()
  })

  it('has the vehicle that a shortcut names, unless this tab has answers', () => {
    const vehicleOf = (search: string) => {
      const start = motorStartOf(undefined, search)
      return start.kind === 'input' ? start.input.record?.vehicleType : undefined
    }
    expect(vehicleOf('?vehicle=2w')).toBe('2w')
    expect(vehicleOf('?vehicle=tank')).toBe(emptyRecord.vehicleType)
    wizardDraft.write({ ...emptyRecord, vehicleType: '4w' })
    expect(vehicleOf('?vehicle=2w')).toBe('4w')
  })

  it('ignores invalid navigation state', () => {
    expect(inputOf({ selectedVehicleType: { vehicleModal: 'Tank' } })).toMatchObject({ screen: 'start' })
  })
})

describe('the answers of this tab', () => {
  const server = { ...emptyRecord, leadId: 'lead-1', version: 4, savedStep: 4 as const }

  it('continue from the server’s record', () => {
    wizardDraft.write({ ...server, version: 2, savedStep: 3, registrationDate: '2021-03-12' })
    expect(withDraft(server, false)).toMatchObject({
      registrationDate: '2021-03-12',
      version: 4,
      savedStep: 4,
    })
  })

  it('say nothing of how far the purchase has come', () => {
    wizardDraft.write({ ...server, status: 'quotesGenerated', registrationDate: '2021-03-12' })
    expect(withDraft({ ...server, status: 'proposalRequest' }, false).status).toBe('proposalRequest')
  })

  it('yield to a journey changed elsewhere', () => {
    wizardDraft.write({ ...server, registrationDate: '2021-03-12' })
    expect(withDraft(server, true)).toEqual(server)
  })

  it('belong to one lead only', () => {
    wizardDraft.write({ ...server, leadId: 'lead-2', registrationDate: '2021-03-12' })
    expect(withDraft(server, false)).toEqual(server)
  })
})
