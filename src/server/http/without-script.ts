import { html, raw } from 'hono/html'
import { categories } from '#machines/reference/categories.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import { moreHelp } from '#machines/reference/messages/more-help.ts'
import { support } from '#machines/reference/messages/support.ts'
import { withoutScript as texts } from '#machines/reference/messages/without-script.ts'
import { site } from '#machines/reference/site.ts'
import type { Translator } from '#texts/translator.ts'

type Reader = { language: Language; say: Translator; nonce: string }

/** What a page is read or filled in by: a box that holds some of it stays. */
const content =
  'a, input, select, textarea, p, h1, h2, h3, dl, img, [hidden], button[type=submit], span:not(button span)'
/** A menu opens by script, and its items are links elsewhere on the page. */
const menu = '[aria-haspopup=menu], #root [aria-haspopup=menu] + [role=menu][hidden]'

/** Buttons that only a script hears are gone with the boxes that hold nothing else, and what they would open is open. */
const styles = [
  '#root button + [hidden] { display: block !important }',
  '#root button[type=button]:not(:has(+ [hidden])), #root [role=tablist] { display: none }',
  `#root :is(div, ul, li):has(button[type=button]):not(:has(${content})) { display: none }`,
  `#root ${menu} { display: none !important }`,
  '.without-script { max-width: 42rem; margin: 0 auto; padding: 1.25rem }',
].join(' ')

/** In the head of a drawn page. */
export const stylesWithoutScript = (nonce: string): string =>
  `<noscript><style nonce="${nonce}">${styles}</style></noscript>`

/** In place of a page that only a script can show. */
export const needsScript = ({ language, say, nonce }: Reader): string =>
  `${html`<noscript>
    <style nonce="${nonce}">${raw(styles)}</style>
    <main class="without-script">
      <p><a href="${addressIn(language, '/')}">${site.name}</a></p>
      <h1>${say(texts.title)}</h1>
      <p>${say(texts.prices)}</p>
      ${raw(help({ language, say }))}
    </main>
  </noscript>`}`

/** Above a page whose form works without script, with the ways to those of the other covers. */
export const worksWithoutScript = ({ language, say }: Omit<Reader, 'nonce'>): string => {
  const links = categories.flatMap(({ label, route, vehicleType }) =>
    route === undefined
      ? []
      : html`<li><a href="${addressIn(language, route)}${vehicleType ? `?vehicle=${vehicleType}` : ''}">${say(label)}</a></li>`,
  )
  return `${html`<noscript>
    <aside class="without-script">
      <p>${say(texts.forms)} ${say(texts.covers)}</p>
      <ul>${links}</ul>
      ${raw(help({ language, say }))}
    </aside>
  </noscript>`}`
}

const help = ({ language, say }: Omit<Reader, 'nonce'>) =>
  `${html`<p>
    ${say(texts.help)} <a href="${site.phone.href}">${site.phone.text}</a>,
    <a href="${addressIn(language, '/support')}#${moreHelp.anchor}">${say(support.title)}</a>
  </p>`}`
