// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { keptRefCode, mayBeKnown, readArrival } from '#web/journey/session/arrival.ts'
import { creditNow, referralNow } from '#web/journey/session/credit.ts'

const arriveAt = (address: string) => {
  window.history.replaceState({ kept: true }, '', address)
  return readArrival()
}
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('what a link brings along', () => {
  it('is kept as it is written [PARTNER-01, PARTNER-02]', () => {
    arriveAt('/motor?token=a.b.c&ref=0012')
    expect(sessionStorage.getItem('partnerToken')).toBe('a.b.c')
    expect(localStorage.getItem('refCode')).toBe('0012')
    arriveAt('/?ref=1e5')
    expect(keptRefCode.read()).toBe('1e5')
  })

  it('is in the address no more where it is a token, and in no storage that outlives the tab', () => {
    arriveAt('/motor?token=a.b.c&ref=R1&step=make#top')
    expect(window.location.href).toMatch(/\/motor\?ref=R1&step=make#top$/)
    expect(window.history.state).toEqual({ kept: true })
    expect(JSON.stringify({ ...localStorage })).not.toContain('a.b.c')
  })

  it('names an employee only for this arrival [EMP-01]', () => {
    expect(arriveAt('/?employeeId=007')).toEqual({ employeeId: '007' })
    expect(arriveAt('/')).toEqual({})
    expect(creditNow()).toEqual({})
  })

  it('makes it worth asking who is here, as a session and a sign-up do', () => {
    expect(mayBeKnown()).toBe(false)
    arriveAt('/?token=a.b.c')
    expect(mayBeKnown()).toBe(true)
    sessionStorage.clear()
    sessionStorage.setItem('signedUp', '{}')
    expect(mayBeKnown()).toBe(true)
  })
})

describe('a journey begun now', () => {
  it('is credited to the employee that is kept, and carries the code of the visit [EMP-03, EMP-04, EMP-05]', () => {
    expect(referralNow()).toEqual({})
    localStorage.setItem('emplId', 'asha.agent')
    localStorage.setItem('refCode', 'R1')
    expect(creditNow()).toEqual({ source: 'empl', emplId: 'asha.agent' })
    expect(referralNow()).toEqual({ referralCode: 'R1' })
    localStorage.setItem('feCode', 'FE-1')
    expect(referralNow()).toEqual({ referralCode: 'FE-1' })
  })
})
