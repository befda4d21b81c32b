// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toWireVehicle } from '#contract/registration/known-vehicle.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import { setPosted } from '#web/browser/posted-form.ts'
import { today } from '#web/browser/today.ts'
import { current } from '../saving/an-outbox.ts'
import { openHome } from './open-home.tsx'

const fetched = vi.fn<typeof fetch>()
const vehicle = {
  ...toWireVehicle(sampleVehicle(today())),
  registrationNumber: 'RJ-14-CA-1234',
  vehicleType: '4w',
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async (address) =>
    Response.json({ status: 'success', data: String(address).includes('pincode') ? [] : null }),
  )
})
afterEach(() => {
  fetched.mockReset()
  queryClient.clear()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const plate = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Registration number' })
const press = (name: string) => screen.getByRole('button', { name })
const vehicles = [
  ['Bike', 'MotorBike', '2w'],
  ['Car', 'Pvt Car', '4w'],
] as const

describe('the home page', () => {
  it('says why a number that was sent without script was refused, until it is sent again', async () => {
    setPosted({ asks: 'registration.given', answers: {}, issues: [], problem: 'Too many' })
    const { person } = await openHome()
    expect(await screen.findByText('Too many')).toBeTruthy()
    await person.click(press('Check Quote'))
    expect(screen.queryByText('Too many')).toBeNull()
  })

  it('has its headline and six tiles, three of them and Health not open yet, none chosen [HOME-01, HOME-02, HOME-04, HOME-05, HOME-09]', async () => {
    await openHome()
    expect(screen.getByRole('heading', { level: 1, name: "Let's find Best Insurance" })).toBeTruthy()
    const tiles = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'Coming SoonHealth',
      'Bike',
      'Car',
      'Coming SoonFamily',
      'Coming SoonPet',
      'Coming SoonTravel',
    ])
    expect(tiles.map((tile) => tile.getAttribute('aria-pressed'))).toEqual(Array(6).fill('false'))
    expect(document.title).toContain("Let's find Best Insurance")
  })

  it.each(['Travel', 'Family', 'Pet'])(
    'shows "coming soon" for %s, and no form [HOME-06, HOME-07, HOME-08]',
    async (name) => {
      const { tile } = await openHome()
      await tile(new RegExp(name))
      await screen.findByText(`We're gearing up to introduce ${name} Insurance – Coming Soon!`)
      for (const control of ['textbox', 'combobox', 'radio']) expect(screen.queryByRole(control)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Check Quote' })).toBeNull()
    },
  )

  it.each(vehicles)(
    'takes the number of a %s to the wizard [HOME-03, HOME-10, HOME-11, HOME-12, HOME-14, VALID-33, REF-02]',
    async (word, vehicleModal, vehicleType) => {
      const { person, tile, at, arrives } = await openHome()
      await tile(new RegExp(`^${word}`))
      await person.type(plate(), 'mh12zz9999')
      expect(plate().value).toBe('MH-12-ZZ-9999')
      await person.click(press('Check Quote'))
      await arrives('/motor')
      expect(at().state).toMatchObject({
        selectedVehicleType: { vehicleModal, vehicleType },
        registrationNumber: 'MH-12-ZZ-9999',
        isVehicleNew: false,
      })
      expect(at().href).toBe('/motor')
    },
  )

  it('asks for a number before anything is chosen, and takes what the registry says it is', async () => {
    fetched.mockImplementation(async () => Response.json({ status: 'success', data: vehicle }))
    const { person } = await openHome()
    await screen.findByRole('heading', { name: 'Which bike or car is it?' })
    const isPressed = () =>
      within(screen.getByRole('group', { name: 'Vehicle' }))
        .getAllByRole('button')
        .map((button) => [button.textContent, button.getAttribute('aria-pressed')])
    expect(isPressed()).toEqual([
      ['Bike', 'false'],
      ['Car', 'false'],
    ])
    await person.type(plate(), 'rj14ca1234')
    await screen.findByText(/We found your Maruti Swift/)
    expect(isPressed()).toEqual([
      ['Bike', 'false'],
      ['Car', 'true'],
    ])
    await person.click(press('Check Quote'))
    await screen.findByRole('dialog', { name: 'Did we get the right details?' })
  })

  it.each([
    ["Don't have a number?", { registrationNumber: '', isVehicleNew: false }],
    ['Buying a new vehicle?', { registrationNumber: '', isVehicleNew: true }],
  ])('after "%s" asks whether it is a bike or a car', async (button, state) => {
    const { person, at, arrives } = await openHome()
    await person.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole('heading', { name: 'Is it a bike or a car?' })
    const bike = within(screen.getByRole('group', { name: 'Vehicle' })).getByRole('button', { name: 'Bike' })
    await waitFor(() => expect(document.activeElement).toBe(bike))
    await person.click(bike)
    await arrives('/motor')
    expect(at().state).toMatchObject({ ...state, selectedVehicleType: { vehicleType: '2w' } })
  })

  it('keeps what is typed when bike or car is said afterwards, or the way leads back', async () => {
    const { person } = await openHome()
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Registration number' })
    await person.type(box, 'mh12zz9999')
    await person.click(
      within(screen.getByRole('group', { name: 'Vehicle' })).getByRole('button', { name: 'Car' }),
    )
    expect(screen.getByRole('heading', { name: 'Which car is it?' })).toBeTruthy()
    expect(plate().value).toBe('MH-12-ZZ-9999')
    expect(plate().placeholder).toBe('RJ-14-CA-1234')
    await person.click(
      within(screen.getByRole('group', { name: 'Vehicle' })).getByRole('button', { name: 'Bike' }),
    )
    expect(plate().placeholder).toBe('RJ-14-SB-1234')
    expect(plate().value).toBe('MH-12-ZZ-9999')
  })

  it('asks whether it is a bike or a car where the registry does not know, with a way back to the number', async () => {
    const { person, at, arrives } = await openHome()
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Registration number' })
    await person.type(box, 'mh12zz9999')
    await person.click(press('Check Quote'))
    await person.click(await screen.findByRole('button', { name: 'Back to the number' }))
    expect(plate().value).toBe('MH-12-ZZ-9999')
    await person.click(press('Check Quote'))
    await screen.findByRole('heading', { name: 'Is it a bike or a car?' })
    await person.click(
      within(screen.getByRole('group', { name: 'Vehicle' })).getByRole('button', { name: 'Car' }),
    )
    await arrives('/motor')
    expect(at().state).toMatchObject({
      registrationNumber: 'MH-12-ZZ-9999',
      selectedVehicleType: { vehicleType: '4w' },
    })
  })

  it.each(vehicles)(
    'continues without a registration number of a %s [HOME-15]',
    async (word, vehicleModal, vehicleType) => {
      const { person, tile, at, arrives } = await openHome()
      await tile(new RegExp(`^${word}`))
      await person.click(press(`Don't have ${word} Number?`))
      await arrives('/motor')
      expect(at().state).toMatchObject({
        selectedVehicleType: { vehicleModal, vehicleType },
        registrationNumber: '',
        isVehicleNew: false,
      })
    },
  )

  it.each(vehicles)('continues with a new %s [HOME-16]', async (word, vehicleModal, vehicleType) => {
    const { person, tile, at, arrives } = await openHome()
    await tile(new RegExp(`^${word}`))
    await person.click(press(`Buying a new ${word}?`))
    await arrives('/motor')
    expect(at().state).toMatchObject({
      selectedVehicleType: { vehicleModal, vehicleType },
      registrationNumber: '',
      isVehicleNew: true,
    })
  })

  it.each([
    ['Bike', 'RJ', 'Enter a Valid Number'],
    ['Car', 'RJ', 'Enter a valid Number'],
    ['Car', '12BH', 'The Bharat series number format is XXBH####YY(12BH1234AB)'],
    ['Car', ' ', 'Field is required'],
  ])(
    'says of a %s whose number is "%s": %s [VALID-29, VALID-31, VALID-32, VALID-35]',
    async (word, typed, message) => {
      const { person, tile, at } = await openHome()
      await tile(new RegExp(`^${word}`))
      await person.type(plate(), typed)
      await person.click(press('Check Quote'))
      expect(screen.getByRole('alert').textContent).toBe(message)
      expect(document.activeElement).toBe(plate())
      expect(at().pathname).toBe('/')
    },
  )

  it('looks up a complete number once in the background and shows the result', async () => {
    fetched.mockImplementation(async () => Response.json({ status: 'success', data: vehicle }))
    const { person, tile } = await openHome()
    await tile(/^Car/)
    await person.type(plate(), 'rj14ca1234')
    expect(await screen.findByText(/We found your Maruti Swift/)).toBeTruthy()
    const numbers = fetched.mock.calls.map(([, options]) => String(options?.body))
    expect(numbers.filter((body) => body.includes('RJ-14-CA-1234'))).toHaveLength(1)
  })

  it('asks the registry about a number once, whatever is pressed meanwhile or afterwards', async () => {
    let answer = (_: Response) => {}
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const lookUps = () =>
      fetched.mock.calls.filter(([address]) => /registrationNo-search/.test(String(address)))
    const { person, tile, arrives } = await openHome()
    await person.type(await screen.findByRole('textbox', { name: 'Registration number' }), 'mh12zz9999')
    await waitFor(() => expect(lookUps()).toHaveLength(1))
    await tile(/^Bike/)
    await screen.findByText('Looking up MH-12-ZZ-9999 …')
    answer(Response.json({ status: 'success', data: null }))
    await waitFor(() => expect(screen.queryByText('Looking up MH-12-ZZ-9999 …')).toBeNull())
    await tile(/^Car/)
    await person.click(press('Check Quote'))
    await arrives('/motor')
    expect(lookUps()).toHaveLength(1)
  })

  it('offers an unfinished journey to whoever has not begun to type, and interrupts nobody else [RESUME-22]', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('customerLeadId=lead-1')
    let answer = () => {}
    const flow = { status: 'success', data: current(2, 'Maruti') }
    const asked = () => new Promise<Response>((resolve) => (answer = () => resolve(Response.json(flow))))
    fetched.mockImplementation((address) =>
      String(address).endsWith('admin/getFlow') ? asked() : Promise.resolve(Response.json({})),
    )
    const isAsked = () => fetched.mock.calls.some(([address]) => String(address).endsWith('admin/getFlow'))
    const offered = { name: 'Vehicle Details' }
    const { person, leave } = await openHome()
    await waitFor(() => expect(isAsked()).toBe(true))
    answer()
    await screen.findByRole('dialog', offered)
    leave()
    fetched.mockClear()

    await openHome()
    await waitFor(() => expect(isAsked()).toBe(true))
    await person.type(plate(), 'rj')
    answer()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(screen.queryByRole('dialog', offered)).toBeNull()
    expect(document.activeElement).toBe(plate())
    vi.restoreAllMocks()
  })

  it.each([
    ['step1', '/motor', 2, '/motor'],
    ['step2', '/motor', 3, '/motor'],
    ['step3', '/motor', 4, '/motor'],
    ['step4', '/motor', 5, '/motor'],
    ['step5', '/motor', 8, '/motor'],
    ['step6', '/quotelist/{id}', 9, '/quotelist/lead-1'],
    ['step7', '/quotelist/{id}', 9, '/quotelist/lead-1'],
    ['step8', '/proposal/{id}', 11, '/proposal/lead-1'],
    ['step9', '/proposal/{id}', 12, '/proposal/lead-1'],
    ['step10', '/checkout/{id}', 14, '/checkout/lead-1'],
  ])(
    'continues a journey saved up to %s at %s, screen %i [MODAL-18]',
    async (processStep, path, activeStep, leads) => {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('customerLeadId=lead-1')
      const data = { ...current(2, 'Maruti'), processStep, leadsTo: { path, screen: 'model', activeStep } }
      fetched.mockImplementation(async (address) =>
        Response.json(String(address).endsWith('admin/getFlow') ? { status: 'success', data } : {}),
      )
      const { person, at, arrives } = await openHome()
      await person.click(await screen.findByRole('button', { name: 'Continue Journey' }))
      await arrives(leads)
      expect(at().state).toMatchObject({ journeyContinue: true, customerLeadId: 'lead-1', activeStep })
      vi.restoreAllMocks()
    },
  )

  it.each([
    ['paymentPending', 'before you pay again'],
    ['policyDocSuccess', 'You have paid for this policy.'],
  ])('calls no earlier journey unfinished whose status is %s', async (status, text) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('customerLeadId=lead-1')
    const data = { ...current(2, 'Maruti'), status }
    fetched.mockImplementation(async (address) =>
      Response.json(String(address).endsWith('admin/getFlow') ? { status: 'success', data } : {}),
    )
    await openHome()
    const dialog = await screen.findByRole('dialog', { name: 'Vehicle Details' })
    expect(dialog.textContent).toContain(text)
    expect(dialog.textContent).not.toContain('unfinished quote')
    vi.restoreAllMocks()
  })

  it('asks to confirm a vehicle found in the registry [HOME-32, MODAL-09, MODAL-10, MODAL-12, MODAL-13]', async () => {
    fetched.mockImplementation(async () => Response.json({ status: 'success', data: vehicle }))
    const { person, tile } = await openHome()
    await tile(/^Car/)
    await person.type(plate(), 'rj14ca1234')
    await screen.findByText(/We found your/)
    await person.click(press('Check Quote'))
    const confirm = await screen.findByRole('dialog', { name: 'Did we get the right details?' })
    expect(confirm.textContent).toContain('RJ-14-CA-1234')
    await person.click(within(confirm).getByRole('button', { name: 'Yes' }))
    const details = await screen.findByRole('dialog', { name: 'Fill your Personal Details?' })
    expect(within(details).getAllByRole('textbox')).toHaveLength(2)
    expect(within(details).getByRole('button', { name: 'Submit and View Plans' })).toBeTruthy()
  })

  it('opens the wizard when the vehicle is denied [MODAL-11]', async () => {
    fetched.mockImplementation(async () => Response.json({ status: 'success', data: vehicle }))
    const { person, tile, at, arrives } = await openHome()
    await tile(/^Car/)
    await person.type(plate(), 'rj14ca1234')
    await screen.findByText(/We found your/)
    await person.click(press('Check Quote'))
    await person.click(await screen.findByRole('button', { name: 'No' }))
    await arrives('/motor')
    expect(at().state).toMatchObject({ registrationNumber: 'RJ-14-CA-1234', isDenied: true })
  })

  it('keeps the number after the dialog is closed', async () => {
    fetched.mockImplementation(async () => Response.json({ status: 'success', data: vehicle }))
    const { person, tile } = await openHome()
    await tile(/^Car/)
    await person.type(plate(), 'rj14ca1234')
    await screen.findByText(/We found your/)
    await person.click(press('Check Quote'))
    await screen.findByRole('dialog')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(plate().value).toBe('RJ-14-CA-1234')
  })

  it('asks whom to cover for Health, and opens its page [HOME-17, HOME-18]', async () => {
    const { person, tile, arrives } = await openHome()
    await tile(/Health/)
    const pick = async (name: string, value: string) =>
      person.selectOptions(await screen.findByRole('combobox', { name }), value)
    await pick('For Whom', 'Self')
    await pick('Gender', 'Female')
    await pick('Age', '34')
    expect(screen.getByRole('combobox', { name: 'Pincode' })).toBeTruthy()
    await person.click(press('Check Quote'))
    await arrives('/health')
  })
})
