import {
  type CancelReply,
  type CancelRequest,
  cancelReply,
  type DecisionRequest,
  type DocumentReply,
  documentReply,
  type EndorseReply,
  type EndorseRequest,
  endorseReply,
  type IssueReply,
  type IssueRequest,
  issueReply,
  type ProposeReply,
  type ProposeRequest,
  proposeReply,
  type QuoteReply,
  type QuoteRequest,
  quoteReply,
} from '#contract/partners/insurer.ts'
import type { Deps } from '../deps.ts'
import { createInsurerClient } from './insurer-client.ts'
import { InsurerError } from './insurer-error.ts'
import { type Timings, usualTimings } from './timings.ts'

/**
 * Everything that is asked of insurers, each named by its key (`hdfc-ergo`). Every call ends within its deadline
 * with an answer or an `InsurerError`; after one that is `maybeDone`, find out before asking for it again.
 */
export type Insurers = {
  quote: (key: string, request: QuoteRequest, signal?: AbortSignal) => Promise<QuoteReply>
  propose: (key: string, request: ProposeRequest, idempotencyKey: string) => Promise<ProposeReply>
  /** The answer to the proposal with this key; undefined where it never arrived. */
  findProposal: (key: string, idempotencyKey: string) => Promise<ProposeReply | undefined>
  /** Tells what a person has decided about a referred proposal; the same decision always gets the same answer. */
  decide: (key: string, proposalNumber: string, decision: DecisionRequest) => Promise<ProposeReply>
  issue: (key: string, request: IssueRequest, idempotencyKey: string) => Promise<IssueReply>
  /** The policy issued for a proposal; undefined where there is none. */
  findPolicy: (key: string, proposalNumber: string) => Promise<IssueReply | undefined>
  document: (key: string, policyNumber: string) => Promise<DocumentReply>
  cancel: (
    key: string,
    policyNumber: string,
    request: CancelRequest,
    idempotencyKey: string,
  ) => Promise<CancelReply>
  endorse: (
    key: string,
    policyNumber: string,
    request: EndorseRequest,
    idempotencyKey: string,
  ) => Promise<EndorseReply>
}

export function createInsurers(
  deps: Pick<Deps, 'config' | 'fetch'>,
  timings: Timings = usualTimings,
): Insurers {
  const { ask } = createInsurerClient(deps, timings)
  return {
    quote: (key, body, signal) =>
      known(ask(key, 'quote', { path: 'quotes', body, reply: quoteReply }, signal)),
    propose: (key, body, idempotencyKey) =>
      known(ask(key, 'propose', { path: 'proposals', body, idempotencyKey, reply: proposeReply })),
    findProposal: (key, idempotencyKey) => {
      const query = { idempotency_key: idempotencyKey }
      return ask(key, 'lookup', { path: 'proposals', query, reply: proposeReply })
    },
    decide: (key, proposalNumber, body) => {
      const path = `proposals/${encodeURIComponent(proposalNumber)}/decision`
      return known(ask(key, 'decide', { path, body, reply: proposeReply }))
    },
    issue: (key, body, idempotencyKey) =>
      known(ask(key, 'issue', { path: 'policies', body, idempotencyKey, reply: issueReply })),
    findPolicy: (key, proposalNumber) => {
      const query = { proposal_number: proposalNumber }
      return ask(key, 'lookup', { path: 'policies', query, reply: issueReply })
    },
    document: (key, policyNumber) => {
      const path = `policies/${encodeURIComponent(policyNumber)}/document`
      return known(ask(key, 'document', { path, reply: documentReply }))
    },
    cancel: (key, policyNumber, body, idempotencyKey) => {
      const path = `policies/${encodeURIComponent(policyNumber)}/cancellation`
      return known(ask(key, 'cancel', { path, body, idempotencyKey, reply: cancelReply }))
    },
    endorse: (key, policyNumber, body, idempotencyKey) => {
      const path = `policies/${encodeURIComponent(policyNumber)}/endorsements`
      return known(ask(key, 'endorse', { path, body, idempotencyKey, reply: endorseReply }))
    },
  }
}

/** Only a lookup may return nothing; any other 404 means a wrong address. */
async function known<Reply>(answer: Promise<Reply | undefined>): Promise<Reply> {
  return (await answer) ?? unknownTo()
}

function unknownTo(): never {
  throw new InsurerError('down', 'answered 404')
}
