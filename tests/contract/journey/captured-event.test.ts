import * as v from 'valibot'
import { expect, it } from 'vitest'
import { capturedEvent } from '#contract/journey/event-capture.calls.ts'

const event = {
  eventType: 'click',
  elementId: 'continue',
  elementType: 'button',
  elementLabel: 'Continue',
  page: '/motor',
  value: '',
  timestamp: '2026-06-15T04:30:00.000Z',
  userId: 'customer',
  sessionId: 's',
  browser: 'Chrome',
  os: 'Android',
  device: 'mobile',
  referrer: '',
  customerLeadId: '',
  stepData: '',
}
const isEvent = (different: object) => v.is(capturedEvent, { ...event, ...different })

it('what was done on a page is told in fifteen fields, and in no others', () => {
  expect(Object.keys(v.parse(capturedEvent, { ...event, mobile: '9876543210' }))).toEqual(Object.keys(event))
  expect(Object.keys(event)).toHaveLength(15)
})

it('it is a click, a change, an input or a focus, on a phone or a computer', () => {
  for (const eventType of ['click', 'change', 'input', 'focus']) expect(isEvent({ eventType })).toBe(true)
  for (const device of ['mobile', 'desktop']) expect(isEvent({ device })).toBe(true)
  for (const wrong of [{ eventType: 'submit' }, { eventType: '' }, { device: 'tablet' }, { device: '' }])
    expect(isEvent(wrong), JSON.stringify(wrong)).toBe(false)
})

it('its page is a path without question or anchor, its texts are short', () => {
  for (const page of ['motor', '/motor?mobile=9876543210', '/motor#9876543210', ' /motor', ''])
    expect(isEvent({ page }), page).toBe(false)
  expect(isEvent({ elementLabel: 'x'.repeat(100) })).toBe(true)
  expect(isEvent({ elementLabel: 'x'.repeat(101) })).toBe(false)
  expect(isEvent({ timestamp: 'today' })).toBe(false)
})
