import { Hono } from 'hono'
import * as v from 'valibot'
import {
  type CkycDownloadReply,
  type CkycSearchReply,
  ckycDownloadRequest,
  ckycSearchRequest,
} from '#contract/partners/kyc.ts'
import { dayOf } from '#machines/rules/day.ts'
import { addYears, printed } from '../days.ts'
import { newId, type SandboxEnvironment } from '../environment.ts'
import { numberFrom } from '../hash.ts'
import { bodyKey, type Played, play } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { ckycDetailsOf, personOf, recordStatusOf } from './people.ts'
import { rejectKyc } from './refuse.ts'

const found = v.object({ documentNumber: v.string(), name: v.optional(v.string()), other: v.boolean() })

/** The central KYC registry by Decentro's contract. */
export function ckycRoutes(environment: SandboxEnvironment): Hono<Played> {
  const app = new Hono<Played>()
  const records = environment.journal.collection('ckyc', found)
  const ok = () =>
    ({ decentroTxnId: newId(environment, 'DCTR'), responseCode: 'S00000', status: 'SUCCESS' }) as const
  const planned = (call: 'ckycSearch' | 'ckycDownload') =>
    play(environment, { party: 'kyc', call, key: bodyKey('id_number'), refuse: rejectKyc })

  app.post('/search', planned('ckycSearch'), async (c) => {
    const read = await readJson(c, ckycSearchRequest)
    if (read.issues) return rejectKyc(c, 422, firstProblem(read.issues))
    const { id_number: documentNumber, full_name: name, document_type } = read.output
    const plan = c.get('planned')?.do
    const status = document_type === 'CKYC_NUMBER' ? 'found' : recordStatusOf(documentNumber)
    if (plan === 'decline' || status === 'unknown') return rejectKyc(c, 422, 'CKYC record not found')
    const other = plan === 'mismatch' || status === 'otherName'
    const ckycNumber = `1${String(numberFrom(documentNumber, 0, 999_999)).padStart(6, '0')}${String(numberFrom(`${documentNumber}/2`, 0, 9_999_999)).padStart(7, '0')}`
    records.set(ckycNumber, { documentNumber, other, ...(name && { name }) })
    const today = dayOf(environment.clock())
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
    if (read.issues) return rejectKyc(c, 422, firstProblem(read.issues))
    const { id_number: ckycNumber, auth_factor } = read.output
    const record = records.get(ckycNumber)
    if (!record) return rejectKyc(c, 422, 'CKYC record not found')
    if (c.get('planned')?.do === 'decline') return rejectKyc(c, 422, 'Authentication factor does not match')
    const other = record.other || c.get('planned')?.do === 'mismatch'
    const person = personOf(record.documentNumber, record.name, other, dayOf(environment.clock()))
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
