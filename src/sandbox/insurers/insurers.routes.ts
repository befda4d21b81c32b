import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  cancelRequest,
  decisionRequest,
  type EndorseReply,
  endorseRequest,
  type IssueReply,
  issueRequest,
  proposeRequest,
  quoteRequest,
} from '#contract/partners/insurer.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import { insurerByKey } from '#machines/reference/insurers.ts'
import { dayOf } from '#machines/rules/day.ts'
import type { SandboxEnvironment } from '../environment.ts'
import { numberFrom } from '../hash.ts'
import type { CallOf } from '../plan/calls.ts'
import { type Played, play, type Refuse } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { openBook } from './book.ts'
import { isDeclined, quoteOf, readRequest } from './price.ts'
import { answerProposal, decideProposal } from './underwriter.ts'

const refuse: Refuse = (c, status, message) =>
  c.json({ type: 'insurer_error', code: codes[status] ?? 'internal_error', message }, status)

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorised',
  404: 'not_found',
  409: 'conflict',
  422: 'declined',
  429: 'too_many_requests',
  503: 'maintenance',
  504: 'timed_out',
}

/** All insurers under one contract, each with its own rates, declines and response times: `/insurers/{key}/…`. */
export function insurerRoutes(environment: SandboxEnvironment): Hono<Played> {
  const app = new Hono<Played>()
  const book = openBook(environment.journal)
  const key = (c: Context) => c.req.param('key')
  const planned = (call: CallOf<'insurer'>) => play(environment, { party: 'insurer', call, key, refuse })

  app.use('/:key/*', async (c, next) => {
    if (c.req.header('x-client-secret') !== environment.secrets.partnerKey)
      return refuse(c, 401, 'Unknown client')
    if (!insurerByKey(c.req.param('key'))) return refuse(c, 404, 'No such insurer')
    return next()
  })

  app.post('/:key/quotes', planned('quote'), async (c) => {
    const insurer = insurerOf(c)
    const read = await readJson(c, quoteRequest)
    if (read.issues) return refuse(c, 400, firstProblem(read.issues))
    const asked = readRequest(environment.raters, insurer.key, read.output)
    if (asked.problem !== undefined) return refuse(c, 400, asked.problem)
    await environment.wait(paceOf(insurer, read.output.reference) * environment.latencyFactor)
    if (c.get('planned')?.do === 'decline') return refuse(c, 422, 'This is not insured online')
    const { reference } = read.output
    const quote = quoteOf(asked, reference, dayOf(environment.clock()))
    return isDeclined(quote) ? refuse(c, 422, quote.declined) : c.json(quote)
  })

  app.post('/:key/proposals', planned('propose'), async (c) => {
    const insurer = insurerOf(c)
    const idempotencyKey = c.req.header('x-idempotency-key')
    if (!idempotencyKey) return refuse(c, 400, 'x-idempotency-key is missing')
    const known = book.proposals.get(idempotencyKey)
    if (known) return c.json(known.reply)
    const read = await readJson(c, proposeRequest)
    if (read.issues) return refuse(c, 400, firstProblem(read.issues))
    const asked = readRequest(environment.raters, insurer.key, read.output)
    if (asked.problem !== undefined) return refuse(c, 400, asked.problem)
    const details = v.safeParse(asked.rater.proposal, read.output)
    if (!details.success) return refuse(c, 400, firstProblem(details.issues))
    const number = `${insurer.key.toUpperCase()}-P-${numberFrom(idempotencyKey, 1_000_000, 9_999_999)}`
    const reply = answerProposal(book, {
      ...asked,
      key: idempotencyKey,
      number,
      ...now(environment),
      request: read.output,
      details: details.output,
      planned: c.get('planned'),
    })
    book.proposals.set(idempotencyKey, { insurer: insurer.key, number, reply })
    return c.json(reply)
  })

  app.post('/:key/proposals/:number/decision', planned('decide'), async (c) => {
    const read = await readJson(c, decisionRequest)
    if (read.issues) return refuse(c, 400, firstProblem(read.issues))
    const { key, number } = c.req.param()
    const referral = book.referrals.get(number)
    const asked = referral && readRequest(environment.raters, key, referral)
    if (!asked || asked.problem !== undefined)
      return refuse(c, 404, 'Nobody has to decide on such a proposal')
    const proposal = { ...asked, key: referral.proposal, number, ...now(environment) }
    const reply = decideProposal(book, proposal, read.output)
    return reply ? c.json(reply) : refuse(c, 409, 'This proposal was decided before')
  })

  app.get('/:key/proposals', planned('lookup'), (c) => {
    const known = book.proposals.get(c.req.query('idempotency_key') ?? '')
    return known?.insurer === c.req.param('key') ? c.json(known.reply) : refuse(c, 404, 'No such proposal')
  })

  app.post('/:key/policies', planned('issue'), async (c) => {
    const read = await readJson(c, issueRequest)
    if (read.issues) return refuse(c, 400, firstProblem(read.issues))
    const { proposal_number: number, payment } = read.output
    const known = book.policies.get(number)
    if (known) return c.json(known)
    const proposal = book.proposals.values().find((one) => one.number === number)
    if (proposal?.reply.status !== 'accepted')
      return refuse(c, 422, 'There is no accepted proposal of this number')
    if (proposal.reply.premium.final !== payment.amount)
      return refuse(c, 422, 'The amount paid is not the premium of the proposal')
    const { start, end, odEnd } = proposal.reply.premium
    const reply: IssueReply = {
      policy_number: `SANDBOX/${insurerOf(c).key.toUpperCase()}/${numberFrom(number, 10_000_000, 99_999_999)}`,
      start,
      end,
      ...(odEnd && { od_end: odEnd }),
      issued_at: environment.clock().toISOString(),
    }
    return c.json(book.policies.set(number, reply))
  })

  app.get('/:key/policies', planned('lookup'), (c) => {
    const known = book.policies.get(c.req.query('proposal_number') ?? '')
    return known ? c.json(known) : refuse(c, 404, 'No such policy')
  })

  app.get('/:key/policies/:number{.+}/document', planned('document'), (c) => {
    const number = decodeURIComponent(c.req.param('number'))
    const known = book.policies.values().some((policy) => policy.policy_number === number)
    if (!known) return refuse(c, 404, 'No such policy')
    const pending = c.get('planned')?.do === 'pending'
    return c.json({ policy_number: number, status: pending ? 'pending' : 'ready' })
  })

  app.post('/:key/policies/:number{.+}/cancellation', planned('cancel'), async (c) => {
    const read = await readJson(c, cancelRequest)
    if (read.issues) return refuse(c, 400, firstProblem(read.issues))
    const number = decodeURIComponent(c.req.param('number'))
    const known = book.policies.values().some((policy) => policy.policy_number === number)
    if (!known) return refuse(c, 404, 'No such policy')
    if (c.get('planned')?.do === 'decline') return refuse(c, 422, 'A claim is being settled')
    const { from } = read.output
    const cancelled = book.cancellations.get(number)
    return c.json(
      cancelled ?? book.cancellations.set(number, { policy_number: number, status: 'cancelled', from }),
    )
  })

  app.post('/:key/policies/:number{.+}/endorsements', planned('endorse'), async (c) => {
    const idempotencyKey = c.req.header('x-idempotency-key')
    if (!idempotencyKey) return refuse(c, 400, 'x-idempotency-key is missing')
    const made = book.endorsements.get(idempotencyKey)
    if (made) return c.json(made)
    const read = await readJson(c, endorseRequest)
    if (read.issues) return refuse(c, 400, firstProblem(read.issues))
    const number = decodeURIComponent(c.req.param('number'))
    const known = book.policies.values().some((policy) => policy.policy_number === number)
    if (!known) return refuse(c, 404, 'No such policy')
    if (c.get('planned')?.do === 'decline') return refuse(c, 422, 'A claim is being settled')
    const before = book.endorsements.values().filter((one) => one.policy_number === number)
    const reply: EndorseReply = {
      policy_number: number,
      endorsement_number: `${number}/E${before.length + 1}`,
      effective: dayOf(environment.clock()),
    }
    return c.json(book.endorsements.set(idempotencyKey, reply))
  })

  return app
}

function insurerOf(c: Context): Insurer {
  const insurer = insurerByKey(c.req.param('key') ?? '')
  if (!insurer) throw new Error('No such insurer')
  return insurer
}

/** Milliseconds this insurer takes for this question; the same question always takes the same. */
const paceOf = ({ key, latencyMs: [least, most] }: Insurer, reference: string) =>
  numberFrom(`${key}/${reference}`, least, most)

function now({ clock }: SandboxEnvironment): { at: Date; today: string } {
  const at = clock()
  return { at, today: dayOf(at) }
}
