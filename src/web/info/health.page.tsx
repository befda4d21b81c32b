import { Link } from '@tanstack/react-router'
import { messages } from '#machines/reference/messages.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Article, Part } from './article.tsx'

export default function HealthPage() {
  return (
    <Article
      title="Health insurance"
      lead="What to look for in a health policy, until you can buy one here."
      actions={
        <Link to="/about-health" className={buttonClass({ variant: 'secondary' })}>
          How health cover works
        </Link>
      }
    >
      <Notice title="Buying is not open yet">{messages.journey.comingSoon('Health')}</Notice>
      <Part title="Before you compare prices">
        <ul>
          <li>Choose a sum insured that one stay in a hospital of your city would not use up.</li>
          <li>Ask how long a condition you already have is not covered; the limit is three years.</li>
          <li>Look for a cap on room rent: it shrinks the whole bill, not only the room.</li>
          <li>
            Tell the insurer everything it asks. What was left out is the usual reason for a refused claim.
          </li>
        </ul>
      </Part>
    </Article>
  )
}
