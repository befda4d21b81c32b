import { site } from '#machines/reference/site.ts'
import { Support } from '../shell/support.tsx'
import { Article, Part } from './article.tsx'

export default function ContactUsPage() {
  return (
    <Article title="Contact us" lead="People answer from Monday to Saturday, 9 am to 7 pm.">
      <Part title="Call or write">
        <Support />
      </Part>
      <Part title="Visit">
        <address>
          {site.legalName}
          {site.address.map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
        </address>
      </Part>
      <Part title="A complaint">
        <p>
          Write to us first, with your policy number; you have an answer within fourteen days. If it does not
          settle the matter, the regulator's Bima Bharosa portal and the Insurance Ombudsman of your state
          hear you free of charge.
        </p>
      </Part>
    </Article>
  )
}
