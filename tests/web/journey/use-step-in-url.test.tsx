// @vitest-environment dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useStepInUrl } from '#web/journey/use-step-in-url.ts'

const browser = vi.hoisted(() => {
  const entries = ['?step=pet']
  const location = () => ({
    pathname: '/pet',
    href: `/pet${entries.at(-1)}`,
    search: entries.at(-1) ?? '',
    state: { __TSR_index: entries.length - 1 },
  })
  return {
    entries,
    /** What the router has told of the history so far. */
    told: '?step=pet',
    history: {
      get location() {
        return location()
      },
      push: (address: string) => void entries.push(address.replace('/pet', '')),
      replace: vi.fn(),
      back: vi.fn(),
    },
  }
})

vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select: (state: object) => unknown }) =>
    select({ location: { searchStr: browser.told } }),
}))
vi.mock('#web/navigation/navigation.ts', () => ({
  useNavigation: () => ({ history: browser.history, page: '/pet' }),
}))

it('takes an address that the router tells late for nobody’s wish', () => {
  const send = vi.fn()
  const at = (screen: string) =>
    ({ screen, send, journey: { step: (shown: string) => shown } }) as unknown as Parameters<
      typeof useStepInUrl
    >[0]
  const { rerender } = renderHook(({ screen }) => useStepInUrl(at(screen)), {
    initialProps: { screen: 'pet' },
  })
  rerender({ screen: 'pets' })
  expect(browser.entries).toEqual(['?step=pet', '?step=pets'])
  rerender({ screen: 'quotes' })
  browser.told = '?step=pets'
  rerender({ screen: 'quotes' })
  browser.told = '?step=quotes'
  rerender({ screen: 'quotes' })
  expect(browser.entries).toEqual(['?step=pet', '?step=pets', '?step=quotes'])
  expect(send).not.toHaveBeenCalled()
})
