import { site } from '#machines/reference/site.ts'
import { MoreHelp } from '../shell/more-help.tsx'
import { Support } from '../shell/support.tsx'
import { Article, Part } from './article.tsx'
import { AskSupport } from './support/ask-support.tsx'

export default function ContactUsPage() {
  return (
    <Article title="Contact us" lead="People answer from Monday to Saturday, 9 am to 7 pm.">
      <Part title="Call or write">
        <Support />
        <MoreHelp />
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
      <AskSupport />
    </Article>
  )
}
