import { MoreHelp } from '../shell/more-help.tsx'
import { Support } from '../shell/support.tsx'
import { Article, Part } from './article.tsx'
import { AskSupport } from './support/ask-support.tsx'

export default function SupportPage() {
  return (
    <Article title="Support" lead="Call or write. Have your registration number or policy number at hand.">
      <Part title="Talk to us">
        <Support />
        <MoreHelp />
      </Part>
      <Part title="After an accident">
        <ol>
          <li>See to the injured first, and call 112.</li>
          <li>Note the other vehicle's number and take photos before anything is moved.</li>
          <li>Tell your insurer within a day, before the repair begins; the number is on your policy.</li>
          <li>After a theft, or where somebody is hurt, file a report with the police.</li>
        </ol>
      </Part>
      <Part title="Paid, but no policy yet">
        <p>
          Do not pay again. Open the journey's page: it asks the bank and the insurer and shows where your
          money is. A second payment that arrived is sent back by itself.
        </p>
      </Part>
      <AskSupport />
    </Article>
  )
}
