import { pathOf } from '#contract/call.ts'
import { downloadReceipt } from '#contract/policy/policy.calls.ts'
import { productOf, products } from '#machines/products.ts'
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { purchased as texts } from '#machines/reference/messages/purchased.ts'
import { formatDay, formatDayWithYear } from '#machines/rules/dates.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { PolicyStatus } from '#machines/schemas/outcome.ts'
import { recordInWords } from '#texts/insurer-words/record-in-words.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { wideScreen } from '../shared/quotes/wide-screen.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import { linkClass } from '../ui/actions/link.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { PolicyNumber } from '../ui/facts/policy-number.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { useMedia } from '../ui/use-media.ts'
import styles from './checkout.module.css'
import { InsuredName } from './insured-name.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { WhatNext } from './what-next.tsx'

type IssuedProps = ViewProps<typeof paymentMachine>
type Issued = Extract<PolicyStatus, { kind: 'ready' }>

/** The end of the journey: insured, with the document, the receipt, and what comes next. */
export function IssuedView(view: IssuedProps) {
  const { policy, record, today } = view.model
  const isWide = useMedia(wideScreen)
  if (policy?.kind !== 'ready') return null
  const download = <Download url={policy.url} />
  return (
    <JourneyScreen {...view} actions={isWide ? undefined : download}>
      <Stack gap="large">
        <Insured {...view} policy={policy} />
        {isWide && <div>{download}</div>}
        <PolicyFacts {...view} policy={policy} />
        <RefundNotice refund={policy.refund} />
        {!policy.cancelledOn && (
          <WhatNext
            leadId={record.leadId}
            policy={policy}
            today={today}
            insurer={record.plan?.insurer ?? ''}
            claim={productOf(products, record).claim}
            hasNominee={record.nominee !== undefined}
          />
        )}
      </Stack>
    </JourneyScreen>
  )
}

function Insured({
  model: { record, today },
  policy: { start, cancelledOn },
}: IssuedProps & { policy: Issued }) {
  if (cancelledOn) return <Notice>{texts.cancelled(formatDay(cancelledOn, today))}</Notice>
  return (
    <Notice
      kind="success"
      title={start > today ? texts.insuredFrom(formatDayWithYear(start)) : texts.insuredNow}
    >
      {texts.paid} {sentTo(record)(record.person?.email ?? 'your mail address')}
    </Notice>
  )
}

/** A document that may hold sealed answers never goes by mail (decision 0260). */
const sentTo = (record: JourneyRecord) =>
  productOf(products, record).sealedFields?.length ? texts.linkSent : texts.sent

function PolicyFacts({ model: { record, payment }, policy }: IssuedProps & { policy: Issued }) {
  const product = productOf(products, record)
  return (
    <Card as="section" aria-label="Your policy">
      <Stack>
        <KeyValue
          entries={[
            ['Policy number', <PolicyNumber key="policy" number={policy.policyNumber} />],
            ['Insurer', record.plan?.insurer ?? ''],
            ['Insured', <InsuredName key="insured" record={record} />],
            ['Amount paid', formatRupees(payment?.amount ?? record.plan?.final ?? 0)],
            ...(policy.paymentReference ? [['Payment reference', policy.paymentReference] as const] : []),
            ['From', formatDayWithYear(policy.start)],
            ['To', formatDayWithYear(policy.odEnd ?? policy.end)],
            ...(policy.odEnd ? [['Third party to', formatDayWithYear(policy.end)] as const] : []),
          ]}
        />
        <Disclosure label="What you bought">
          <KeyValue entries={product.facts(recordInWords(record)).flatMap(({ entries }) => entries)} />
        </Disclosure>
        <p className={styles.links}>
          <a className={linkClass.inline} href={pathOf(downloadReceipt, record.leadId)} download>
            Download receipt
          </a>
          <a className={linkClass.inline} href={policy.verifyUrl}>
            Verify this policy online
          </a>
        </p>
      </Stack>
    </Card>
  )
}

const Download = ({ url }: { url: string }) => (
  <a className={buttonClass({ size: 'large' })} href={url} download>
    Download policy
  </a>
)
