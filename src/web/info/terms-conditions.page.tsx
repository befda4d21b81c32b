import { site } from '#machines/reference/site.ts'
import { Article, Part } from './article.tsx'

export default function TermsConditionsPage() {
  return (
    <Article title="Terms & Conditions" lead="What you may expect of us, and we of you.">
      <Part title="Quotes">
        <p>
          A quote is an insurer's price for the answers you gave, on the day it was given. It becomes binding
          when the insurer has accepted your proposal and your payment has arrived. If the price changes
          before that, you are shown both and asked again.
        </p>
      </Part>
      <Part title="Your answers">
        <p>
          Answer truthfully and completely. A claim bonus that was not earned, or an owner who has changed, is
          checked with the previous insurer, and a wrong answer may cost you the claim.
        </p>
      </Part>
      <Part title="Payment">
        <p>
          You pay on the payment gateway's own page. We never see your card. A payment taken twice for one
          proposal is sent back by itself.
        </p>
      </Part>
      <Part title="Cancellation and claims">
        <p>
          Both follow the policy's wording and are decided by the insurer. We help with the papers at no
          charge.
        </p>
      </Part>
      <Part title="The small print">
        {site.disclaimers.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
    </Article>
  )
}
