import type { QuoteReply, QuoteRequest, Risk } from '#contract/partners/insurer.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import { paise } from '#machines/rules/money.ts'
import { isDeclined, rateMotor } from '#machines/rules/rating/motor-premium.ts'
import { taxOn } from '#machines/rules/rating/tax.ts'
import type { Declined, MotorPremium } from '#machines/rules/rating/types.ts'
import { numberFrom } from '../hash.ts'
import type { Planned } from '../plan/plans.ts'

export const declineOf = {
  noProposal: 'There is no accepted proposal of this number',
  wrongAmount: 'The amount paid is not the premium of the proposal',
}

/** One insurer's price for a risk, or why it gives none. */
export function quoteOf(
  insurer: Insurer,
  { reference, risk }: QuoteRequest,
  today: string,
): QuoteReply | Declined {
  const premium = rateMotor(risk, insurer, today)
  if (isDeclined(premium)) return premium
  return {
    quote_number: `${insurer.key.toUpperCase()}-Q-${numberFrom(`${insurer.key}/${reference}`, 1_000_000, 9_999_999)}`,
    plan_id: `${insurer.key}-${risk.coverType}`,
    plan_name: 'Motor (sandbox)',
    premium: mutable(premium),
    questions: questionsOf(insurer, risk),
    notes: notesOf(insurer, risk),
  }
}

/** Two insurers want to know more before they sell zero depreciation cover. */
function questionsOf({ key }: Insurer, { addOns }: Risk): QuoteReply['questions'] {
  const asks = ['tata-aig', 'icici-lombard'].includes(key) && addOns.includes('zeroDepriciationCover')
  return asks
    ? [{ key: 'zeroDepLastYear', text: 'Did the policy that ends include zero depreciation cover?' }]
    : []
}

function notesOf({ breakIn }: Insurer, { businessType, coverType }: Risk): string[] {
  const lapsed = businessType === 'expired within 90 days' || businessType === 'expired before 90 days'
  if (!lapsed || coverType === 'thirdParty') return []
  return breakIn.inspection === 'selfInspection'
    ? ['The insurer may ask for photos of the vehicle before the policy starts.']
    : ['The insurer may send a surveyor before the policy starts.']
}

/** Prices that an underwriter has raised or lowered between quote and proposal. */
export const dearer = {
  /** Rupees on top: newly planned, or put on this quote before. */
  of: (planned: Planned | undefined, known: number | undefined) =>
    planned?.do === 'changePrice' ? (planned.by ?? 0) : known,

  reason: (extra: number | undefined) =>
    extra === undefined
      ? 'The rates of the insurer have changed since the quote.'
      : 'The underwriter has adjusted the premium for this vehicle.',

  priced(insurer: Insurer, risk: Risk, today: string, extra: number | undefined): MutablePremium | Declined {
    const premium = rateMotor(risk, insurer, today)
    if (isDeclined(premium)) return premium
    return mutable(extra === undefined ? premium : loaded(premium, risk, insurer, paise(extra), today))
  },
}

function loaded(
  premium: MotorPremium,
  risk: Risk,
  insurer: Insurer,
  extra: number,
  today: string,
): MotorPremium {
  const part = premium.od > 0 ? 'od' : 'tp'
  const line = {
    key: 'underwriterLoading',
    part,
    label: extra < 0 ? 'Underwriter discount' : 'Underwriter loading',
    amount: extra,
    reason: 'Set by the underwriter when the proposal was read',
  } as const
  const net = premium.net + extra
  const { gst, ...tax } = taxOn(net, today, risk.buyerState === insurer.homeState)
  const lines = [...premium.lines, line]
  return { ...premium, lines, [part]: premium[part] + extra, net, gst, tax, final: net + gst }
}

type MutablePremium = QuoteReply['premium']

const mutable = (premium: MotorPremium): MutablePremium => ({
  ...premium,
  lines: premium.lines.map((line) => ({ ...line })),
  notOffered: [...premium.notOffered],
})
