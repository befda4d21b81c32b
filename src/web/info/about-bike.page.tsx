import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/actions/button.tsx'
import { Article, Part } from './article.tsx'
import { Sources } from './sources.tsx'
import { ThirdPartyRates } from './third-party-rates.tsx'

export default function AboutBikePage() {
  return (
    <Article
      title="About bike insurance"
      lead="What a two-wheeler policy covers, what the law asks for, and what moves its price."
      actions={
        <Link to="/" className={buttonClass()}>
          See your quotes
        </Link>
      }
    >
      <Part title="What the law asks for">
        <p>
          No vehicle may be on the road without third-party cover. It pays for injury and death that you cause
          without an upper limit, and for damaged property up to ₹1 lakh. Riding without it costs ₹2,000 the
          first time and ₹4,000 after that, or up to three months in prison.
        </p>
        <p>
          The government sets its price, which is therefore the same at every insurer. A new two-wheeler is
          sold with five years of it. For an electric one it is about 15% lower, by the power of the motor.
        </p>
        <ThirdPartyRates />
      </Part>
      <Part title="Own damage">
        <p>
          Cover for your own bike against accident, fire, theft and flood is your choice and runs for a year
          at a time. Here insurers differ, by discounts on the same tariff. What they pay is limited to the
          insured declared value (IDV): the list price less depreciation, 5% in the first six months and 50%
          by the end of the fifth year.
        </p>
        <p>
          You bear the first ₹100 of each claim. You may choose to bear more for a lower premium: at ₹1,000 it
          is 15% lower, by at most ₹125, which few people find worth it.
        </p>
      </Part>
      <Part title="No Claim Bonus">
        <p>
          Each year without a claim takes more off the own-damage premium: 20, 25, 35, 45, then 50%. The bonus
          belongs to you and not to the bike: you take it along to a new one, and a buyer of your old one
          starts without. One claim ends it, and so does a gap of more than 90 days.
        </p>
        <p>
          Insurers ask each other whether a bonus was earned. A wrong answer costs you the own-damage cover,
          usually when you claim.
        </p>
      </Part>
      <Part title="Personal accident">
        <p>
          The owner who rides has to have cover of ₹15 lakh against death and lasting disability, once for all
          vehicles. You may leave it out if you have no valid licence, or have such cover of ₹15 lakh already.
        </p>
      </Part>
      <Part title="Renew in time">
        <p>
          A renewal can be bought from sixty days before the end date. After it has passed nobody pays for
          what happens, and the insurer may ask for photographs of the bike before it covers your own damage
          again.
        </p>
      </Part>
      <Sources
        checkedOn="2026-11-20"
        sources={[
          'Motor Vehicles Act 1988, sections 146 and 196',
          'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules 2022, G.S.R. 394(E), from 1 June 2022',
          'India Motor Tariff 2002: depreciation, deductibles and No Claim Bonus',
          'Supreme Court, order on long-term third-party cover, from 1 September 2018',
        ]}
      />
    </Article>
  )
}
