import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readAddress } from '#machines/reference/language-addresses.ts'
import { languages } from '#machines/reference/languages.ts'
import { pages } from '#server/assets/pages.ts'

const root = 'src/web/public'
const icon = v.object({
  src: v.string(),
  sizes: v.string(),
  type: v.string(),
  purpose: v.optional(v.literal('maskable')),
})
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.literal('/'),
    lang: v.string(),
    name: v.string(),
    start_url: v.string(),
    scope: v.literal('/'),
    theme_color: v.string(),
    background_color: v.string(),
    display: v.literal('standalone'),
    icons: v.array(icon),
    shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
  }),
)
const read = (name: string) => v.parse(schema, readFileSync(join(root, name), 'utf8'))
const manifest = read('manifest.webmanifest')

/** Width and height, from the first block of a PNG. */
function sizeOf(path: string): string {
  const png = readFileSync(join(root, path))
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe('what a browser installs', () => {
  it('has icons of the sizes that it names, each of them maskable too', () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
    expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes)
    const maskable = pictures.filter(({ purpose }) => purpose === 'maskable')
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  })

  it('begins at pages that are there', () => {
    const addresses: readonly string[] = pages
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((one) => one.url)])
      expect(addresses).toContain(new URL(url, 'http://a.test').pathname)
  })

  it('has a shortcut to each product, to the wizard of vehicles by the kind it is asked for', () => {
    expect(manifest.shortcuts).toEqual([
      { name: 'Bike', url: '/motor?vehicle=2w' },
      { name: 'Car', url: '/motor?vehicle=4w' },
      { name: 'Health', url: '/health' },
      { name: 'Pet', url: '/pet' },
    ])
  })

  it('is one app in every language, which begins in that language', () => {
    for (const { code } of languages.filter((one) => one.code !== 'en')) {
      const other = read(`manifest-${code}.webmanifest`)
      const begins = ({ start_url, shortcuts }: typeof manifest) => [
        start_url,
        ...shortcuts.map(({ url }) => url),
      ]
      expect(begins(other).map(readAddress)).toEqual(
        begins(manifest).map((path) => ({ language: code, path })),
      )
      expect(other).toMatchObject({ lang: code, icons: manifest.icons, theme_color: manifest.theme_color })
    }
  })

  it('is named by every page, with an icon for home screens that read no manifest', () => {
    const html = readFileSync('src/web/index.html', 'utf8')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    expect(html).toContain('<link rel="apple-touch-icon" href="/icons/180.png" />')
    expect(sizeOf('icons/180.png')).toBe('180x180')
  })
})
