import { Disclosure } from '../ui/layout/disclosure.tsx'

/** What the terms say that matters before paying, in plain words. */
export const TermsInShort = () => (
  <Disclosure label="The terms in short">
    <ul>
      <li>Cover begins only once the insurer has received the premium.</li>
      <li>A claim can be refused when what was stated about vehicle, owner or past claims is not true.</li>
      <li>The declared value is the most that is paid when the vehicle is lost or stolen.</li>
      <li>The policy can be cancelled at any time; the insurer returns the premium of the days left.</li>
      <li>Safar is paid a commission by the insurer. The price is the same with and without us.</li>
    </ul>
  </Disclosure>
)
