// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { claims, motorClaim } from '#machines/reference/messages/claims.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { purchased } from '#machines/reference/messages/purchased.ts'
import { reminder } from '#machines/reference/messages/reminder.ts'
import { aPolicy, aQuotation, listed, no, profileOnScreen, type Replies, yes } from './profile-on-screen.tsx'

const policies = (...data: object[]): Replies => ({ 'customer/policies': listed(...data) })
const row = () => screen.findByRole('article', { name: 'Maruti Swift VXi' })
const button = (name: string) => within(screen.getByRole('article')).queryByRole('button', { name })

describe('my policies', () => {
  it('show insurer, vehicle, number, dates, premium and state', async () => {
    await profileOnScreen('?section=myPolicies', policies(aPolicy('notYet')))
    const text = (await row()).textContent ?? ''
    for (const said of ['Digit', 'RJ-14-CA-1234', 'P-1', '6 Jul 2026', '5 Jul 2027', '₹13,808.36', 'Running'])
      expect(text).toContain(said)
    expect(text).toContain(texts.renewalOpens('6 May 2027'))
    expect(button('Renew')).toBeNull()
  })

  it.each(['open', 'begun'])('can be renewed with one request while renewal is %s', async (standing) => {
    const leadsTo = { path: '/motor', screen: 'previousPolicy', activeStep: 8 }
    const renewal = aQuotation({ leadId: 'lead-2', savedStep: 5, isRenewal: true, leadsTo })
    const { person, called, history } = await profileOnScreen('?section=myPolicies', {
      ...policies(aPolicy(standing)),
      'customer/renew': yes({ data: renewal }),
    })
    await row()
    await person.click(screen.getByRole('button', { name: 'Renew' }))
    await waitFor(() => expect(history.location.pathname).toBe('/motor'))
    expect(called('customer/renew')).toEqual([{ customerLeadId: 'lead-1' }])
    expect(history.location.state).toMatchObject({ customerLeadId: 'lead-2', journeyContinue: true })
  })

  it.each(['renewed', 'over'])('cannot be renewed once renewal is %s', async (standing) => {
    await profileOnScreen('?section=myPolicies', policies(aPolicy(standing)))
    await row()
    expect(button('Renew')).toBeNull()
  })

  it('show why a renewal failed, and stay on the page', async () => {
    const { person, history } = await profileOnScreen('?section=myPolicies', {
      ...policies(aPolicy('open')),
      'customer/renew': no(409, 'not-now'),
    })
    await row()
    await person.click(screen.getByRole('button', { name: 'Renew' }))
    expect((await screen.findByRole('alert')).textContent).toContain('It is not-now')
    expect(history.location.pathname).toBe('/my-profile')
    expect(button('Renew')).toHaveProperty('disabled', false)
  })

  it('offer to remind of the renewal before it opens, and only then', async () => {
    const { person, called } = await profileOnScreen('?section=myPolicies', {
      ...policies(aPolicy('notYet')),
      'journey/readReminder': yes({ data: { isWanted: false, on: '2027-05-06' } }),
      'journey/setReminder': yes({ data: { isWanted: true, on: '2027-05-06' } }),
    })
    await row()
    await person.click(screen.getByRole('button', { name: reminder.ofRenewal }))
    const dialog = await screen.findByRole('dialog', { name: reminder.ofRenewal })
    await person.click(await within(dialog).findByRole('button', { name: 'Remind me' }))
    expect(await within(dialog).findByText(reminder.set('6 May 2027'))).toBeTruthy()
    expect(called('journey/setReminder')).toEqual([{ customerLeadId: 'lead-1', isWanted: true }])
  })

  it.each(['open', 'begun', 'renewed', 'over'])('offer no reminder while renewal is %s', async (standing) => {
    await profileOnScreen('?section=myPolicies', policies(aPolicy(standing)))
    await row()
    expect(button(reminder.ofRenewal)).toBeNull()
  })

  it('say what to do when something happens, in order, and whom to call', async () => {
    const { person } = await profileOnScreen('?section=myPolicies', policies(aPolicy('notYet')))
    await row()
    await person.click(screen.getByRole('button', { name: claims.title }))
    const dialog = await screen.findByRole('dialog', { name: claims.title })
    const steps = within(dialog).getByRole('region', { name: claims.steps })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(motorClaim.steps.length)
    const call = within(dialog).getByRole('link', { name: '1800 000 0013' })
    expect(call.getAttribute('href')).toBe('tel:18000000013')
    expect(dialog.textContent).toContain('a sandbox number')
    expect(dialog.textContent).toContain('P-1')
  })

  it('are sent by WhatsApp as a link that names nobody', async () => {
    await profileOnScreen('?section=myPolicies', policies(aPolicy('notYet')))
    await row()
    const link = screen.getByRole('link', { name: new RegExp(purchased.send) }).getAttribute('href') ?? ''
    expect(decodeURIComponent(link)).toContain('/success-page/lead-1')
    expect(decodeURIComponent(link)).not.toMatch(/Asha|RJ-14|9876543210/)
  })

  it('download their document, and report a failed download', async () => {
    const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:policy')
    const { person } = await profileOnScreen('?section=myPolicies', {
      ...policies(aPolicy('notYet')),
      'motor/downloadPolicy/lead-1': [
        no(503, 'unavailable'),
        { json: new Blob(['%PDF-'], { type: 'application/pdf' }) },
      ],
    })
    await row()
    await person.click(screen.getByRole('button', { name: 'Download' }))
    expect((await screen.findByRole('alert')).textContent).toContain('It is unavailable')
    expect(created).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(created).toHaveBeenCalledOnce())
  })

  it('still being issued link to their status', async () => {
    await profileOnScreen('?section=myPolicies', policies(aPolicy('notYet', { issued: undefined })))
    expect((await row()).textContent).toContain(texts.issuing)
    expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toBe(
      '/success-page/lead-1',
    )
  })
})
