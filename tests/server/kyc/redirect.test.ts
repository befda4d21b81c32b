import { expect, it } from 'vitest'
import * as calls from '#contract/kyc/kyc.calls.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { anOwner, kycDoes, modules } from './an-owner.ts'

describeOnEachDatabase('KYC on the page of DigiLocker', { modules }, (server) => {
  it('brings the customer back to the journey, known [PROPOSAL-15, API-34]', async () => {
    const owner = await anOwner(server)
    expect(await owner.redirect('allow')).toBe(`/kyc-redirection/${owner.customerLeadId}`)
    const { success, data } = await owner.status()
    expect(success).toBe(true)
    if (data.kind !== 'verified') throw new Error(data.kind)
    expect(data.result).toMatchObject({ kycType: 'ovd', docName: 'adhaar', name: 'Asha Rani Sharma' })
    expect(data.result.docNumber).toMatch(/^XXXX XXXX \d{4}$/)
    expect((await owner.status()).data).toEqual(data)
  })

  it('tells the provider where to send the browser, in words nobody can make up', async () => {
    const owner = await anOwner(server)
    await owner.redirect()
    const [check] = await owner.checks()
    expect(check).toMatchObject({ mode: 'redirect', status: 'away' })
    const { data } = await owner.ask(calls.startKycRedirect)
    expect(data.url).toMatch(new RegExp(`^${testConfig.baseUrl}/sandbox/digilocker/`))
  })

  it.each([
    ['deny', 'You did not agree to share your documents. Use another way to prove who you are.'],
    ['expire', 'The DigiLocker page has expired. Please open it again.'],
  ] as const)('says what happened there (%s)', async (answer, message) => {
    const owner = await anOwner(server)
    await owner.redirect(answer)
    expect(await owner.status()).toEqual({ success: false, message, data: { kind: 'refused', message } })
    expect(await owner.checks()).toMatchObject([{ status: 'failed' }])
  })

  it('believes the provider and not the browser that says it came back', async () => {
    const owner = await anOwner(server)
    await owner.redirect('allow')
    await kycDoes(server, 'digilockerStatus', 'pending')
    expect((await owner.status()).message).toBe(
      'DigiLocker has not confirmed yet. Please try again in a moment.',
    )
    expect((await owner.status()).success).toBe(true)
  })

  it('asks nobody before the browser came back', async () => {
    const owner = await anOwner(server)
    await owner.redirect()
    expect((await owner.status()).message).toBe(
      'You have not come back from DigiLocker yet. Open it again or use a document.',
    )
  })

  it('brings back whoever was sent there, by whatever right they opened the journey', async () => {
    const owner = await anOwner(server)
    const { data } = await owner.ask(calls.startKycRedirect)
    const answer = { method: 'POST', body: new URLSearchParams({ answer: 'allow' }) }
    const consent = await owner.visitor.fetch(new URL(data.url).pathname, answer)
    const back = new URL(consent.headers.get('location') ?? '')
    const findAgain = owner.visitor.jar.lose('leadOwner')
    await owner.visitor.fetch(back.pathname + back.search)
    findAgain()
    expect((await owner.status()).success).toBe(true)
  })

  it('does not take in the identity of somebody who was sent the link', async () => {
    const owner = await anOwner(server)
    const victim = server.visitor()
    expect(await owner.redirect('allow', victim)).toBe(`/kyc-redirection/${owner.customerLeadId}`)
    expect((await owner.status()).success).toBe(false)
  })

  it.each(['', 'a~b~c~d', 'nonsense'])('leads nowhere with a state that is not ours (%j)', async (state) => {
    const { visitor } = await anOwner(server)
    const response = await visitor.fetch(`/hooks/kyc/returned?state=${encodeURIComponent(state)}`)
    expect(response.headers.get('location')).toBe('/')
  })

  it('leads nowhere with a state that was altered or is too old', async () => {
    const owner = await anOwner(server)
    const { data } = await owner.ask(calls.startKycRedirect)
    const form = new URLSearchParams({ answer: 'allow' })
    const path = new URL(data.url).pathname
    const consent = await owner.visitor.fetch(path, { method: 'POST', body: form })
    const back = new URL(consent.headers.get('location') ?? '')
    const other = back.search.replace(/state=[^~%]+/, 'state=another-lead')
    expect((await owner.visitor.fetch(back.pathname + other)).headers.get('location')).toBe('/')
    server.clock.advance(16 * 60 * 1000)
    expect((await owner.visitor.fetch(back.pathname + back.search)).headers.get('location')).toBe('/')
    expect((await owner.checks())[0]?.status).toBe('away')
  })

  it('refuses the locker of somebody else', async () => {
    const owner = await anOwner(server)
    await owner.redirect('allow')
    await kycDoes(server, 'digilockerDocument', 'mismatch')
    expect((await owner.status()).message).toMatch(/^The name on this document is not Asha Rani Sharma\./)
    expect((await owner.checks())[0]?.status).toBe('failed')
  })

  it('may be asked again later when the provider does not answer', async () => {
    const owner = await anOwner(server)
    await owner.redirect('allow')
    await kycDoes(server, 'digilockerStatus', 'down')
    await expect(owner.status()).rejects.toThrow('unavailable')
    expect((await owner.status()).success).toBe(true)
  })

  it('knows of no check where none was begun', async () => {
    const owner = await anOwner(server)
    expect((await owner.status()).message).toBe('CKYC Invalid, Please Enter POA Type ')
  })
})
