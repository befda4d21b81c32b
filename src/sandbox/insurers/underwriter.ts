import type { DecisionRequest, ProposeReply, ProposeRequest } from '#contract/partners/insurer.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { hash } from '../hash.ts'
import type { Planned } from '../plan/plans.ts'
import type { Loading } from '../rating/underwriting.ts'
import type { Book } from './book.ts'
import { isDeclined, type ReadRequest } from './price.ts'

type Asked = ReadRequest & {
  /** Of the proposal: the key of its request and its number. */
  key: string
  number: string
  at: Date
  today: string
}

type Proposed = Asked & {
  request: Pick<ProposeRequest, 'quote_number' | 'agreed_premium'>
  /** What the proposal contains besides proposer, KYC and nominee. */
  details: object
  planned: Planned | undefined
}

/** What an underwriter says of a proposal: by rule, as planned, or as a person has decided about the same before. */
export function answerProposal(book: Book, proposed: Proposed): ProposeReply {
  const { rater, risk, insurer, details, request, planned, key, number, today } = proposed
  if (planned?.do === 'decline') return declined(number, 'The underwriter does not accept this proposal.')

  const said = rater.underwrite?.(details, { risk, insurer, today }) ?? { loadings: [] }
  if (isDeclined(said)) return declined(number, said.declined)
  const loadings = [...said.loadings, ...adjustment(book, proposed)]
  const agreed = request.agreed_premium

  const subject = `${request.quote_number}/${hash(JSON.stringify([risk, details]))}`
  const decision = book.decisions.get(subject)
  const reason =
    planned?.do === 'refer' ? 'An underwriter reads this proposal before it is accepted.' : said.referred
  if (reason === undefined || decision) return decidedReply({ ...proposed, agreed, loadings }, decision)
  book.referrals.set(number, {
    proposal: key,
    product: rater.product,
    subject,
    risk: { ...risk },
    agreed,
    loadings,
  })
  return { status: 'referred', proposal_number: number, reason }
}

/** Carries out a person's decision; undefined where there is nothing to decide, or it was decided otherwise. */
export function decideProposal(
  book: Book,
  asked: Asked,
  decision: DecisionRequest,
): ProposeReply | undefined {
  const { key, number } = asked
  const known = book.proposals.get(key)
  const referral = book.referrals.get(number)
  if (!known || !referral) return undefined
  if (known.reply.status !== 'referred') {
    const isRepeated = JSON.stringify(book.decisions.get(referral.subject)) === JSON.stringify(decision)
    return isRepeated ? known.reply : undefined
  }
  const reply = decidedReply({ ...asked, ...referral }, decision)
  book.decisions.set(referral.subject, decision)
  book.proposals.set(key, { ...known, reply })
  return reply
}

type Priced = Asked & { agreed: number; loadings: readonly Loading[] }

/** Accepted at the agreed premium alone; any other needs another yes. */
function decidedReply(
  { rater, insurer, risk, at, today, number, agreed, ...priced }: Priced,
  decision: DecisionRequest | undefined,
): ProposeReply {
  if (decision?.decision === 'decline') return declined(number, decision.reason)
  const loadings =
    decision?.decision === 'load'
      ? [...priced.loadings, byUnderwriter({ percent: decision.loading_percent }, decision.reason)]
      : priced.loadings
  const premium = rater.price({ risk, insurer, today }, loadings)
  if (isDeclined(premium)) return declined(number, premium.declined)
  const hours = rater.payWithinHours?.({ risk, insurer, today })
  return premium.final === agreed
    ? { status: 'accepted', proposal_number: number, premium, ...(hours && { pay_by: after(at, hours) }) }
    : { status: 'premium_changed', proposal_number: number, premium, reason: reasonOf(loadings) }
}

const declined = (proposal_number: string, reason: string) =>
  ({ status: 'declined', proposal_number, reason }) as const

const after = (at: Date, hours: number): string => new Date(at.getTime() + hours * 3_600_000).toISOString()

/** Rupees that a plan adds to this quote, from now on. */
function adjustment(book: Book, { planned, request }: Proposed): Loading[] {
  const quote = request.quote_number
  if (planned?.do === 'changePrice') book.loadings.set(quote, planned.by ?? 0)
  const rupees = book.loadings.get(quote)
  if (rupees === undefined) return []
  return [byUnderwriter({ rupees }, 'Set by the underwriter when the proposal was read')]
}

const byUnderwriter = (amount: { rupees: number } | { percent: number }, reason: string): Loading => ({
  key: 'underwriter',
  label: 'rupees' in amount && amount.rupees < 0 ? 'Underwriter discount' : 'Underwriter loading',
  reason,
  ...amount,
})

const reasonOf = (loadings: readonly Loading[]): string =>
  loadings.length === 0
    ? 'The rates of the insurer have changed since the quote.'
    : `The underwriter has adjusted the premium: ${loadings.map(named).join(', ')}.`

const named = (loading: Loading): string =>
  `${loading.label} ${'percent' in loading ? `${loading.percent}%` : formatRupees(paise(loading.rupees))}`
