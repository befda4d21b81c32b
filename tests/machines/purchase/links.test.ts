import { describe, expect, test } from 'vitest'
import { customerLinkMachine } from '#machines/purchase/links/customer-link.machine.ts'
import { sendLinkMachine } from '#machines/purchase/links/send-link.machine.ts'
import { outcome, play } from '../play.ts'

const offline = outcome.error('sendLink', new Error('You seem to be offline.'))
const done = (output: object) => outcome.done('sendLink', output)
const inputOf = (of: ReturnType<typeof play>) => of.snapshot().children.sendLink?.getSnapshot().input

const link = () => play(customerLinkMachine, { leadId: 'lead-1', link: 'payment' })
const by = (way: string) => ({ type: 'way.chosen', by: way })
const sent = done({ kind: 'sent', to: '98XXXXXX10', message: 'It is on its way.' })
const email = { type: 'email.given', email: 'asha@example.com' }
const mailed = () => link().hear(by('mail'), done({ kind: 'addressMissing' }), email)

describe('the link that an employee sends to a customer', () => {
  test('goes the way that was chosen, once', () => {
    const sending = link().hear(by('whatsapp'))
    expect(sending.screen()).toMatchObject({ view: 'chooseWay', asks: 'way.chosen', busy: true })
    expect(sending.refuses(by('whatsapp'))).toBe(true)
    expect(inputOf(sending)).toEqual({ leadId: 'lead-1', link: 'payment', by: 'whatsapp', email: undefined })
    const ready = { kind: 'ready', to: '98XXXXXX10', url: 'https://wa.me/919876543210' }
    expect(sending.hear(done(ready)).screen().view).toBe('whatsApp')
    expect(sending.context().outcome).toEqual(ready)
  })

  test('is told to have been sent only where it was', () => {
    const left = (of: ReturnType<typeof link>) => of.hear({ type: 'closed' }).snapshot().output
    expect(left(link())).toEqual({ isSent: false })
    expect(left(link().hear(by('sms'), offline))).toEqual({ isSent: false })
    expect(left(link().hear(by('mail'), done({ kind: 'addressMissing' })))).toEqual({ isSent: false })
    expect(left(link().hear(by('sms'), sent))).toEqual({ isSent: true })
  })

  test('asks for a mail address where the journey has none, and keeps one that did not reach', () => {
    expect(inputOf(mailed())).toMatchObject({ by: 'mail', email: 'asha@example.com' })
    const failed = mailed().hear(offline)
    expect(failed.screen()).toMatchObject({ view: 'address', problem: 'You seem to be offline.' })
    expect(failed.context().email).toBe('asha@example.com')
    expect(failed.hear(email).screen()).not.toHaveProperty('problem')
  })

  test('may go another way after it was sent, which is chosen again where it fails', () => {
    const another = mailed().hear(sent, { type: 'another.sent' }, by('sms'), offline)
    expect(another.screen()).toMatchObject({ view: 'chooseWay', problem: 'You seem to be offline.' })
    expect(another.hear(by('sms')).screen()).not.toHaveProperty('problem')
  })
})

const device = (hasEmail = true) => play(sendLinkMachine, { leadId: 'lead-1', hasEmail })

describe('the link to one’s own other device', () => {
  test.each([
    ['sms.chosen', 'sms'],
    ['mail.chosen', 'mail'],
  ])('goes by %s, once', (type, carrier) => {
    const sending = device().hear({ type })
    expect(sending.screen()).toMatchObject({ view: 'sendLink', busy: true })
    expect(sending.refuses({ type })).toBe(true)
    expect(inputOf(sending)).toEqual({ leadId: 'lead-1', by: carrier })
    expect(sending.hear(done({ to: '98XXXXXX10' })).context().sentTo).toBe('98XXXXXX10')
    expect(sending.screen()).toMatchObject({ state: 'sent', view: 'sendLink', busy: false })
  })

  test('is not offered by mail to whom no address is known of', () => {
    expect(device(false).refuses({ type: 'mail.chosen' })).toBe(true)
    expect(device(false).refuses({ type: 'sms.chosen' })).toBe(false)
  })

  test('says why it was not sent until it is tried again, and can be left at any time', () => {
    const failed = device().hear({ type: 'sms.chosen' }, offline)
    expect(failed.screen()).toMatchObject({ state: 'choosing', problem: 'You seem to be offline.' })
    expect(failed.hear({ type: 'mail.chosen' }).screen()).not.toHaveProperty('problem')
    expect(failed.hear({ type: 'closed' }).snapshot().status).toBe('done')
    const sent = device().hear({ type: 'sms.chosen' }, done({ to: '98XXXXXX10' }))
    expect(sent.hear({ type: 'closed' }).snapshot().status).toBe('done')
  })
})
