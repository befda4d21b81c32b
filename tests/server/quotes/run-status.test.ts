import { expect, it } from 'vitest'
import { ApiError } from '#server/http/fail.ts'
import { eventsToAskAgain, eventsToAskAnew, runEventsOf, runStatusOf } from '#server/quotes/run-status.ts'

const run = (asked: number, priced: number, declined: number) => ({ asked, priced, declined })

it.each([
  [null, false, ['REQUEST_QUOTES', 'QUOTES_CALL_SENT']],
  ['quotesRequested', false, ['QUOTES_CALL_SENT']],
  ['quotesInProcess', false, ['EDIT_REQUEST', 'QUOTES_CALL_SENT']],
  ['quotesGenerated', false, ['EDIT_REQUEST', 'QUOTES_CALL_SENT']],
  ['quotesGenerated', true, ['QUOTES_STALE', 'QUOTES_CALL_SENT']],
])('asking anew at %s, with prices that are stale: %s', (status, isStale, events) => {
  expect(eventsToAskAnew(status, isStale)).toEqual(events)
})

it('asking anew is refused once there is a proposal, with what stands', () => {
  const refused = () => eventsToAskAnew('proposalRequest', false)
  expect(refused).toThrow(ApiError)
  expect(refused).toThrow(
    expect.objectContaining({
      code: 'not-now',
      details: { current: { state: 'proposalRequest', event: 'REQUEST_QUOTES' } },
    }),
  )
})

it('a run is counted by its answers; one that failed is none of them', () => {
  const rows = ['asked', 'priced', 'priced', 'declined', 'failed'].map((state) => ({ state })) as Parameters<
    typeof runStatusOf
  >[0]
  expect(runStatusOf(rows)).toEqual(run(1, 2, 1))
})

it.each([
  ['quotesInProcess', run(3, 1, 0), ['QUOTES_RECEIVED']],
  ['quotesRequested', run(3, 1, 0), ['QUOTES_CALL_SENT', 'QUOTES_RECEIVED']],
  ['quotesInProcess', run(1, 0, 5), []],
  ['quotesInProcess', run(0, 0, 1), ['QUOTES_EMPTY']],
  ['quotesInProcess', run(0, 0, 0), ['QUOTES_FAILED']],
  ['quotesRequested', run(0, 0, 5), []],
  ['quotesGenerated', run(0, 5, 0), []],
  [null, run(0, 5, 0), []],
])('at %s with %j the run goes on by %j', (status, answers, events) => {
  expect(runEventsOf(status, answers)).toEqual(events)
})

it.each([
  ['quotesRequested', run(2, 0, 1), ['QUOTES_CALL_SENT']],
  ['quotesRequested', run(0, 0, 1), []],
  ['quotesRequested', run(2, 1, 0), ['QUOTES_CALL_SENT', 'QUOTES_RECEIVED']],
  ['quotesInProcess', run(2, 0, 0), []],
  ['quotesInProcess', run(0, 0, 2), ['QUOTES_EMPTY']],
])('asked again at %s with %j, it goes on by %j', (status, answers, events) => {
  expect(eventsToAskAgain(status, answers)).toEqual(events)
})
