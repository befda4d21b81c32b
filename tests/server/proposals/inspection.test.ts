import { expect, it } from 'vitest'
import {
  askForPhotograph,
  decideReferral,
  listReferrals,
  referredDocument,
} from '#contract/desk/referrals.calls.ts'
import { getPaymentStatus, requestPayment } from '#contract/payment/payment.calls.ts'
import { statusOfReply } from '#contract/payment/status.codec.ts'
import { payments } from '#server/payments/payments.routes.ts'
import { atTheDesk, auditTrail, engage, identify, messagesTo } from '../desk/at-the-desk.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { aLapsedCar, type LapsedCar } from './a-lapsed-car.ts'
import { aShopper, digit, modules } from './a-shopper.ts'

const hour = 3_600_000
const options = { modules: [...modules, payments], deps: { identify } }
const approve = { decision: 'approve', reason: 'No damage to be seen' }

async function inspected(server: TestServer): Promise<LapsedCar> {
  await engage(server)
  const car = await aLapsedCar(server)
  await car.photographAll()
  await car.submit()
  return car
}

describeOnEachDatabase('a car whose cover has lapsed', options, (server) => {
  const dev = () => atTheDesk(server, 'dev').visitor
  const queue = async () => (await dev().call(listReferrals)).data
  const decide = (car: LapsedCar, given: object = approve) =>
    dev().call(decideReferral, { customerLeadId: car.customerLeadId, ...given })
  const retake = (car: LapsedCar, documentId: string) => ({
    customerLeadId: car.customerLeadId,
    documentId,
    reason: 'The plate cannot be read',
  })

  it('is said to be inspected with its price; one that is covered is not', async () => {
    expect((await (await aLapsedCar(server)).record()).plan?.inspection).toBe(true)
    const covered = await aShopper(server)
    await covered.complete(digit)
    expect((await covered.record()).plan?.inspection).toBeUndefined()
  })

  it('is not proposed before all its photographs are there', async () => {
    const car = await aLapsedCar(server)
    await car.photograph('front')
    expect(await car.refusedSubmit()).toMatchObject({ code: 'not-now' })
    expect(await car.status()).toBe('quotesGenerated')
  })

  it('is not proposed with a photograph of another journey', async () => {
    const [stranger, car] = [await aLapsedCar(server), await aLapsedCar(server)]
    await car.photographAll()
    await car.show('front', await stranger.upload('front'))
    expect(await car.refusedSubmit()).toMatchObject({
      code: 'invalid',
      issues: [
        {
          path: 'photograph.given',
          message: 'This file is not stored with this journey. Please add it again.',
        },
      ],
    })
  })

  it('needs photographs that are younger than two days, whatever the browser says of them', async () => {
    const car = await aLapsedCar(server)
    await car.photographAll()
    const { photographs = [] } = await car.record()
    server.clock.advance(48 * hour)
    await car.complete(digit)
    expect((await car.record()).photographs).toEqual(photographs)
    expect(await car.refusedSubmit()).toMatchObject({ code: 'not-now' })
    const young = photographs.map((one) => ({ ...one, takenOn: server.clock.today() }))
    await car.show('front', photographs[0]?.documentId ?? '', { photographs: young })
    expect(await car.refusedSubmit()).toMatchObject({ code: 'not-now' })
  })

  it('waits for an underwriter, who sees the vehicle and every photograph, and takes no money meanwhile', async () => {
    const car = await inspected(server)
    expect(await car.status()).toBe('proposalRequest')
    const [referral] = await queue()
    expect(referral).toMatchObject({
      locked: true,
      reason: 'An underwriter looks at the photographs of the vehicle before it is insured.',
      facts: [
        { title: 'Vehicle', entries: expect.arrayContaining([['Registration number', 'RJ-14-CA-1234']]) },
      ],
    })
    expect(referral?.uploads.map(({ label }) => label)).toEqual([
      'Front',
      'Left side',
      'Back',
      'Right side',
      'Windscreen',
      'Odometer',
      'Engine',
      'Chassis number',
      'Registration certificate',
    ])
    const { customerLeadId } = car
    expect(await car.visitor.refused(requestPayment, { customerLeadId })).toMatchObject({ code: 'not-now' })
  })

  it('shows its photographs to whoever decides, and to nobody else at the desk', async () => {
    const car = await inspected(server)
    const id = (await queue())[0]?.uploads[0]?.documentId ?? ''
    const path = `/api/v1/desk/referredDocument/${id}`
    expect((await dev().fetch(path)).headers.get('content-type')).toBe('image/png')
    expect((await auditTrail(server)).map(({ action }) => action)).toContain(referredDocument.path)
    expect((await atTheDesk(server, 'meera').visitor.fetch(path)).status).toBe(403)
    expect((await dev().fetch(`${path}0`)).status).toBe(404)
    await decide(car)
    expect((await dev().fetch(path)).status).toBe(404)
  })

  it('is accepted for 48 hours, then expires and is priced anew', async () => {
    const car = await inspected(server)
    await decide(car)
    expect(await car.status()).toBe('proposalSuccess')
    const { plan } = await car.record()
    expect(plan?.payBy).toBe(new Date(server.clock.now().getTime() + 48 * hour).toISOString())
    await server.pass(60_000)
    expect((await messagesTo(server))[0]).toContain('See the answer within 47 hours, then it expires')
    server.clock.advance(47 * hour)
    expect((await car.readProposal()).data.proposalStatus).toBe('proposalSuccess')
    await server.pass(2 * hour)
    expect(await car.status()).toBe('quotesRequested')
    const { customerLeadId } = car
    expect((await car.record()).plan).toBeUndefined()
    expect(await car.read()).toMatchObject({ lapsed: { caseId: plan?.caseId, insurer: 'Digit' } })
    expect(await car.visitor.refused(requestPayment, { customerLeadId })).toMatchObject({ code: 'not-now' })
    const read = await car.visitor.call(getPaymentStatus, { caseId: plan?.caseId ?? '' })
    expect(statusOfReply(read)).toMatchObject({ status: 'notAsked', hasLapsed: true })
    await car.choose(digit)
    await car.leave()
    expect((await car.record()).lapsed).toBeUndefined()
  })

  it('is declined with the underwriter’s reason', async () => {
    const car = await inspected(server)
    await decide(car, { decision: 'decline', reason: 'The windscreen is cracked' })
    expect(await car.readProposal()).toMatchObject({
      status: 'failure',
      message: 'The windscreen is cracked',
      data: { proposalStatus: 'proposalFailure' },
    })
  })

  it('comes back for one photograph, is said so to the customer, and goes again with the new one', async () => {
    const car = await inspected(server)
    const { photographs = [] } = await car.record()
    const [front] = photographs
    expect(await dev().call(askForPhotograph, retake(car, front?.documentId ?? ''))).toEqual({
      status: 'success',
      message: 'The customer gets a message, and the proposal comes back with the new photograph.',
    })
    const proposal = await car.readProposal()
    expect(proposal).toMatchObject({
      message: 'The underwriter asks for another photograph (front): The plate cannot be read',
      data: { isSent: false, documentId: front?.documentId },
    })
    expect((await car.record()).photographs).toEqual(photographs.slice(1))
    expect(await car.refusedSubmit()).toMatchObject({ code: 'not-now' })
    await server.pass(60_000)
    expect((await messagesTo(server))[0]).toContain('An underwriter needs another photograph')
    expect((await messagesTo(server, 'asha@example.com'))[0]).toContain('could not tell enough')
    server.clock.advance(24 * hour)
    await car.photographAll()
    await car.submit()
    expect(await queue()).toHaveLength(1)
    await decide(car)
    expect(await car.status()).toBe('proposalSuccess')
  })

  it('is decided or given back, never both', async () => {
    const car = await inspected(server)
    const { photographs = [] } = await car.record()
    const asked = dev().ask(askForPhotograph, retake(car, photographs[0]?.documentId ?? ''))
    const [first, second] = await Promise.all([
      dev().ask(decideReferral, { customerLeadId: car.customerLeadId, ...approve }),
      asked,
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const { photographs: left = [] } = await car.record()
    expect(left).toHaveLength(first.status === 200 ? photographs.length : photographs.length - 1)
  })

  it('cannot be given back for a picture that is not its own', async () => {
    const car = await inspected(server)
    expect(await dev().refused(askForPhotograph, retake(car, 'nothing'))).toMatchObject({ code: 'not-found' })
  })
})
