// @vitest-environment dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readFingerprint } from '#web/browser/device-fingerprint.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { startPolicyState } from '#web/browser/policy-state/start.ts'
import { keepSessionId, startVisit } from '#web/browser/visit.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = cookie
}

describe('a visit', () => {
  it('has an id that survives a reload [STATE-03]', () => {
    startVisit()
    const kept = sessionStorage.getItem('sessionId')
    expect(JSON.parse(kept ?? '')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    startVisit()
    expect(sessionStorage.getItem('sessionId')).toBe(kept)
    expect(JSON.stringify(keepSessionId())).toBe(kept)
    sessionStorage.clear()
    startVisit()
    expect(sessionStorage.getItem('sessionId')).not.toBe(kept)
  })

  it('describes its device in the specification’s fields, stored locally [STATE-04]', () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36'
    vi.stubGlobal('navigator', {
      ...{ userAgent, language: 'en-IN', platform: 'Win32', deviceMemory: 8 },
      plugins: [{ name: 'PDF Viewer' }],
    })
    vi.spyOn(window, 'screen', 'get').mockReturnValue({
      ...{ width: 1280, height: 800, colorDepth: 24 },
    } as Screen)
    startVisit()
    expect(JSON.parse(localStorage.getItem('deviceFingerprint') ?? '{}')).toEqual({
      userAgent,
      language: 'en-IN',
      platform: 'Win32',
      screenSize: '1280x800',
      colorDepth: 24,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      plugins: ['PDF Viewer'],
      memory: 8,
      os: 'Windows',
      browser: 'Chrome',
      isMobile: false,
    })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36', 'Android', 'Chrome', true],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1',
      'iOS',
      'Safari',
      true,
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0', 'Windows', 'Edge', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Firefox/127.0', 'macOS', 'Firefox', false],
  ])('knows %s', (userAgent, os, browser, isMobile) => {
    const device = { userAgent, language: 'en-IN', platform: '', plugins: navigator.plugins }
    const told = readFingerprint(device, { width: 390, height: 844, colorDepth: 24 })
    expect(told).toMatchObject({ os, browser, isMobile, screenSize: '390x844' })
  })

  it('clears an anonymous journey once the lead cookie has expired', () => {
    policyState.set({ customerLeadId: 'lead-1', rtoCode: 'RJ14', firstName: 'Asha' })
    setCookie('customerLeadId=lead-1; path=/')
    startPolicyState()
    expect(policyState.get().rtoCode).toBe('RJ14')
    setCookie('customerLeadId=; max-age=0; path=/')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(policyState.get()).toMatchObject({ rtoCode: undefined, firstName: undefined })
  })

  it('picks up what another tab has stored', () => {
    startPolicyState()
    localStorage.setItem('policyState', '{"version":1,"rtoCode":"DL01"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'policyState' }))
    expect(policyState.get().rtoCode).toBe('DL01')
  })
})
