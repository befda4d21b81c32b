import { site } from '#machines/reference/site.ts'
import { Article, Part } from './article.tsx'
import { Sources } from './sources.tsx'

export default function TermsConditionsPage() {
  return (
    <Article title="Terms & Conditions" lead="What you may expect of us, and we of you.">
      <Part title="Quotes">
        <p>
          A quote is an insurer's price for the answers you gave, on the day it was given. It becomes binding
          when the insurer has accepted your proposal and your payment has arrived. If the price changes
          before that, you are shown both and asked again: nothing is charged unless you accept that amount.
        </p>
      </Part>
      <Part title="Your answers">
        <p>
          Answer truthfully and completely. A claim bonus that was not earned, or an owner who has changed, is
          checked with the previous insurer, and a wrong answer may cost you the claim. What we had to assume
          about you or your vehicle stands beside the price, with a way to correct it.
        </p>
      </Part>
      <Part title="When cover begins">
        <p>
          Not before the premium has reached the insurer, whatever the page said before, and not before the
          hour printed on the policy. A vehicle whose cover has lapsed may have to be inspected first.
        </p>
      </Part>
      <Part title="Payment">
        <p>
          You pay on the payment gateway's own page. We never see your card. A payment taken twice for one
          proposal is sent back by itself, and so is one that arrives when no policy can be issued; the page
          of the journey says by which day.
        </p>
      </Part>
      <Part title="Changing your mind">
        <p>
          A health policy may be returned within 30 days of receiving it, if there was no claim. Other
          policies may be ended at any time for the share of the premium that is left; you are shown the
          amount before you decide. Third-party cover of a vehicle that stays on the road ends early only when
          it is insured elsewhere.
        </p>
      </Part>
      <Part title="Claims">
        <p>
          The insurer decides on a claim, by the wording of your policy. We help with the papers at no charge,
          and are no party to the decision.
        </p>
      </Part>
      <Part title="What we ask of you">
        <p>
          Use the site for insurance of your own, or of people who have asked you to. Looking up vehicles in
          bulk, guessing codes and reading other people's quotes is not allowed; limits keep it from working.
        </p>
      </Part>
      <Part title="Law">
        <p>
          Indian law applies. Courts at Jaipur are competent, besides those that consumer law gives you where
          you live.
        </p>
      </Part>
      <Part title="The small print">
        {site.disclaimers.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
      <Sources
        checkedOn="2026-11-20"
        sources={[
          'Insurance Act 1938, section 64VB: no risk before the premium is received',
          'IRDAI master circular on general insurance business, 11 June 2024: cancellation at any time',
          'IRDAI master circular on protection of policyholders’ interests, 5 September 2024: free look of 30 days',
        ]}
      />
    </Article>
  )
}
