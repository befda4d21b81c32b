import { site } from '#machines/reference/site.ts'
import { Article, Part } from './article.tsx'

export default function AboutUsPage() {
  return (
    <Article title="About us" lead="Who we are, what we do, and how we are paid.">
      <Part title="What we do">
        <p>{site.description}</p>
      </Part>
      <Part title="What we are">
        <p>
          {site.legalName} is an intermediary. We do not carry risks ourselves: the policy you buy is a
          contract between you and the insurer you choose, and the insurer pays the claims.
        </p>
        <p>
          {site.licence.text} Registration valid until {site.licence.validUntil}.
        </p>
      </Part>
      <Part title="How we are paid">
        <p>
          The insurer pays us a commission within the limits set by the regulator. It is part of every
          premium, also of one bought elsewhere, and the same list is shown whatever it is.
        </p>
      </Part>
    </Article>
  )
}
