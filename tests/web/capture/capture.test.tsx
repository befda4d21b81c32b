// @vitest-environment dom

import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CapturedEvent, capturedEvent, type SealedBatch } from '#contract/journey/event-capture.calls.ts'
import { decrypted } from '#server/captures/decrypt.ts'
import { leadCookie } from '#web/browser/lead-cookie.ts'
import { capture } from '#web/capture/capture.ts'
import { captureChoice } from '#web/capture/capture-choice.ts'
import { keptEvents } from '#web/capture/kept-events.ts'
import { logInteractions } from '#web/capture/log-interactions.ts'
import { isLocalHost, isRefusedByBrowser } from '#web/capture/may-ask.ts'
import { nobodyKnown, tabSession } from '#web/session/tab-session.ts'
import { aCapturedEvent } from '../../support/captured-event.ts'
import { eventually } from '../../support/eventually.ts'
import { storedEvents } from './stored-events.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')

const page = `
  <label for="name">Full name</label><input id="name" name="fullName" />
  <div data-recorded><label for="year">Year</label><input id="year" name="year" /></div>
  <button data-label="Continue">Continue</button>`

type Posted = { eventData: SealedBatch; keyId: string }

/** The server of captures, and how it answers the next batches. */
function serverOf(answers: object[] = []) {
  const batches: CapturedEvent[][] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (String(address).endsWith('journey/captureKey'))
      return Response.json({ status: 'success', data: { keyId: 'key-1', key } })
    const { eventData }: Posted = JSON.parse(String(body))
    batches.push(JSON.parse(decrypted(eventData, privateKey) ?? 'null'))
    return Response.json(answers.shift() ?? { status: 'success' })
  })
  return batches
}

let stop: () => void = () => undefined
const begin = async () => {
  stop = await capture()
}
const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
/** What was done is stored within three seconds. */
const later = () => vi.advanceTimersByTime(3_000)
const press = (times: number) => {
  for (let time = 0; time < times; time += 1) at('button').click()
  later()
}

beforeEach(() => {
  document.body.innerHTML = page
  localStorage.clear()
  sessionStorage.clear()
  captureChoice.allow()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what is done on a page', () => {
  it('is recorded, every click, change, input and focus of it [EVENT-01]', async () => {
    serverOf()
    await begin()
    for (const selector of ['#name', 'div'])
      for (const name of ['click', 'change', 'input', 'focusin']) {
        // A page that stops an event hides it from nobody who listens before it.
        at(selector).addEventListener(name, (event) => event.stopPropagation())
        at(selector).dispatchEvent(new Event(name, { bubbles: true }))
      }
    later()
    const ofOne = ['click', 'change', 'input', 'focus']
    expect(storedEvents().map(({ eventType }) => eventType)).toEqual([...ofOne, ...ofOne])
    stop()
    press(1)
    expect(storedEvents()).toHaveLength(8)
  })

  it('is kept in the fifteen fields of the specification [EVENT-03]', async () => {
    serverOf()
    await begin()
    press(1)
    const [stored = {}] = storedEvents()
    expect(Object.keys(stored).sort()).toEqual([
      'browser',
      'customerLeadId',
      'device',
      'elementId',
      'elementLabel',
      'elementType',
      'eventType',
      'os',
      'page',
      'referrer',
      'sessionId',
      'stepData',
      'timestamp',
      'userId',
      'value',
    ])
  })

  it('has a label and a value of at most 100 characters [EVENT-04, CONST-28]', async () => {
    serverOf()
    document.body.innerHTML = `<div data-recorded><label for="long">${'l'.repeat(150)}</label><input id="long" value="${'v'.repeat(150)}" /></div>`
    await begin()
    at('#long').click()
    later()
    const [event] = storedEvents()
    expect(event?.elementLabel).toBe('l'.repeat(100))
    expect(event?.value).toBe('v'.repeat(100))
  })

  it('has a value only where its field may be recorded [C-114]', async () => {
    serverOf()
    await begin()
    for (const [id, value] of [
      ['#name', 'Asha Rani Sharma'],
      ['#year', '2022'],
    ] as const) {
      at(id).setAttribute('value', value)
      at(id).dispatchEvent(new Event('input', { bubbles: true }))
    }
    later()
    expect(storedEvents()).toMatchObject([
      { elementId: 'fullName', elementLabel: 'Full name', value: '' },
      { elementId: 'year', elementLabel: 'Year', value: '2022' },
    ])
    expect(localStorage.getItem('capturedEvents')).not.toContain('Asha')
  })

  it('is sent once more than ten wait, encrypted, and removed once it is accepted [EVENT-05, EVENT-08, API-50, CONST-27]', async () => {
    const batches = serverOf()
    await begin()
    press(10)
    expect(storedEvents()).toHaveLength(10)
    expect(batches).toEqual([])
    press(1)
    await eventually(() => expect(batches).toHaveLength(1))
    expect(batches[0]).toHaveLength(11)
    await eventually(() => expect(storedEvents()).toEqual([]))
  })

  it('is kept where it was not accepted, and sent again with what came after [EVENT-09]', async () => {
    const batches = serverOf([{ status: 'failure' }])
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await begin()
    press(11)
    await eventually(() => expect(batches).toHaveLength(1))
    await eventually(() => expect(console.error).toHaveBeenCalled())
    expect(storedEvents()).toHaveLength(11)
    press(1)
    await eventually(() => expect(batches).toHaveLength(2))
    expect(batches[1]).toHaveLength(12)
    vi.restoreAllMocks()
  })

  it('is stored, and not sent, when the page is left before its time is over', async () => {
    const batches = serverOf()
    await begin()
    at('button').click()
    expect(storedEvents()).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(storedEvents()).toHaveLength(1)
    for (let time = 0; time < 11; time += 1) at('button').click()
    window.dispatchEvent(new Event('pagehide'))
    expect(storedEvents()).toHaveLength(12)
    expect(batches).toEqual([])
  })

  it('is stored when the page is hidden, and not when it is shown again', async () => {
    serverOf()
    await begin()
    at('button').click()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(storedEvents()).toEqual([])
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(storedEvents()).toHaveLength(1)
    visibility.mockRestore()
  })

  it('is neither stored nor sent by a timer once recording was stopped', async () => {
    serverOf()
    await begin()
    const timers = vi.getTimerCount()
    at('button').click()
    window.dispatchEvent(new Event('pagehide'))
    at('button').click()
    expect(vi.getTimerCount()).toBe(timers + 1)
    stop()
    expect(vi.getTimerCount()).toBe(timers)
  })

  it('is kept of the last 500 at most, and sent by 200 at once', async () => {
    for (let count = 0; count < 501; count += 1) keptEvents.add([aCapturedEvent({ elementId: `${count}` })])
    expect(storedEvents()).toHaveLength(500)
    expect(storedEvents()[0]?.elementId).toBe('1')
    const batches = serverOf()
    await begin()
    press(1)
    await eventually(() => expect(batches).toHaveLength(1))
    expect(batches[0]).toHaveLength(200)
  })

  it('is sent without what another version of the page has left, which is dropped', async () => {
    const [ours, theirs] = [aCapturedEvent({}), { ...aCapturedEvent({}), eventType: 'scroll' }]
    localStorage.setItem('capturedEvents', `${JSON.stringify(theirs)}\n${JSON.stringify(ours)}\nnonsense`)
    const batches = serverOf()
    await begin()
    press(10)
    await eventually(() => expect(batches).toHaveLength(1))
    expect(batches[0]).toHaveLength(11)
    await eventually(() => expect(storedEvents()).toEqual([]))
  })

  it('is refused once with what a tab of an older version leaves there, and sent again without it', async () => {
    const batches = serverOf([{ status: 'failure' }])
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await begin()
    localStorage.setItem('capturedEvents', JSON.stringify([aCapturedEvent({})]))
    press(11)
    await eventually(() => expect(batches).toHaveLength(1))
    await eventually(() => expect(storedEvents()).toHaveLength(11))
    press(1)
    await eventually(() => expect(batches).toHaveLength(2))
    expect(batches[1]).toHaveLength(12)
    expect(batches[1]?.every((event) => v.is(capturedEvent, event))).toBe(true)
    vi.restoreAllMocks()
  })

  it('is of the journey in which it was done, also where another one begins before it is stored', async () => {
    serverOf()
    await begin()
    const lead = vi.spyOn(leadCookie, 'read').mockReturnValue('lead-1')
    history.replaceState(null, '', '/quotelist/lead-1')
    at('button').click()
    lead.mockReturnValue('lead-2')
    history.replaceState(null, '', '/quotelist/lead-2')
    at('button').click()
    later()
    expect(storedEvents().map(({ customerLeadId }) => customerLeadId)).toEqual(['lead-1', 'lead-2'])
    lead.mockRestore()
    history.replaceState(null, '', '/')
  })

  it('is sent with the next where it could not be encrypted', async () => {
    const batches = serverOf()
    await begin()
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('Not now'))
    press(11)
    await eventually(() => expect(crypto.subtle.importKey).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(0)
    press(1)
    await eventually(() => expect(batches).toHaveLength(1))
    expect(batches[0]).toHaveLength(12)
    vi.restoreAllMocks()
  })

  it('is not sent where recording is taken back while it is encrypted', async () => {
    const batches = serverOf()
    await begin()
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt')
    press(11)
    captureChoice.refuse()
    await eventually(() => expect(encrypt).toHaveBeenCalledTimes(2))
    await encrypt.mock.results[1]?.value
    await vi.advanceTimersByTimeAsync(0)
    expect(batches).toEqual([])
    vi.restoreAllMocks()
  })

  it('names the field it was done to, also where one element becomes another field', async () => {
    serverOf()
    await begin()
    const typeInto = (selector: string) => at(selector).dispatchEvent(new Event('input', { bubbles: true }))
    typeInto('#name')
    typeInto('#name')
    at('label').textContent = 'Pet name'
    at('#name').setAttribute('name', 'petName')
    typeInto('#name')
    typeInto('#year')
    at('button').click()
    at('button').setAttribute('data-label', 'Back')
    at('button').click()
    later()
    const labels = storedEvents().map(({ elementLabel }) => elementLabel)
    expect(labels).toEqual(['Full name', 'Full name', 'Pet name', 'Year', 'Continue', 'Back'])
  })

  it('is recorded no longer once that was taken back in another tab', async () => {
    const batches = serverOf()
    await begin()
    press(10)
    captureChoice.refuse()
    press(11)
    expect(storedEvents()).toEqual([])
    expect(batches).toEqual([])
  })

  it('is not kept where the server has no key, or the browser no WebCrypto', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await begin()
    press(1)
    serverOf()
    vi.stubGlobal('crypto', { randomUUID: () => crypto.randomUUID() })
    await begin()
    press(1)
    expect(storedEvents()).toEqual([])
    vi.restoreAllMocks()
  })

  it('names neither journeys nor documents in its page', async () => {
    serverOf()
    await begin()
    for (const [path, shown] of [
      ['/quotelist/Zm9vYmFyYmF6cXV4cXV1eA', '/quotelist/{id}'],
      ['/checkout/lead-1', '/checkout/{id}'],
      ['/about-us', '/about-us'],
      ['/', '/'],
    ] as const) {
      history.replaceState(null, '', path)
      press(1)
      expect(storedEvents().at(-1)?.page).toBe(shown)
    }
  })
})

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['safar.local', true],
  ['www.safar.test', true],
  ['safar.example', false],
  ['latest.safar.in', false],
])('nothing is recorded on local and test hosts: %s is one: %s [EVENT-02]', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal)
})

it('a browser that asks not to be tracked is obeyed', () => {
  expect(isRefusedByBrowser({ doNotTrack: '1' })).toBe(true)
  expect(isRefusedByBrowser({ globalPrivacyControl: true })).toBe(true)
  expect(isRefusedByBrowser({ doNotTrack: null })).toBe(false)
})

it('the log call tells the console its nine fields, and sends nothing [API-51]', () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const told = vi.spyOn(console, 'debug').mockImplementation(() => {})
  tabSession.become({ view: { kind: 'customer', role: 'customer' }, dialog: undefined })
  stop = logInteractions()
  at('button').click()
  expect(told).toHaveBeenCalledTimes(1)
  const [, event] = told.mock.calls[0] as [string, object]
  expect(Object.keys(event)).toEqual([
    'eventType',
    'elementId',
    'elementType',
    'elementLabel',
    'page',
    'value',
    'userDetails',
    'customerLeadId',
    'stepData',
  ])
  expect(event).toMatchObject({
    ...{ eventType: 'click', elementLabel: 'Continue', value: '' },
    ...{ page: '/', userDetails: 'customer' },
  })
  expect(fetched).not.toHaveBeenCalled()
  told.mockRestore()
  tabSession.become(nobodyKnown)
})

it('the page makes the log call while it is developed, and in no build [API-51]', () => {
  const main = readFileSync('src/web/main.tsx', 'utf8')
  expect(main).toMatch(/if \(import\.meta\.env\.DEV\)\s+afterwards\([^;]*=> logInteractions\(\)\),/)
  expect(main.match(/log-interactions/g)).toHaveLength(1)
})
