// @vitest-environment dom
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { emptyHealth, type HealthRecord } from '#machines/health/record/health-record.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { untilOnline } from '#web/browser/until-online.ts'
import { startingActor } from '#web/saving/actors.ts'
import { lookUpVehicle, recallSavedVehicle, startJourney } from '#web/shared/motor/calls.ts'
import { getKyc } from '#web/shared/proposal/kyc/actors.ts'
import { aRecord } from '../saving/a-record.ts'

const wanted = new AbortController().signal

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A browser that says it is offline until it is told otherwise, and the calls it makes. */
function offline() {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const called: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    called.push(address)
    if (address.includes('/kyc/'))
      return Response.json({ success: true, message: '', data: { kind: 'verified', result: sampleKyc } })
    const saved = { message: 'process started!!', data: { customerLeadId: 'lead-1', version: 1 } }
    return Response.json({ status: 'success', data: address.endsWith('/flow') ? saved : null })
  })
  const back = () => {
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
  return { called, back }
}

it('looks a number up and begins a journey once the network is back', async () => {
  const { called, back } = offline()
  const vehicle = lookUpVehicle({ registrationNumber: 'RJ-14-CA-1234' }, wanted)
  const journey = startJourney(aRecord({ leadId: '' }), wanted)
  await Promise.resolve()
  expect(called).toEqual([])
  back()
  expect(await vehicle).toBeNull()
  expect(await journey).toMatchObject({ leadId: 'lead-1' })
  expect(called).toHaveLength(2)
})

it('asks and begins nothing that was given up before the network is back', async () => {
  const { called, back } = offline()
  const leaving = new AbortController()
  const asked = [
    lookUpVehicle({ registrationNumber: 'RJ-14-CA-9999' }, leaving.signal),
    startJourney(aRecord({ leadId: '' }), leaving.signal),
  ]
  leaving.abort()
  back()
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
  expect(called).toEqual([])
})

it('begins health cover and looks a person up once the network is back, and not where that was given up', async () => {
  const { called, back } = offline()
  const begun = createActor(startingActor<HealthRecord>(), { input: { record: emptyHealth } }).start()
  const lookUp = { leadId: 'lead-1', insurerId: 13, docName: 'pan', docNumber: 'ABCPS1234D' }
  const found = createActor(getKyc, { input: lookUp }).start()
  const left = createActor(getKyc, { input: lookUp }).start()
  await Promise.resolve()
  expect(called).toEqual([])
  left.stop()
  back()
  expect(await toPromise(begun)).toMatchObject({ leadId: 'lead-1' })
  expect(await toPromise(found)).toMatchObject({ kind: 'verified' })
  expect(called).toHaveLength(2)
})

it('asks what the registry knows of a chosen vehicle once the network is back, and not where the page was left', async () => {
  const { called, back } = offline()
  const recalled = createActor(recallSavedVehicle, { input: { leadId: 'lead-1' } }).start()
  const left = createActor(recallSavedVehicle, { input: { leadId: 'lead-1' } }).start()
  await Promise.resolve()
  expect(called).toEqual([])
  left.stop()
  back()
  expect(await toPromise(recalled)).toBeNull()
  expect(called).toHaveLength(1)
})

it('waits no longer than somebody wants to know', async () => {
  offline()
  const leaving = new AbortController()
  const waiting = untilOnline(leaving.signal)
  leaving.abort()
  await waiting
  await untilOnline(leaving.signal)
})
