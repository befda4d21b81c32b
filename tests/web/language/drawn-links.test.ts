import { afterEach, expect, it, vi } from 'vitest'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { languages } from '#machines/reference/languages.ts'
import { sitePages } from '#machines/site-pages.ts'

afterEach(() => vi.unstubAllEnvs())

/** Where the links of a drawn page lead on this site. */
async function linksOf(code: string, path: string): Promise<string[]> {
  vi.resetModules()
  vi.stubEnv('PAGES_LANGUAGE', code)
  const { renderPage } = await import('#web/server-page.tsx')
  const markup = await renderPage(path, { kind: 'anonymous', role: 'anonymous' }, [])
  return [...markup.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href)
}

it.each(languages.map(({ code }) => code))(
  'every link of a page in %s but the switch leads to its language',
  async (code) => {
    for (const { path } of sitePages) {
      const links = await linksOf(code, path)
      const isOwn = (link: string) => /^\/hi(\/|\?|$)/.test(link) === (code === 'hi')
      const other = languages.find((one) => one.code !== code)?.code ?? 'en'
      expect(links.length).toBeGreaterThan(5)
      expect(links.filter((link) => !isOwn(link))).toEqual([addressIn(other, path)])
    }
  },
)
