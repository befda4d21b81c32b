// @vitest-environment dom
import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../ui/screen.tsx'

const load = async (code: string) => {
  vi.resetModules()
  vi.stubEnv('PAGES_LANGUAGE', code)
  return {
    ...(await import('#web/language/language.ts')),
    ...(await import('#web/navigation/navigation.ts')),
    ...(await import('#web/navigation/site-history.ts')),
    ...(await import('#web/shell/language-switch.tsx')),
  }
}
afterEach(() => vi.unstubAllEnvs())

describe('the pages of a language', () => {
  it('lead to their own addresses', async () => {
    expect((await load('hi')).ownAddress('/terms-conditions')).toBe('/hi/terms-conditions')
    expect((await load('hi')).ownAddress('/')).toBe('/hi')
    expect((await load('en')).ownAddress('/terms-conditions')).toBe('/terms-conditions')
  })

  it.each([
    ['en', 'हिन्दी', 'hi', '/hi'],
    ['hi', 'English', 'en', '/'],
  ])('in %s lead to the other one under its own name', async (code, name, other, address) => {
    const { LanguageSwitch, NavigationContext } = await load(code)
    render(
      <NavigationContext value={{ history: createMemoryHistory(), page: '/', preload: () => undefined }}>
        <LanguageSwitch className="switch" />
      </NavigationContext>,
    )
    const link = screen.getByRole('link', { name })
    expect([link.lang, link.getAttribute('hreflang'), link.getAttribute('href')]).toEqual([
      other,
      other,
      address,
    ])
  })
})

describe('the pages of staff', () => {
  it.each(['/desk', '/desk/customers?filter=mine', '/graphs'])(
    'offer no other language at %s',
    async (path) => {
      const { LanguageSwitch, NavigationContext } = await load('en')
      const history = createMemoryHistory({ initialEntries: [path] })
      render(
        <NavigationContext value={{ history, page: path, preload: () => undefined }}>
          <LanguageSwitch className="switch" />
        </NavigationContext>,
      )
      expect(screen.queryByRole('link')).toBeNull()
    },
  )
})

describe('the history of pages in Hindi', () => {
  beforeEach(() => window.history.replaceState(null, '', '/hi/motor?step=make#top'))

  it('has paths without the prefix, and the prefix in the address', async () => {
    const history = (await load('hi')).siteHistory()
    expect(history.location).toMatchObject({ pathname: '/motor', search: '?step=make', hash: '#top' })
    history.push('/quotelist/lead-1?compare=3', { key: 'one' })
    history.flush()
    expect(window.location.pathname + window.location.search).toBe('/hi/quotelist/lead-1?compare=3')
    expect(history.location.href).toBe('/quotelist/lead-1?compare=3')
    history.destroy()
  })

  it('reads an entry that a link within the page made', async () => {
    const history = (await load('hi')).siteHistory()
    window.history.pushState(null, '', '/hi/motor#main')
    expect(history.location).toMatchObject({ pathname: '/motor', hash: '#main', state: { __TSR_index: 0 } })
    history.destroy()
  })

  it('has the addresses as they are where they have no prefix', async () => {
    const history = (await load('en')).siteHistory()
    expect(history.location.href).toBe('/hi/motor?step=make#top')
    history.destroy()
  })
})
