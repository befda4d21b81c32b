import { erasureWarningHours, keptFor, type RetentionRule, retention } from '#machines/reference/retention.ts'
import { site } from '#machines/reference/site.ts'
import { RecordingChoice } from '../capture/recording-choice.tsx'
import { Article, Part } from './article.tsx'
import { Sources } from './sources.tsx'

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
            them, and photographs that could not be sent yet, encrypted.
          </li>
          <li>
            For two hours after your last answer: cookies by which this browser finds its journey again.
          </li>
          <li>
            For a day after you have looked a number plate up or had your identity checked: a cookie that
            limits how much one browser may ask.
          </li>
          <li>
            For half a year after you have logged in: a cookie that lets this browser log in while strangers
            have locked your number. It opens nothing without a code.
          </li>
          <li>
            For a year after you have chosen a language, else until you close the browser: a cookie that names
            it.
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
          Only if you allow it: which controls are used, and which of several choices is taken, so that we
          find what is hard to use. What you type about yourself is never part of it. It leaves your browser
          encrypted, is kept for 90 days without your name or journey, and ends when you switch it off here,
          in your profile or at the foot of any page. A browser that sends Do Not Track or Global Privacy
          Control is never recorded.
        </p>
        <RecordingChoice />
      </Part>
      <Part title="How long we keep it">
        <ul>
          {Object.values<RetentionRule>(retention).map((rule) => (
            <li key={rule.what}>
              <strong>{rule.what}</strong>: {keptFor(rule).toLowerCase()}, {rule.why}.
            </li>
          ))}
          <li>We write to you {erasureWarningHours} hours before a journey is erased.</li>
          <li>
            Aadhaar numbers are shown by their last four digits only; identity numbers and medical answers are
            kept encrypted.
          </li>
        </ul>
      </Part>
      <Part title="Your rights">
        <p>
          Under the Digital Personal Data Protection Act 2023 you may see, correct and have erased what we
          hold, and withdraw a consent, unless a law makes us keep it, as it does for issued policies. Your
          profile does all of it at once; without one, write to{' '}
          <a href={site.email.href}>{site.email.text}</a>.
        </p>
        <p>Who is not content with the answer may turn to the Data Protection Board of India.</p>
      </Part>
      <Sources
        checkedOn="2026-11-20"
        sources={[
          'Digital Personal Data Protection Act 2023, and its Rules notified on 13 November 2025',
          'IRDAI master guidelines on know your customer, from 1 January 2023',
        ]}
      />
    </Article>
  )
}
