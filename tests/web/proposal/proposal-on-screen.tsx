import { afterEach, vi } from 'vitest'
import type { MotorProposalInput } from '#machines/motor/proposal/proposal.setup.ts'
import { proposalTestModel } from '#machines/motor/proposal/proposal.test-model.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { today } from '#web/browser/today.ts'
import { JourneyPage } from '#web/journey/journey-page.tsx'
import { proposalJourney } from '#web/motor/proposal/proposal.journey.ts'
import { Toasts } from '#web/ui/overlays/toast.tsx'
import { toasts } from '#web/ui/overlays/toast-store.ts'
import { renderWithLinks } from '../ui/screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.list()) toasts.close(id)
})

/** The server's replies by path; of a list of replies the last one is repeated. */
export type Answers = Record<string, object | readonly object[]>
export type Called = { path: string; body: Record<string, unknown> }

export const found = { success: true, message: '', data: { kind: 'verified', result: sampleKyc } }

const usual: Answers = {
  'admin/flow': {
    status: 'success',
    data: { message: 'process updated!!', data: { customerLeadId: 'lead-1', version: 20 } },
  },
  'kyc/getKycConfig': {
    status: 'success',
    data: { modes: ['ckyc', 'ovd'], documents: ['pan', 'adhaar', 'passport'], redirect: true },
  },
  'motor/registration-details': { status: 'success', data: null },
}

function bodyIn(body: RequestInit['body']): Called['body'] {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : {}
}

/** Replies from a list and records the requests. */
function serverOf(answers: Answers) {
  const calls: Called[] = []
  const left = new Map(Object.entries({ ...usual, ...answers }).map(([path, one]) => [path, [one].flat()]))
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = String(address).replace(/^.*\/api\/v1\//, '')
    calls.push({ path, body: bodyIn(body) })
    const one = left.get(path) ?? []
    const answer = one.length > 1 ? one.shift() : one[0]
    const status = 'code' in (answer ?? {}) ? 409 : 200
    return answer ? Response.json(answer, { status }) : Response.json({}, { status: 500 })
  })
  return calls
}

/** A complete proposal with the given changes. */
export function answeredRecord(change: Partial<MotorRecord> = {}): MotorRecord {
  const start = proposalTestModel.starts(today()).find(({ name }) => name === 'everything answered')
  const input = start?.input as MotorProposalInput | undefined
  return { ...emptyRecord, ...input?.record, ...change }
}

/** The rendered proposal with a fake server. */
export async function proposalOnScreen(record: MotorRecord, answers: Answers = {}, more: object = {}) {
  const calls = serverOf(answers)
  const input = { today: today(), record, ...more }
  const person = await renderWithLinks(
    <>
      <JourneyPage journey={proposalJourney} input={input} />
      <Toasts />
    </>,
  )
  const called = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  return { person, called }
}
