import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  EndorseRequest,
  IssueRequest,
  ProposeRequest,
  QuoteRequest,
} from '#contract/partners/insurer.ts'
import { createInsurers, type Insurers } from '#server/insurers/insurers.ts'
import { usualTimings } from '#server/insurers/timings.ts'
import { swift } from '../../sandbox/rating/samples.ts'
import { testConfig } from '../support/config.ts'

type Sent = { url: string; method: string; headers: Headers; body: string }

const question: QuoteRequest = {
  product: 'motor',
  reference: 'run-digit',
  risk: { ...swift, addOns: [...swift.addOns] },
}
const policy = {
  policy_number: 'P/1',
  start: '2026-07-06',
  end: '2027-07-05',
  issued_at: '2026-06-15T04:30:00Z',
}

/** Insurers behind a wire that answers as told, and what was sent over it. */
function wired(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url, method, headers } = request
    sent.push({ url, method, headers, body: await request.text() })
    return answer()
  }
  return { sent, insurers: createInsurers({ config: testConfig, fetch }, usualTimings) }
}

const refusal =
  (status: number, code: string, message = 'No') =>
  () =>
    Response.json({ type: 'insurer_error', code, message }, { status })

describe('speaking to an insurer', () => {
  it('posts the question to its address under our key', async () => {
    const { sent, insurers } = wired(refusal(422, 'declined'))
    await insurers.quote('digit', question).catch(() => {})
    expect(sent[0]).toMatchObject({ url: 'http://safar.test/sandbox/insurers/digit/quotes', method: 'POST' })
    expect(sent[0]?.headers.get('x-client-secret')).toBe('partner key of the tests')
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(JSON.parse(JSON.stringify(question)))
  })

  it.each([
    ['it declines', refusal(422, 'declined', 'Not online'), { kind: 'declined', message: 'Not online' }],
    ['it breaks', refusal(500, 'internal_error'), { kind: 'down', maybeDone: true }],
    ['its answer is lost', refusal(504, 'timed_out'), { kind: 'down', maybeDone: true }],
    ['it has too much to do', refusal(429, 'too_many_requests'), { kind: 'down', maybeDone: false }],
    ['we are unknown to it', refusal(401, 'unauthorised'), { kind: 'down', maybeDone: false }],
    ['its address is wrong', refusal(404, 'not_found'), { kind: 'down' }],
    ['it sends a page', () => new Response('<p>Closed</p>'), { kind: 'down', maybeDone: true }],
    ['it sends something else', () => Response.json({ price: 1 }), { kind: 'down', maybeDone: true }],
  ])('says which fault it is when %s', async (_, answer, fault) => {
    await expect(wired(answer).insurers.quote('digit', question)).rejects.toMatchObject(fault)
  })

  it.each([
    ['ECONNREFUSED', false],
    ['ENOTFOUND', false],
    ['EAI_AGAIN', false],
    ['ECONNRESET', true],
  ])('knows after %s whether anything may have been done', async (code, maybeDone) => {
    const broken = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }))
    await expect(wired(broken).insurers.quote('digit', question)).rejects.toMatchObject({
      kind: 'down',
      maybeDone,
    })
  })

  it('asks to act under a key, so that asking twice acts once', async () => {
    const { sent, insurers } = wired(() => Response.json(policy))
    const payment = { reference: 'pay_1', amount: 100, paid_at: '2026-06-15T04:30:00Z' }
    await insurers.issue('digit', { proposal_number: 'D-1', payment }, 'order-1')
    expect(sent[0]?.headers.get('x-idempotency-key')).toBe('order-1')
  })

  it.each<[string, object, string | null, (insurers: Insurers) => Promise<unknown>]>([
    [
      'proposals',
      { product: 'motor' },
      'key-1',
      ({ propose }) => propose('digit', { product: 'motor' } as ProposeRequest, 'key-1'),
    ],
    [
      'proposals/D%2F1/decision',
      { decision: 'approve', reason: 'As read' },
      null,
      ({ decide }) => decide('digit', 'D/1', { decision: 'approve', reason: 'As read' }),
    ],
    [
      'policies/P%2F1/cancellation',
      { reason: 'sold', from: '2026-10-05', refund: 1 },
      'key-1',
      ({ cancel }) => cancel('digit', 'P/1', { reason: 'sold', from: '2026-10-05', refund: 1 }, 'key-1'),
    ],
    [
      'policies/P%2F1/endorsements',
      { contact: { email: 'asha@example.com' } },
      'key-1',
      ({ endorse }) =>
        endorse('digit', 'P/1', { contact: { email: 'asha@example.com' } } as EndorseRequest, 'key-1'),
    ],
  ])('asks for %s with what is to happen', async (path, body, idempotencyKey, ask) => {
    const { sent, insurers } = wired(refusal(422, 'declined'))
    await expect(ask(insurers)).rejects.toMatchObject({ kind: 'declined' })
    expect(sent[0]).toMatchObject({ url: `http://safar.test/sandbox/insurers/digit/${path}`, method: 'POST' })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body)
    const { headers } = sent[0] ?? {}
    expect([headers?.get('content-type'), headers?.get('x-idempotency-key')]).toEqual([
      'application/json',
      idempotencyKey,
    ])
  })

  it('looks up what was asked before, and says where there is nothing', async () => {
    const { sent, insurers } = wired(refusal(404, 'not_found'))
    expect(await insurers.findProposal('digit', 'order-1')).toBeUndefined()
    expect(await insurers.findPolicy('digit', 'D/1')).toBeUndefined()
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?idempotency_key=order-1',
      '?proposal_number=D%2F1',
    ])
  })

  it('asks for a document by a number that may hold anything', async () => {
    const { sent, insurers } = wired(() => Response.json({ policy_number: 'S/D/1', status: 'ready' }))
    expect(await insurers.document('digit', 'S/D/1')).toEqual({ policy_number: 'S/D/1', status: 'ready' })
    expect(sent[0]?.url).toMatch(/policies\/S%2FD%2F1\/document$/)
  })

  it('leaves one insurer alone, not the others, and still lets a paid policy be issued', async () => {
    const { sent, insurers } = wired(refusal(503, 'maintenance'))
    for (let call = 0; call < 7; call += 1) await insurers.quote('digit', question).catch(() => {})
    await insurers.quote('zuno', question).catch(() => {})
    await insurers.findPolicy('digit', 'D/1').catch(() => {})
    expect(sent.filter(({ url }) => url.endsWith('digit/quotes'))).toHaveLength(5)
    expect(sent).toHaveLength(7)
  })

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const approval = { decision: 'approve', reason: 'As read' } as const
    const cancellation = { reason: 'sold', from: '2026-10-05', refund: 1 }

    it.each<[string, number, (insurers: Insurers) => Promise<unknown>]>([
      ['a price', 8_000, ({ quote }) => quote('digit', question)],
      [
        'a proposal',
        30_000,
        ({ propose }) => propose('digit', { product: 'motor' } as ProposeRequest, 'key'),
      ],
      ['what became of a proposal', 30_000, ({ findProposal }) => findProposal('digit', 'key')],
      ['what became of a policy', 30_000, ({ findPolicy }) => findPolicy('digit', 'D/1')],
      ['a decision', 30_000, ({ decide }) => decide('digit', 'D/1', approval)],
      ['a policy', 60_000, ({ issue }) => issue('digit', { proposal_number: 'D/1' } as IssueRequest, 'key')],
      ['a document', 60_000, ({ document }) => document('digit', 'P/1')],
      ['an end', 30_000, ({ cancel }) => cancel('digit', 'P/1', cancellation, 'key')],
      ['a change', 30_000, ({ endorse }) => endorse('digit', 'P/1', {} as EndorseRequest, 'key')],
    ])('waits for %s for %i ms', async (_, ms, ask) => {
      const ended = vi.fn()
      void ask(wired(() => new Promise(() => {})).insurers).catch(ended)
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'late', message: `over ${ms} ms` }))
    })

    it('asks one that was left alone again after half a minute', async () => {
      vi.setSystemTime(0)
      const { sent, insurers } = wired(refusal(503, 'maintenance'))
      for (let call = 0; call < 6; call += 1) await insurers.quote('digit', question).catch(() => {})
      vi.setSystemTime(29_999)
      await insurers.quote('digit', question).catch(() => {})
      expect(sent).toHaveLength(5)
      vi.setSystemTime(30_000)
      await insurers.quote('digit', question).catch(() => {})
      expect(sent).toHaveLength(6)
    })
  })
})
