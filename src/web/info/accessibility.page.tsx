import { site } from '#machines/reference/site.ts'
import { ownAddress } from '../language/language.ts'
import { Article, Part } from './article.tsx'
import { Sources } from './sources.tsx'

export default function AccessibilityPage() {
  return (
    <Article
      title="Accessibility"
      lead="What we do so that everybody can use Safar, and what is not good enough yet."
    >
      <Part title="What we aim for">
        <p>
          Every page is built for the Web Content Accessibility Guidelines 2.2, level AA: with a keyboard
          alone, with a screen reader, at 320 pixels of width or 400 % zoom, in forced colours, in a light and
          a dark theme, and with less motion where your device asks for it.
        </p>
      </Part>
      <Part title="How we check it">
        <p>
          Before every release the steps of a purchase are checked by a program against the rules that a
          program can check, in both themes, and bought through by keyboard alone. No outside body has audited
          Safar.
        </p>
      </Part>
      <Part title="What is not good enough yet">
        <ul>
          <li>Hindi ends where insurers and employees write in words of their own.</li>
          <li>The payment page and DigiLocker belong to others, and we cannot change them.</li>
          <li>
            An inspection asks for photographs of your vehicle. If you cannot take them, somebody else can,
            with the link that we send; or call us.
          </li>
        </ul>
      </Part>
      <Part title="Identity checks another way">
        <p>
          If you cannot type, photograph or upload a document, call{' '}
          <a href={site.phone.href}>{site.phone.text}</a>: an employee fills in the answers with you, after
          your yes by a code.
        </p>
      </Part>
      <Part title="Tell us what stops you">
        <p>
          Write to <a href={site.email.href}>{site.email.text}</a> or{' '}
          <a href={ownAddress('/support')}>send a request</a>. It gets a number and a day by which we answer.
          Who is not content may turn to the Chief Commissioner for Persons with Disabilities.
        </p>
      </Part>
      <Sources
        checkedOn="2026-11-25"
        sources={[
          'Rights of Persons with Disabilities Act 2016, sections 40 and 46',
          'Supreme Court of India, Pragya Prasun v. Union of India, 30 April 2025, on accessible KYC',
          'Web Content Accessibility Guidelines (WCAG) 2.2, W3C',
        ]}
      />
    </Article>
  )
}
