import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customerFiles, firstFiles, pagesOffline } from '#server/assets/kept-files.ts'
import { manifest } from '#server/assets/page-links.ts'

const files = v.parse(manifest, {
  'index.html': { file: 'assets/index-1.css' },
  '_first.js': {
    file: 'assets/first-1.js',
    name: 'first',
    css: ['assets/first-1.css'],
    dynamicImports: ['motor/motor.page.tsx', 'desk/desk.page.tsx', 'graphs/graphs.page.tsx'],
  },
  'ui/fonts/text.woff2': { file: 'assets/text-1.woff2' },
  'motor/motor.page.tsx': {
    file: 'assets/motor-1.js',
    imports: ['_first.js'],
    dynamicImports: ['shared/expiry.tsx'],
  },
  'shared/expiry.tsx': { file: 'assets/expiry-1.js' },
  'desk/desk.page.tsx': { file: 'assets/desk-1.js', imports: ['_table.js'] },
  '_table.js': { file: 'assets/table-1.js' },
  'graphs/graphs.page.tsx': { file: 'assets/graphs-1.js' },
})

describe('what the service worker may keep', () => {
  it('is every file that a customer’s page may come to, and nothing of staff or graphs', () => {
    expect(customerFiles(files)).toEqual([
      '/assets/expiry-1.js',
      '/assets/first-1.css',
      '/assets/first-1.js',
      '/assets/index-1.css',
      '/assets/motor-1.js',
      '/assets/text-1.woff2',
    ])
  })

  it('is fetched before it is used only where the built page names it', () => {
    const html =
      '<link rel="icon" href="/favicon.svg"><link rel="preload" href="/assets/text-1.woff2"><script src="/assets/index-1.js"></script><link href="/assets/first-1.css"><link href="/assets/first-1.css">'
    expect(firstFiles(html)).toEqual(['/assets/text-1.woff2', '/assets/index-1.js', '/assets/first-1.css'])
  })

  it('stands in for the pages of customers alone, on whichever of their screens', () => {
    const isOffline = (path: string) => pagesOffline('en').some((page) => new RegExp(page).test(path))
    for (const path of [
      '/',
      '/motor',
      '/motor?step=make',
      '/quotelist/lead-1?compare=a/b',
      '/quotelist/lead-1',
      '/quotelist/shared/abc',
      '/proposal/lead-1',
    ])
      expect(isOffline(path)).toBe(true)
    for (const path of [
      '/desk',
      '/desk/requests',
      '/graphs',
      '/graphs/motor',
      '/graphs?x=/motor',
      '/motor/x',
      '/api/v1/x',
      '/nowhere',
      '/hi',
      '/hi/motor',
    ])
      expect(isOffline(path)).toBe(false)
  })

  it('stands in for the pages of its language alone', () => {
    const isOffline = (path: string) => pagesOffline('hi').some((page) => new RegExp(page).test(path))
    for (const path of ['/hi', '/hi?utm=1', '/hi/motor?step=make', '/hi/quotelist/lead-1'])
      expect(isOffline(path)).toBe(true)
    for (const path of ['/', '/motor', '/hindi', '/hi/desk', '/hi/graphs/motor', '/hi/nowhere'])
      expect(isOffline(path)).toBe(false)
  })
})
