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

const fetched = vi.fn(async () => Response.json({ status: 'success', data: { keyId: 'key-1', key } }))
const asLiveHost = () => sessionStorage.setItem('captureOnThisHost', 'yes')
/** What was done is stored when the page is left, at the latest. */
const pressAndLeave = () => {
  document.body.click()
  window.dispatchEvent(new Event('pagehide'))
}
/** What recording loads is there, and has asked for the key if it ever will. */
const loaded = async () => {
  await import('#web/capture/capture.ts')
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  stopRecording()
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockClear()
})

it('begins on a live host only, where it is allowed [EVENT-02]', async () => {
  captureChoice.allow()
  startRecording()
  await loaded()
  pressAndLeave()
  expect(storedEvents()).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
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
  await loaded()
  pressAndLeave()
  expect(storedEvents()).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
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
  pressAndLeave()
  expect(storedEvents()).toEqual([])
  expect(captureChoice.isAllowed()).toBe(false)
})

it('is not offered where nothing is ever recorded', () => {
  render(<RecordingChoice />)
  expect(screen.queryByRole('switch')).toBeNull()
})
