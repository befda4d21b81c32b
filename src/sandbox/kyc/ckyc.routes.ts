import { Hono } from 'hono'
import * as v from 'valibot'
import {
  type CkycDownloadReply,
  type CkycSearchReply,
  ckycDownloadRequest,
  ckycSearchRequest,
} from '#contract/partners/kyc.ts'
import { addYears, dayOf, printed } from '../days.ts'
import { numberFrom } from '../hash.ts'
import { bodyKey, type Played, play } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { newId, type World } from '../world.ts'
import { ckycDetailsOf, personOf, standingOf } from './people.ts'
import { refuseKyc } from './refuse.ts'

const found = v.object({ documentNumber: v.string(), name: v.optional(v.string()), other: v.boolean() })

/** The central KYC registry by Decentro's contract. */
export function ckycRoutes(world: World): Hono<Played> {
  const app = new Hono<Played>()
  const records = world.journal.collection('ckyc', found)
  const ok = () =>
    ({ decentroTxnId: newId(world, 'DCTR'), responseCode: 'S00000', status: 'SUCCESS' }) as const
  const planned = (call: 'ckycSearch' | 'ckycDownload') =>
    play(world, { party: 'kyc', call, key: bodyKey('id_number'), refuse: refuseKyc })

  app.post('/search', planned('ckycSearch'), async (c) => {
    const read = await readJson(c, ckycSearchRequest)
    if (read.issues) return refuseKyc(c, 422, firstProblem(read.issues))
    const { id_number: documentNumber, full_name: name, document_type } = read.output
    const plan = c.get('planned')?.do
    const standing = document_type === 'CKYC_NUMBER' ? 'found' : standingOf(documentNumber)
    if (plan === 'decline' || standing === 'unknown') return refuseKyc(c, 422, 'CKYC record not found')
    const other = plan === 'mismatch' || standing === 'otherName'
    const ckycNumber = `1${String(numberFrom(documentNumber, 0, 999_999)).padStart(6, '0')}${String(numberFrom(`${documentNumber}/2`, 0, 9_999_999)).padStart(7, '0')}`
    records.set(ckycNumber, { documentNumber, other, ...(name && { name }) })
    const today = dayOf(world.clock())
    const reply: CkycSearchReply = {
      ...ok(),
      message: 'CKYC record found',
      data: {
        kycStatus: 'SUCCESS',
        kycResult: {
          ckycNumber,
          name: personOf(documentNumber, name, other, today).name,
          fathersFullName: null,
          age: String(numberFrom(`${documentNumber}/age`, 21, 68)),
          imageType: null,
          photo: null,
          kycDate: printed(addYears(today, -2), '-'),
          updatedDate: printed(addYears(today, -1), '-'),
        },
      },
    }
    return c.json(reply)
  })

  app.post('/download', planned('ckycDownload'), async (c) => {
    const read = await readJson(c, ckycDownloadRequest)
    if (read.issues) return refuseKyc(c, 422, firstProblem(read.issues))
    const { id_number: ckycNumber, auth_factor } = read.output
    const record = records.get(ckycNumber)
    if (!record) return refuseKyc(c, 422, 'CKYC record not found')
    if (c.get('planned')?.do === 'decline') return refuseKyc(c, 422, 'Authentication factor does not match')
    const other = record.other || c.get('planned')?.do === 'mismatch'
    const person = personOf(record.documentNumber, record.name, other, dayOf(world.clock()))
    const reply: CkycDownloadReply = {
      ...ok(),
      message: 'CKYC record downloaded',
      data: {
        kycStatus: 'SUCCESS',
        kycResult: {
          personalIdentifiableData: { personalDetails: ckycDetailsOf(person, ckycNumber, auth_factor) },
        },
      },
    }
    return c.json(reply)
  })
  return app
}
