import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/actions/button.tsx'
import { Article, Part } from './article.tsx'

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
          No vehicle may be on the road without third-party cover (Motor Vehicles Act 1988, section 146). It
          pays for injury, death and damage that you cause to others. A new two-wheeler is sold with five
          years of it.
        </p>
      </Part>
      <Part title="Own damage">
        <p>
          Cover for your own bike against accident, fire, theft and flood is your choice and runs for a year
          at a time. It is limited to the insured declared value: the list price less depreciation for age.
        </p>
      </Part>
      <Part title="No Claim Bonus">
        <p>
          Each year without a claim takes more off the own-damage premium: 20, 25, 35, 45, then 50 percent.
          The bonus belongs to you and not to the bike, and it is lost when cover lapses for more than ninety
          days.
        </p>
      </Part>
      <Part title="Renew in time">
        <p>
          A renewal can be bought from sixty days before the end date. After it has passed the insurer may ask
          to see the bike before it covers your own damage again.
        </p>
      </Part>
    </Article>
  )
}
