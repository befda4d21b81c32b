import { describe, expect, test } from 'vitest'
import { supportDeskMachine } from '#machines/staff/support/support-desk.machine.ts'
import { sampleRequest } from '#machines/staff/support/support-desk.test-model.ts'
import { outcome, play } from '../play.ts'

const { number } = sampleRequest
const read = outcome.done('readRequests', [sampleRequest])
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))
const list = () => play(supportDeskMachine, undefined).hear(read)
const given = { type: 'answer.given', answer: 'It was sent back.' }
const sending = () => list().hear({ type: 'answer.opened', number }, given)

describe('the requests to support', () => {
  test('are read again where they could not be, without the problem of before', () => {
    const failed = play(supportDeskMachine, undefined).hear(offline('readRequests'))
    expect(failed.screen()).toMatchObject({ view: 'failed', problem: 'You seem to be offline.' })
    expect(failed.hear({ type: 'list.retried' }).screen()).toMatchObject({ view: 'requests', busy: true })
    expect(failed.screen()).not.toHaveProperty('problem')
    expect(failed.hear(read).context().requests).toEqual([sampleRequest])
  })

  test('have nothing of an answer before one is given, nor once it is sent', () => {
    expect(list().context()).toMatchObject({ number: '', answer: '' })
    const sent = sending().hear(outcome.done('answerRequest', { message: 'Sent' }))
    expect(sent.screen()).toMatchObject({ state: 'reading', busy: true })
    expect(sent.context()).toMatchObject({ told: 'Sent', answer: '' })
    expect(sent.hear(read, { type: 'answer.opened', number }).context().told).toBeUndefined()
  })

  test('are answered one at a time, each once', () => {
    expect(sending().screen()).toMatchObject({ overlay: 'answer', busy: true })
    expect(sending().refuses(given)).toBe(true)
    const { input } = sending().snapshot().children.answerRequest?.getSnapshot() ?? {}
    expect(input).toEqual({ number, answer: 'It was sent back.' })
  })

  test('keep the answer open that was not sent, until it is sent again or closed', () => {
    const failed = () => sending().hear(offline('answerRequest'))
    expect(failed().screen()).toMatchObject({ overlay: 'answer', problem: 'You seem to be offline.' })
    expect(failed().hear(given).screen()).not.toHaveProperty('problem')
    const closed = failed().hear({ type: 'closed' })
    expect(closed.state()).toBe('reading')
    expect(closed.screen()).not.toHaveProperty('problem')
  })

  test('are read anew where one could not be closed, with the reason above them', () => {
    const closing = list().hear({ type: 'request.closed', number })
    expect(closing.screen()).toMatchObject({ view: 'requests', busy: true })
    expect(closing.snapshot().children.closeRequest?.getSnapshot().input).toEqual({ number })
    const refused = closing.hear(outcome.error('closeRequest', new Error('It was answered meanwhile.')))
    expect(refused.state()).toBe('reading')
    expect(refused.hear(read).screen().problem).toBe('It was answered meanwhile.')
  })

  test('say so in words of ours where a failure has none', () => {
    const failed = play(supportDeskMachine, undefined).hear(outcome.error('readRequests', {}))
    expect(failed.screen().problem).toBe('Something went wrong on our side. Please try again.')
  })
})
