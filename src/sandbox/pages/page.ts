import { html, raw } from 'hono/html'

const style = `
:root{color-scheme:light dark;--ink:#14213d;--paper:#f7f8fb;--card:#fff;--line:#d9dee8;--go:#0b6e4f;--stop:#a4262c;--soft:#5b6579}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f7;--paper:#10151f;--card:#18202e;--line:#303b4f;--go:#3fbf8f;--stop:#ff8a8f;--soft:#a6b0c3}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem}.mark{display:block;background:#7a4b00;color:#fff;text-align:center;font-weight:600;padding:.4rem}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem}.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1.25rem;margin:0 0 1rem}
.soft{color:var(--soft)}.sum{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}button,.button{display:block;width:100%;min-height:48px;margin:.6rem 0 0;border-radius:10px;border:1px solid var(--line);background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer;text-align:center}
button.go{background:var(--go);border-color:var(--go);color:#fff}@media(prefers-color-scheme:dark){button.go{color:#06251a}}button.stop{color:var(--stop);border-color:currentColor}
button:focus-visible,a:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}fieldset{border:0;padding:0;margin:0 0 1rem}label{display:flex;gap:.6rem;align-items:center;min-height:44px}
label.field{min-height:0;margin:.8rem 0 .3rem}input:not([type]),select{width:100%;min-height:44px;padding:0 .7rem;border-radius:10px;border:1px solid var(--soft);background:var(--paper);color:inherit;font:inherit}
.button{display:flex;align-items:center;justify-content:center;text-decoration:none}input:focus-visible,select:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
ol{list-style:none;padding:0;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.4rem 0 0}a{color:inherit}`

/** A page of an outside party, clearly marked as a sandbox; works without script. */
export function sandboxPage(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · Sandbox</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <strong class="mark">SANDBOX: no real money, nobody's real data</strong>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
