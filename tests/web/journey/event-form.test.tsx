// @vitest-environment dom
import { cleanup, render as renderBare, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '#machines/core/field.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { type MotorEvent, motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import type { MotorContext } from '#machines/motor/wizard/motor.setup.ts'
import { setPosted } from '#web/browser/posted-form.ts'
import { EventForm } from '#web/journey/form/event-form.tsx'
import { defineJourney, type FieldError, type ViewProps } from '#web/journey/journey.ts'
import { aRecord } from '../saving/a-record.ts'
import { render } from '../ui/screen.tsx'

const journey = defineJourney({ machine: motorMachine, events: motorEvents })

type Change = { model?: Partial<MotorContext>; errors?: FieldError[]; busy?: boolean; problem?: string }

function viewProps(asks: MotorEvent['type'], send: (event: object) => void, change: Change = {}): ViewProps {
  const { busy = false, problem } = change
  return {
    journey,
    actor: {},
    model: { today: '2026-11-21', record: aRecord(), screen: '', ...change.model },
    errors: change.errors ?? [],
    screen: { state: '', busy, canGoBack: true, asks, ...(problem !== undefined && { problem }) },
    send,
    can: () => true,
  } as unknown as ViewProps
}

function show(asks: MotorEvent['type'], change?: Change) {
  const send = vi.fn()
  const person = render(<EventForm {...viewProps(asks, send, change)} />)
  return { person, send, go: () => person.click(screen.getByRole('button', { name: 'Continue' })) }
}

/** The form of the contact details, of which a registry may know some. */
function contactKnowing(answers: Answers): ViewProps {
  const view = {
    ...viewProps('contact.given', vi.fn()),
    journey: defineJourney({ machine: motorMachine, events: motorEvents, answers: () => answers }),
  }
  return view as unknown as ViewProps
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ status: 'success', data: [] })))
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('a form made from an event', () => {
  it('that came back has what was typed, and its messages beside the fields, before its script', async () => {
    setPosted({
      asks: 'contact.given',
      answers: { name: 'Asha', mobile: '123' },
      issues: [{ path: 'mobile', message: 'Invalid Mobile Number' }],
    })
    const drawn = renderToString(<EventForm {...viewProps('contact.given', vi.fn())} />)
    const [, described = ''] = drawn.match(/value="123"/)
      ? (drawn.match(/aria-describedby="(\S+)/) ?? [])
      : []
    expect(drawn).toContain(`id="${described}"`)
    const { person } = show('contact.given')
    const mobile = field('Mobile number')
    expect(mobile).toHaveProperty('value', '123')
    expect(mobile.getAttribute('aria-invalid')).toBe('true')
    await person.type(mobile, '4')
    expect(screen.queryByText('Invalid Mobile Number')).toBeNull()
    cleanup()
    show('contact.given')
    expect(field('Mobile number').getAttribute('aria-invalid')).toBeNull()
  })

  it('says what is wrong with none of its fields, until it is sent again', async () => {
    setPosted({ asks: 'contact.given', answers: {}, issues: [], problem: 'Too many' })
    const { go } = show('contact.given')
    expect(screen.getByText('Too many')).toBeTruthy()
    await go()
    expect(screen.queryByText('Too many')).toBeNull()
  })

  it('labels every field and its button as the event declares', () => {
    show('contact.given')
    expect(
      screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Full name', 'Mobile number', 'Email (optional)'])
  })

  it('validates on submit, then while the answer is corrected [A11Y-09]', async () => {
    const { person, send, go } = show('contact.given')
    await person.type(field('Mobile number'), '123')
    expect(screen.queryByText('Invalid Mobile Number')).toBeNull()
    await go()
    expect(send).not.toHaveBeenCalled()
    const mobile = field('Mobile number')
    expect(mobile.getAttribute('aria-invalid')).toBe('true')
    const message = mobile.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    expect(document.getElementById(message)?.textContent).toBe('Invalid Mobile Number')
    await person.clear(mobile)
    await person.type(mobile, '9876543210')
    expect(screen.queryByText('Invalid Mobile Number')).toBeNull()
  })

  it('requires every field of the previous policy [VALID-49]', async () => {
    const { person } = show('previousPolicy.given')
    await person.click(screen.getByRole('button', { name: 'View plans' }))
    expect(screen.getAllByText('Field is required')).toHaveLength(5)
  })

  it('does not judge a question that has just appeared before it is answered or asked again', async () => {
    const { person } = show('previousPolicy.given')
    const send = screen.getByRole('button', { name: 'View plans' })
    await person.click(send)
    await person.click(screen.getAllByRole('radio', { name: 'No' })[0] ?? send)
    const bonus = await screen.findByRole('radiogroup', { name: /No Claim Bonus/ })
    expect(bonus.getAttribute('aria-invalid')).not.toBe('true')
    await person.click(send)
    expect(bonus.getAttribute('aria-invalid')).toBe('true')
  })

  it('focuses the first invalid field', async () => {
    const { person, go } = show('contact.given')
    await person.type(field('Full name'), 'Asha')
    await go()
    await waitFor(() => expect(document.activeElement).toBe(field('Mobile number')))
  })

  it('sends the answers as parsed by the schema', async () => {
    const { person, send, go } = show('contact.given')
    await person.type(field('Full name'), ' Asha 2 Sharma')
    await person.click(field('Mobile number'))
    await person.paste('+91 98765 43210')
    await go()
    expect(send).toHaveBeenCalledWith({
      type: 'contact.given',
      fullName: 'Asha Sharma',
      mobile: '9876543210',
      email: '',
    })
  })

  it('is prefilled with known answers and keeps typed ones across a reload', async () => {
    const model = { record: aRecord({ customer: { name: 'Asha', mobile: '9876543210', email: '' } }) }
    const { person, go } = show('contact.given', { model })
    await person.type(field('Full name'), ' Rani')
    cleanup()
    show('contact.given', { model })
    expect(field('Full name').value).toBe('Asha Rani')
    expect(field('Mobile number').value).toBe('9876543210')
    await go()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('asks only what the answers so far require [VALID-50]', async () => {
    const { person } = show('previousPolicy.given')
    expect(screen.queryByRole('radiogroup', { name: 'No Claim Bonus' })).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(screen.queryByRole('radiogroup', { name: 'No Claim Bonus' })).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'No' }))
    expect(screen.getByRole('radiogroup', { name: 'No Claim Bonus' })).toBeTruthy()
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Previous policy status' }),
      'no information',
    )
    expect(screen.queryByRole('radiogroup', { name: 'No Claim Bonus' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Previous policy end date' })).toBeNull()
  })

  it('takes over the date and the bonus from the dialogs', () => {
    const send = vi.fn()
    const previousPolicy = { status: 'continue', endDate: '2026-11-30', ncb: 35 } as const
    const { rerender } = renderBare(<EventForm {...viewProps('previousPolicy.given', send)} />)
    rerender(
      <EventForm
        {...viewProps('previousPolicy.given', send, {
          model: { record: { ...aRecord(), previousPolicy } },
        })}
      />,
    )
    expect(field('Previous policy end date').value).toBe('30/11/2026')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Previous policy status' }).value).toBe(
      'continue',
    )
  })

  it('leaves what was typed where a registry answers late', async () => {
    const person = userEvent.setup({ document })
    const { rerender } = renderBare(<EventForm {...contactKnowing({})} />)
    await person.clear(field('Full name'))
    await person.type(field('Full name'), 'Ravi')
    const known = { fullName: 'Meera Iyer', mobile: '9812345678' }
    rerender(<EventForm {...contactKnowing(known)} />)
    expect(field('Full name').value).toBe('Ravi')
  })

  it('takes an error back where a registry’s answer fills the field', async () => {
    const person = userEvent.setup({ document })
    const { rerender } = renderBare(<EventForm {...contactKnowing({})} />)
    await person.clear(field('Full name'))
    await person.clear(field('Mobile number'))
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true'))
    const known = { fullName: 'Meera Iyer', mobile: '9812345678' }
    rerender(<EventForm {...contactKnowing(known)} />)
    await waitFor(() => expect(field('Mobile number').value).toBe('9812345678'))
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).not.toBe('true'))
  })

  it('opens the expiry dialog through the machine, to choose a date or to change it [EXPIRY-09]', async () => {
    const { person, send } = show('previousPolicy.given')
    expect(screen.queryByRole('button', { name: 'Change date' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Choose date' }))
    expect(send).toHaveBeenCalledWith({ type: 'expiry.opened' })
    cleanup()
    show('previousPolicy.given', { model: { record: sampleRecord('2026-11-21') } })
    expect(screen.getByRole('button', { name: 'Change date' })).toBeTruthy()
  })

  it('shows a server error beside the field', async () => {
    show('contact.given', { errors: [{ path: 'mobile', message: 'Invalid Mobile Number' }] })
    expect(await screen.findByText('Invalid Mobile Number')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Mobile number')))
  })

  it('resubmits after a rejected answer is corrected', async () => {
    const customer = { name: 'Asha', mobile: '9876543211', email: '' }
    const { person, send, go } = show('contact.given', {
      model: { record: aRecord({ customer }) },
      errors: [{ path: 'mobile', message: 'Invalid Mobile Number' }],
    })
    await screen.findByText('Invalid Mobile Number')
    await person.clear(field('Mobile number'))
    await person.type(field('Mobile number'), '9876543210')
    expect(screen.queryByText('Invalid Mobile Number')).toBeNull()
    await go()
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ mobile: '9876543210' }))
  })

  it('shows the failure and retries with the same answers [ERR-20, ERR-22]', async () => {
    const customer = { name: 'Asha', mobile: '9876543210', email: '' }
    const { person, send } = show('contact.given', {
      model: { record: aRecord({ customer }) },
      problem: 'We could not start your journey. Please try again.',
    })
    expect(screen.getByRole('alert').textContent).toContain('We could not start your journey')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'contact.given', fullName: 'Asha' }))
  })

  it('is disabled while the machine is busy', () => {
    show('contact.given', { busy: true })
    expect(field('Full name').disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true)
  })
})
