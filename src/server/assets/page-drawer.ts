import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { DrawnPage, DrawPage, PageQuery } from '../http/draw-page.ts'
import { embed } from './embed.ts'
import { linksOf, manifest } from './page-links.ts'
import { withNonce } from './with-nonce.ts'

type Render = (address: string, view: DrawnPage['view'], seeds: readonly PageQuery[]) => Promise<string>

/**
 * Renders the built pages: the same components as in a browser, with their hydration data. `pages` is the folder of
 * the browser's bundle, `drawing` that of the server's.
 */
export async function pageDrawer(pages: string, drawing: string): Promise<DrawPage> {
  const [html, listed] = await Promise.all([
    readFile(join(pages, 'index.html'), 'utf8'),
    readFile(join(pages, '.vite/manifest.json'), 'utf8'),
  ])
  const files = v.parse(v.pipe(v.string(), v.parseJson(), manifest), listed)
  const { renderPage, notingTaps }: { renderPage: Render; notingTaps: string } = await import(
    pathToFileURL(resolve(drawing, 'server-page.js')).href
  )
  return async (c, { file, title, description, head = '', status = 200, view, seeds }) => {
    const { pathname, search } = new URL(c.req.url)
    const { body, data } = embed(await renderPage(pathname + search, view, seeds), { view, seeds })
    const nonce = c.var.secureHeadersNonce ?? ''
    const page = html
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>${linksOf(files, file)}${head}`)
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (all, start) =>
        description === undefined ? all : start + escaped(description).replaceAll('"', '&quot;'),
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${body}</div>${data}<script nonce="${nonce}">${notingTaps}</script>`,
      )
    return c.html(withNonce(page, nonce), status)
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
