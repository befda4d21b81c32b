import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { StatusCode } from 'hono/utils/http-status'
import type { Language } from '#machines/reference/languages.ts'
import { site } from '#machines/reference/site.ts'
import { inEnglish } from '#texts/translator.ts'
import type { ServerEnv } from './env.ts'
import { linkPreview, unlistedPage } from './link-preview.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type Page = { title: string; body: Html; status?: StatusCode; script?: string; language?: Language }

/** A small server-made page for what is shown outside the product; it needs no script. */
export function htmlPage(
  c: Context<ServerEnv>,
  { title, body, status = 200, script, language = 'en' }: Page,
) {
  c.status(status)
  const fonts = c.get('fonts') ?? ''
  const description = (c.var.sayIn?.(language) ?? inEnglish)(site.description)
  return c.html(html`<!doctype html>
<html lang="${language === 'en' ? 'en-IN' : language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${raw(unlistedPage)}
    <meta name="color-scheme" content="light dark">
    <title>${title} – Safar</title>
    ${raw(linkPreview(c.var.baseUrl, { title, description, language }))}
    <link rel="icon" href="data:,">
    ${language === 'hi' ? preloadDevanagari(fonts) : ''}
    <style nonce="${c.get('secureHeadersNonce') ?? ''}">${raw(fonts + styles)}</style>
    ${script ? html`<script src="${script}" defer></script>` : ''}
  </head>
  <body>
    <main>
      <p class="brand">Safar</p>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`)
}

/** The font of Hindi text is shown where it comes before the page is first drawn (decision 0278). */
function preloadDevanagari(faces: string): Html | string {
  const [, file] = faces.match(/@font-face\s*\{(?=[^}]*U\+0?900-0?97F)[^}]*?url\(["']?([^"')]+)/i) ?? []
  return file ? html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>` : ''
}

const styles = `
  :root { color-scheme: light dark; --ink: light-dark(#0b2930, #e9f2f1); --soft: light-dark(#48626a, #a2bac0);
    --line: light-dark(#d7e1df, #223f48); --brand: light-dark(#0a5c5a, #5fd0bd); --on-brand: light-dark(#fff, #04201f); }
  body { margin: 0; font: 1.0625rem/1.55 "Safar Text", "Safar Text Fallback", system-ui, sans-serif; color: var(--ink);
    background: light-dark(#f2f6f5, #08161a); }
  main { max-width: 34rem; margin: 8vh auto; padding: 2rem clamp(1.25rem, 5vw, 2.5rem);
    background: light-dark(#fff, #0f2228); border-radius: 1.25rem; border: 1px solid var(--line); }
  .brand { margin: 0 0 1.5rem; font-weight: 700; letter-spacing: .01em; color: var(--brand); }
  h1 { margin: 0 0 .75rem; font-size: 1.625rem; line-height: 1.14; }
  p { margin: 0 0 1rem; } .soft { color: var(--soft); font-size: .9375rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 1.25rem 0; }
  dt { color: var(--soft); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  a { color: var(--brand); } [hreflang="hi"] { font-family: "Safar Hindi", system-ui, sans-serif; }
  button { font: inherit; font-weight: 600; min-height: 3.25rem; padding: 0 1.5rem; border: 0; border-radius: .75rem;
    color: var(--on-brand); background: var(--brand); cursor: pointer; }
  form { margin: 1.5rem 0; }
  :focus-visible { outline: 3px solid light-dark(#0b2930, #f5b740); outline-offset: 2px; }
  @media (max-width: 36rem) { main { margin: 0; border: 0; border-radius: 0; min-height: 100vh; box-sizing: border-box; } }
`
