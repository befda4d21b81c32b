// @vitest-environment dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionView } from '#web/session/tab-session.ts'
import { accountItems } from '#web/shell/account-items.tsx'
import { shareSite } from '#web/shell/share-site.ts'
import { toasts } from '#web/ui/overlays/toast-store.ts'

const own = ['My Profile', 'My Policies', 'My Quotations', 'My Transactions']
const everybody = ['Share', 'Support', 'Sign Out']
const labelsOf = (view: SessionView) => accountItems(view).map(({ label }) => label)

describe('the menu of a signed-in person', () => {
  it.each(['customer', 'partner'] as const)('offers a %s seven things [HEADER-08]', (kind) => {
    expect(labelsOf({ kind, role: kind })).toEqual([...own, ...everybody])
  })

  it('offers the same after a sign-up, though the pages ask for a code first', () => {
    expect(labelsOf({ kind: 'unverified', role: 'anonymous' })).toEqual([...own, ...everybody])
  })

  it.each([
    ['agent', ['Desk']],
    ['admin', ['Desk', 'Paths']],
    ['analyst', ['Paths']],
    ['tester', ['Paths']],
  ] as const)('offers an employee who is %s no page that the role may not open', (role, more) => {
    expect(labelsOf({ kind: 'employee', role })).toEqual([...more, ...everybody])
  })
})

describe('sharing', () => {
  afterEach(() => vi.unstubAllGlobals())
  const shown = () => toasts.list().at(-1)

  it('shares the URL of the site and nothing of this page [HEADER-14]', async () => {
    window.history.replaceState(null, '', '/quotelist/lead-1?employeeId=x')
    const share = vi.fn()
    vi.stubGlobal('navigator', { share })
    await shareSite()
    expect(share).toHaveBeenCalledWith({ title: 'Safar', url: `${window.location.origin}/` })
  })

  it('copies it when the device cannot share, and says so [HEADER-14]', async () => {
    const writeText = vi.fn()
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await shareSite()
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/`)
    expect(shown()).toMatchObject({ kind: 'success', text: 'The link is copied' })
  })

  it('is silent when cancelled, and shows the URL when it cannot be copied', async () => {
    const before = shown()
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) })
    await shareSite()
    expect(shown()).toEqual(before)
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('forbidden')) } })
    await shareSite()
    expect(shown()?.text).toContain(`${window.location.origin}/`)
  })
})
