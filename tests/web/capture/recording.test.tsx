// @vitest-environment dom

import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureChoice } from '#web/capture/capture-choice.ts'
import { startRecording, stopRecording } from '#web/capture/recording.ts'
import { RecordingChoice } from '#web/capture/recording-choice.tsx'
import { eventually } from '../../support/eventually.ts'
import { render } from '../ui/screen.tsx'
import { storedEvents } from './stored-events.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')

const asLiveHost = () => sessionStorage.setItem('captureOnThisHost', 'yes')
/** What was done is stored when the page is left, at the latest. */
const pressAndLeave = () => {
  document.body.click()
  window.dispatchEvent(new Event('pagehide'))
}
const settled = () => new Promise((done) => setTimeout(done, 50))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ status: 'success', data: { keyId: 'key-1', key } }))
})
afterEach(() => {
  stopRecording()
  cleanup()
  vi.unstubAllGlobals()
})

it('begins on a live host only, where it is allowed [EVENT-02]', async () => {
  captureChoice.allow()
  startRecording()
  await settled()
  pressAndLeave()
  expect(storedEvents()).toEqual([])
  asLiveHost()
  startRecording()
  await eventually(() => {
    pressAndLeave()
    expect(storedEvents().length).toBeGreaterThan(0)
  })
})

it('does not begin without a yes', async () => {
  asLiveHost()
  startRecording()
  await settled()
  pressAndLeave()
  expect(storedEvents()).toEqual([])
})

it('is switched on and off by the same control; off forgets what was kept', async () => {
  asLiveHost()
  const person = render(<RecordingChoice />)
  const control = screen.getByRole('switch', { name: 'Help us improve this site' })
  expect(control).toHaveProperty('checked', false)
  await person.click(control)
  await eventually(() => {
    pressAndLeave()
    expect(storedEvents().length).toBeGreaterThan(0)
  })
  await person.click(control)
  await settled()
  pressAndLeave()
  expect(storedEvents()).toEqual([])
  expect(captureChoice.isAllowed()).toBe(false)
})

it('is not offered where nothing is ever recorded', () => {
  render(<RecordingChoice />)
  expect(screen.queryByRole('switch')).toBeNull()
})
