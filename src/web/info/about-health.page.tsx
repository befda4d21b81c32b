import { Article, Part } from './article.tsx'

export default function AboutHealthPage() {
  return (
    <Article title="About health insurance" lead="How a health policy works in India, in plain words.">
      <Part title="Cashless and reimbursement">
        <p>
          In a hospital of the insurer's network the bill is settled between the two; you pay only what the
          policy leaves out. Elsewhere you pay first and claim the money back with the bills and the discharge
          summary.
        </p>
      </Part>
      <Part title="Waiting periods">
        <p>
          Illnesses are usually covered after the first thirty days, accidents at once. Some treatments, such
          as cataract or a hernia, wait longer. A condition you had before may be left out for up to three
          years of unbroken cover. When you move to another insurer, the time you have waited comes with you.
        </p>
      </Part>
      <Part title="Renewal">
        <p>
          A health policy may be renewed for life, and an insurer may not refuse because you claimed. Renew
          before the end date or within the grace period, or waiting periods may begin again.
        </p>
      </Part>
      <Part title="Tax">
        <p>
          Premiums count under section 80D of the Income-tax Act, within its limits, if you use the old
          regime.
        </p>
      </Part>
    </Article>
  )
}
