import { Link } from '../navigation/link.tsx'
import { buttonClass } from '../ui/actions/button.tsx'
import { Article, Part } from './article.tsx'

export default function WhyChoosePage() {
  return (
    <Article
      title="Why choose Safar"
      lead="A policy is a promise about your worst day. You should see what it promises before you pay."
      actions={
        <Link to="/" className={buttonClass()}>
          See your quotes
        </Link>
      }
    >
      <Part title="One question, twelve answers">
        <p>
          For a car or a bike we ask twelve insurers at the same moment, for health and pet cover those that
          sell it, and show each answer as it comes. An insurer that declines, or does not answer in time, is
          listed with its reason, so you know that nobody was left out.
        </p>
      </Part>
      <Part title="A price you can check">
        <p>
          Each price opens into its lines: own damage, third party, every add-on, discount and tax, with the
          rule behind each. The lines add up to the rupee. What we had to assume about you or your vehicle
          stands beside the price, with a way to correct it.
        </p>
      </Part>
      <Part title="No favourites">
        <p>
          Quotes are sorted by premium, lowest first, and by nothing else. We earn a commission from the
          insurer you choose; it does not move anybody up the list and does not change what you pay.
        </p>
      </Part>
      <Part title="Nobody calls unless you ask">
        <p>
          Your number is used for your quotes, your policy and the codes that protect them. We do not sell it,
          and no advisor rings without your consent.
        </p>
      </Part>
    </Article>
  )
}
