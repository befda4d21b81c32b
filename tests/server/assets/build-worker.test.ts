import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildWorker } from '#server/assets/build-worker.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-worker-'))
const [pages, folder] = [join(root, 'pages'), join(root, 'served')]
afterAll(() => rmSync(root, { recursive: true }))

const manifest = {
  'index.html': { file: 'assets/index-1.css' },
  '_first.js': {
    file: 'assets/first-1.js',
    name: 'first',
    dynamicImports: ['router.tsx', 'desk/desk.page.tsx'],
  },
  'router.tsx': { file: 'assets/router-1.js', dynamicImports: ['motor/motor.page.tsx'] },
  'motor/motor.page.tsx': { file: 'assets/motor-1.js' },
  'desk/desk.page.tsx': { file: 'assets/desk-1.js' },
}

/** The worker that is built for pages of this title. */
async function built(title: string, language: 'en' | 'hi' = 'en'): Promise<string> {
  mkdirSync(join(pages, '.vite'), { recursive: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(pages, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(
    join(pages, 'index.html'),
    `<title>${title}</title><script src="/assets/first-1.js"></script>`,
  )
  await buildWorker({ language, pages, folder })
  return readFileSync(join(folder, language === 'en' ? 'sw.js' : 'sw-hi.js'), 'utf8')
}

/** What it fetches before it is used. */
const precached = (worker: string) =>
  Object.fromEntries(
    [...worker.matchAll(/url:\s*[`'"]([^`'"]+)[`'"],\s*revision:\s*(null|[`'"]\w+[`'"])/g)].map(
      ([, url = '', revision = '']) => [url, revision.replaceAll(/[`'"]/g, '')],
    ),
  )
const revision = /^[0-9a-f]{16}$/

describe('the built service worker', () => {
  it('fetches the empty page, what that begins with and the router first, and may keep what customers come to', async () => {
    const worker = await built('Safar')
    expect(precached(worker)).toEqual({
      '/shell.html': expect.stringMatching(revision),
      '/assets/first-1.js': 'null',
      '/assets/router-1.js': 'null',
    })
    expect(worker).toContain('/assets/motor-1.js')
    expect(worker).not.toContain('desk')
  }, 60_000)

  it('is another one once the page is, and the same while nothing has changed', async () => {
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
    const [one, same, other] = [await built('Safar'), await built('Safar'), await built('Safar 2')]
    expect(same).toBe(one)
    expect(other).not.toBe(one)
    expect(precached(other)['/shell.html']).not.toBe(precached(one)['/shell.html'])
    expect(existsSync(join(folder, 'favicon.svg'))).toBe(true)
  }, 60_000)

  it('of another language keeps that one’s page, beside the first worker', async () => {
    const worker = await built('Safar', 'hi')
    expect(precached(worker)).toHaveProperty(['/hi/shell.html'], expect.stringMatching(revision))
    expect(existsSync(join(folder, 'sw.js'))).toBe(true)
  }, 60_000)
})
