// @vitest-environment dom
import { afterEach, describe, expect, it } from 'vitest'
import { mayBeKnown, readArrival, storedRefCode } from '#web/browser/arrival.ts'
import { creditNow, referralNow } from '#web/browser/credit.ts'

const arriveAt = (address: string) => {
  window.history.replaceState({ kept: true }, '', address)
  return readArrival()
}
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('the parameters of a link', () => {
  it('are stored as written [PARTNER-01, PARTNER-02]', () => {
    arriveAt('/motor?token=a.b.c&ref=0012')
    expect(sessionStorage.getItem('partnerToken')).toBe('a.b.c')
    expect(localStorage.getItem('refCode')).toBe('0012')
    arriveAt('/?ref=1e5')
    expect(storedRefCode.read()).toBe('1e5')
  })

  it('are removed from the URL if a token, and kept in no storage that outlives the tab', () => {
    arriveAt('/motor?token=a.b.c&ref=R1&step=make#top')
    expect(window.location.href).toMatch(/\/motor\?ref=R1&step=make#top$/)
    expect(window.history.state).toEqual({ kept: true })
    expect(JSON.stringify({ ...localStorage })).not.toContain('a.b.c')
  })

  it('name an employee for this arrival only [EMP-01]', () => {
    expect(arriveAt('/?employeeId=007')).toEqual({ employeeId: '007' })
    expect(arriveAt('/')).toEqual({})
    expect(creditNow()).toEqual({})
  })

  it('trigger a session request, as a session and a sign-up do', () => {
    expect(mayBeKnown()).toBe(false)
    arriveAt('/?token=a.b.c')
    expect(mayBeKnown()).toBe(true)
    sessionStorage.clear()
    sessionStorage.setItem('signedUp', '{}')
    expect(mayBeKnown()).toBe(true)
  })
})

describe('a new journey', () => {
  it('is credited to the stored employee, with the code of the visit [EMP-03, EMP-04, EMP-05]', () => {
    expect(referralNow()).toEqual({})
    localStorage.setItem('emplId', 'asha.agent')
    localStorage.setItem('refCode', 'R1')
    expect(creditNow()).toEqual({ source: 'empl', emplId: 'asha.agent' })
    expect(referralNow()).toEqual({ referralCode: 'R1' })
    localStorage.setItem('feCode', 'FE-1')
    expect(referralNow()).toEqual({ referralCode: 'FE-1' })
  })
})
