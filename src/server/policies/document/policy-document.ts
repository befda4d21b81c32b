import { verifyPath } from '#contract/policy/policy.calls.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { certificateChapter } from './content/certificate.ts'
import { periodFacts } from './content/period.ts'
import { premiumChapter } from './content/premium.ts'
import { hasThirdParty } from './content/product.ts'
import { scheduleChapter } from './content/schedule.ts'
import { registrationOf, vehicleName } from './content/vehicle.ts'
import type { PolicyDocument } from './document.ts'
import type { IssuedPolicy } from './issued.ts'

type Where = {
  baseUrl: string
  /** Issued by a stand-in: every page says so. */
  isSandbox: boolean
}

const specimen = { mark: 'SANDBOX', text: 'Sandbox specimen. It insures nothing and proves nothing.' }

/** Everything that stands in the document of a policy; a certificate only where the Act asks for the cover. */
export function policyDocument(issued: IssuedPolicy, { baseUrl, isSandbox }: Where): PolicyDocument {
  const { record, policyNumber, payment, verifyCode } = issued
  return {
    title: `Motor insurance policy ${policyNumber}`,
    issuer: insurerById(record.plan?.insurerId ?? 0)?.legalName ?? record.plan?.insurer ?? '',
    verifyUrl: baseUrl + verifyPath(verifyCode),
    summary: [
      ['Policy number', policyNumber],
      ['Vehicle', `${vehicleName(record)} · ${registrationOf(record)}`],
      ...periodFacts(issued),
      ['Premium paid', `${formatRupees(payment.amount)} including tax`],
    ],
    chapters: [
      scheduleChapter(issued),
      premiumChapter(issued),
      ...(hasThirdParty(record) ? [certificateChapter(issued)] : []),
    ],
    ...(isSandbox && { specimen }),
  }
}
