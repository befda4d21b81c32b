import { site } from '../site.ts'
import { Article, Part } from './article.tsx'

export default function PrivacyPolicyPage() {
  return (
    <Article title="Privacy policy" lead="What we keep, why, where, and how you have it removed.">
      <Part title="What you tell us">
        <p>
          Your vehicle, its last policy, your name, mobile number and email, and, for a proposal, your
          address, identity and nominee. Insurers get what they need to price and issue a policy; nobody else
          gets any of it.
        </p>
      </Part>
      <Part title="What stays in your browser">
        <ul>
          <li>
            For good, until you clear it: choices of a vehicle and a policy, and a description of your device.
          </li>
          <li>
            While the tab is open: unfinished answers, with your name, mobile number and email where you typed
            them.
          </li>
          <li>
            For two hours after your last answer: cookies by which this browser finds its journey again.
          </li>
          <li>
            For a day after you have looked a number plate up: a cookie that limits how many one browser may
            look up.
          </li>
          <li>Never: one-time codes, Aadhaar, PAN and other identity numbers, and documents.</li>
        </ul>
        <p>
          The description of your device is what the browser tells by itself: its name, language, platform,
          screen size and colours, time zone, plug-ins and memory. It helps to tell people from scripts.
        </p>
      </Part>
      <Part title="What we record of your visit">
        <p>
          Which controls are used, so that we find what is hard to use. What you type into fields about
          yourself is blanked out before it is recorded.
        </p>
      </Part>
      <Part title="Your rights">
        <p>
          Under the Digital Personal Data Protection Act 2023 you may see, correct and have erased what we
          hold, and withdraw a consent, unless a law makes us keep it, as it does for issued policies. Write
          to <a href={site.email.href}>{site.email.text}</a>.
        </p>
      </Part>
    </Article>
  )
}
