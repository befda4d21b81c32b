import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'

/** Somebody presses Continue in the wizard. */
export const aCapturedEvent = (change: Partial<CapturedEvent> = {}): CapturedEvent => ({
  eventType: 'click',
  elementId: '',
  elementType: 'button',
  elementLabel: 'Continue',
  page: '/motor',
  value: '',
  timestamp: '2026-06-15T06:00:00.000Z',
  userId: '',
  sessionId: 'tab-1',
  browser: 'Chrome',
  os: 'Android',
  device: 'mobile',
  referrer: '',
  customerLeadId: '',
  stepData: 'make',
  ...change,
})
