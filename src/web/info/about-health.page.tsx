import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/actions/button.tsx'
import { Article, Part } from './article.tsx'
import { Sources } from './sources.tsx'

export default function AboutHealthPage() {
  return (
    <Article
      title="About health insurance"
      lead="How a health policy works in India, and what to read before its price."
      actions={
        <Link to="/health" className={buttonClass()}>
          See health plans
        </Link>
      }
    >
      <Part title="Cashless and reimbursement">
        <p>
          In a hospital of the insurer's network the bill is settled between the two; you pay only what the
          policy leaves out. Elsewhere you pay first and claim the money back with the bills and the discharge
          summary.
        </p>
      </Part>
      <Part title="What you wait for">
        <ul>
          <li>Accidents: covered from the first day.</li>
          <li>Illnesses: after 30 days.</li>
          <li>
            Treatments that the policy lists, such as cataract, hernia or a new knee: after up to 24 months.
          </li>
          <li>
            What you had before the policy began: after 36 months at most. Some plans sell a shorter wait of
            24 or 12 months.
          </li>
          <li>Maternity, where a plan covers it: after 24 months.</li>
        </ul>
        <p>When you move to another insurer, the time you have waited comes with you.</p>
      </Part>
      <Part title="What shortens a claim">
        <p>
          A <strong>limit on room rent</strong> lowers more than the room: in a dearer one the surgeon and the
          theatre are paid in the same proportion. A <strong>co-payment</strong> is the share of each bill
          that stays with you, 10 or 20% for older people and for treatment in a dearer city. A plan without
          either may be the cheaper one on the day it is needed.
        </p>
      </Part>
      <Part title="What moves the price">
        <p>
          Your age more than all else, then the sum insured, the years you pay for at once, and where you
          live: outside the dearest cities the same plan costs 10 to 20% less. Insurers may add to it for
          smoking, weight, blood pressure, diabetes, asthma or a thyroid illness.
        </p>
      </Part>
      <Part title="What you tell the insurer">
        <p>
          Every illness, operation and medicine that the proposal asks for. An insurer that knows may ask more
          for it, or leave it out for a time; one that was not told may refuse the claim and end the policy.
          After 60 months of unbroken cover nothing may be held against you but fraud.
        </p>
      </Part>
      <Part title="Your rights">
        <ul>
          <li>
            Return a policy of a year or more within 30 days of receiving it, if you have not claimed. The
            refund is due within 7 days.
          </li>
          <li>Renew it for life. No insurer may refuse because you claimed.</li>
          <li>
            Renew up to 30 days late without losing what you have waited for; in these days you are not
            insured.
          </li>
          <li>
            Have the premium blocked in your bank account by UPI (Bima-ASBA) and taken only when the insurer
            has said yes. It is released a working day after a no, and after 14 days in any case. Nobody may
            be refused for paying another way.
          </li>
        </ul>
      </Part>
      <Part title="Tax">
        <p>
          A policy for one person or a family carries no GST since 22 September 2025. Under the old income-tax
          regime premiums may be deducted from your income within limits.
        </p>
      </Part>
      <Sources
        checkedOn="2026-11-20"
        sources={[
          'IRDAI master circular on health insurance business, 29 May 2024: waiting periods, moratorium, portability',
          'IRDAI master circular on protection of policyholders’ interests, 5 September 2024: free look, customer information sheet',
          'IRDAI circular on Bima-ASBA, from 1 March 2025',
          'GST Council, 56th meeting: individual health insurance exempt from 22 September 2025',
        ]}
      />
    </Article>
  )
}
