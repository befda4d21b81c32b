import { verifyPath } from '#contract/policy/policy.calls.ts'
import type { PolicyContent } from '#machines/core/server-product.ts'
import type { PolicyDocument } from '#machines/document/document.ts'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { addressIn, languageOf } from '#machines/reference/language-addresses.ts'
import { dateLabels } from '#machines/reference/messages/dates.ts'
import { formatRupees } from '#machines/rules/money.ts'

export type Where = {
  baseUrl: string
  /** Issued by the sandbox, which every page says. */
  isSandbox: boolean
}

const specimen = { mark: 'SANDBOX', text: 'Sandbox specimen. It insures nothing and proves nothing.' }

/** The whole policy document: the product's chapters between the common ones. */
export function policyDocument(
  issued: IssuedPolicy,
  { title, summary, chapters }: Omit<PolicyContent, 'receipt'>,
  { baseUrl, isSandbox }: Where,
): PolicyDocument {
  const { record, policyNumber, payment, verifyCode } = issued
  const amount = formatRupees(payment.amount)
  const locale = new Intl.Locale(dateLabels.locale)
  const verifyUrl = baseUrl + addressIn(languageOf(locale.language), verifyPath(verifyCode))
  return {
    title: `${title} ${policyNumber}`,
    locale: locale.baseName,
    issuer: insurerById(record.plan?.insurerId ?? 0)?.legalName ?? record.plan?.insurer ?? '',
    verifyUrl,
    scan: { label: 'Scan to verify', hint: `QR code that opens ${verifyUrl}` },
    photographLabel: 'Kept with your policy',
    summary: [
      ['Policy number', policyNumber],
      ...summary,
      ['Premium paid', record.plan?.gst === 0 ? amount : `${amount} including tax`],
    ],
    chapters,
    ...(isSandbox && { specimen }),
  }
}
