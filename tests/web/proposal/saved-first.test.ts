// @vitest-environment dom
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { outbox } from '#web/saving/tab-outbox.ts'
import { getKyc } from '#web/shared/proposal/kyc/actors.ts'
import { aRecord } from '../saving/a-record.ts'

afterEach(() => vi.unstubAllGlobals())

it('a person is looked up once what they answered before is saved', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const called: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    called.push(String(address).replace(/^.*\/api\/v1\//, ''))
    if (address.includes('/kyc/'))
      return Response.json({ success: true, message: '', data: { kind: 'verified', result: sampleKyc } })
    await arrived
    const saved = { message: 'process updated!!', data: { customerLeadId: 'lead-1', version: 4 } }
    return Response.json({ status: 'success', data: saved })
  })
  outbox.add(aRecord({ leadId: 'lead-1', version: 3 }), 5)
  const lookUp = { leadId: 'lead-1', insurerId: 13, docName: 'pan', docNumber: 'ABCPS1234D' }
  const found = createActor(getKyc, { input: lookUp }).start()
  await new Promise((then) => setTimeout(then))
  expect(called).toEqual(['admin/flow'])
  arrive()
  expect(await toPromise(found)).toMatchObject({ kind: 'verified' })
  expect(called).toEqual(['admin/flow', 'kyc/getKyc'])
})
