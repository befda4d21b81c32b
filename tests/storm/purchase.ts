import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { renewSession } from '#contract/account/session.calls.ts'
import { type ResumeRecord, readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { downloadDocument, uploadDocument } from '#contract/kyc/upload.calls.ts'
import { downloadPolicy, getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { policyOfReply } from '#contract/policy/policy.codec.ts'
import { readProfile } from '#contract/profile/own-profile.calls.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { Db } from '#server/db/types.ts'
import type { Clock } from '#server/deps.ts'
import { resumedRecord } from '#web/saving/resumed-record.ts'
import { aSave, asha, nominee, person, policyEnding, vehicle } from '../server/journeys/asha.ts'
import { payerOf } from '../server/payments/a-payer.ts'
import { digit, shopperOf } from '../server/proposals/a-shopper.ts'
import { type Visitor, visitorOf } from '../server/support/visitor.ts'
import { httpFetch } from './http-client.ts'
import { isBehind } from './saved-journey.ts'
import { signInAt } from './sign-in-at.ts'

export type Place = {
  url: string
  clock: Clock
  patienceMs: number
  /** Between two tries of the same, 150 without it. */
  pauseMs?: number
  /** Sessions may end while somebody buys, because clocks jump or hours pass. */
  endsSessions?: boolean
  /** Is told each answer that anybody gets, before its body is read, and how many ms it took. */
  heard?: (path: string, response: Response, ms: number) => void
}

/** A journey, and what was acknowledged of it. */
export type Purchase = {
  visitor: Visitor
  mobile: string
  customerLeadId: string
  version: number
  engineNumber?: string
  paperId?: string
  policyNumber?: string
}

type Again = <T>(step: () => Promise<T>) => Promise<T>

const paper = '%PDF-1.4\n%%EOF\n'

/**
 * Somebody who signs in, answers, uploads a paper, buys and waits for the policy. What was not answered is asked again,
 * as the page does.
 */
export async function purchase(place: Place, bought: Purchase): Promise<void> {
  const { visitor, mobile } = bought
  const again: Again = (step) => {
    let isFirst = true
    return untilAnswered(place, async () => {
      if (!isFirst && place.endsSessions) await signedIn(visitor, mobile)
      isFirst = false
      return step()
    })
  }
  await again(() => signedIn(visitor, mobile))
  await answerWizard(place, bought, again)
  const { customerLeadId } = bought
  const record = async () => motorRecordOf((await visitor.call(readFlow, { customerLeadId })).data)
  const shopper = shopperOf(
    {
      clock: place.clock,
      get db(): Db {
        return noDatabase()
      },
    },
    visitor,
    customerLeadId,
    record,
  )
  const save = (...told: Parameters<typeof shopper.save>) =>
    again(async () => Object.assign(bought, { version: (await shopper.save(...told)).version }))

  await again(() => shopper.choose(digit))
  const kyc = await again(() => shopper.identify(digit))
  await save(8, { kyc, person: { ...person, mobile } })
  await save(9, { nominee })
  const engineNumber = `K12MN${mobile.slice(3)}`
  const validUntil = addDays(place.clock.today(), 200)
  const pollutionCertificate = { ...vehicle.pollutionCertificate, validUntil }
  await save(10, { vehicle: { ...vehicle, engineNumber, pollutionCertificate } })
  bought.engineNumber = engineNumber
  const file = new File([paper], 'paper.pdf', { type: 'application/pdf' })
  const upload = { customerLeadId, docName: 'pan', category: 'kyc', file }
  bought.paperId = (await again(() => visitor.call(uploadDocument, upload))).data.id

  await again(async () => {
    if ((await record()).status === 'proposalSuccess') return
    await shopper.submit()
    throw new Error('The proposal is not accepted yet')
  })
  await pay(place, bought, again, (await again(record)).plan?.caseId ?? '')
  bought.policyNumber = await again(async () => {
    const policy = policyOfReply(await visitor.call(getPolicyDocument, { id: customerLeadId }))
    if (policy.kind !== 'ready') throw new Error(`The policy is ${policy.kind}`)
    return policy.policyNumber
  })
}

/** A browser is told by the server alone how its journey stands. */
const noDatabase = (): never => {
  throw new Error('There is no database to look into')
}

const motorRecordOf = (resume: ResumeRecord) => v.parse(motorProduct.record, resumedRecord(resume))

type Visited = Pick<Place, 'url' | 'heard'>

/** Nobody yet; each number is another person. */
export const somebody = (place: Visited, number: number): Purchase => ({
  visitor: visitorFrom(place, number),
  mobile: String(9_100_000_000 + number),
  customerLeadId: '',
  version: 0,
})

/** A browser at an address of its own, so that nobody is held back for what others do. */
function visitorFrom({ url, heard }: Visited, number: number): Visitor {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return visitorOf(async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    const begun = performance.now()
    const response = await httpFetch(url + path, { ...init, headers })
    heard?.(path, response, performance.now() - begun)
    return response
  }, url)
}

/** Tried again until it succeeds; the last error where it does not within so many ms. */
async function untilAnswered<T>(
  { patienceMs, pauseMs = 150 }: Pick<Place, 'patienceMs' | 'pauseMs'>,
  step: () => Promise<T>,
): Promise<T> {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(pauseMs)
    }
  }
}

/** The access token of a session is renewed as the page does it; a session that has ended begins anew. */
export async function signedIn(visitor: Visitor, mobile: string): Promise<void> {
  if ((await visitor.ask(readProfile)).ok || (await visitor.ask(renewSession)).ok) return
  await signInAt(visitor, 'customer', mobile)
}

async function answerWizard(place: Place, bought: Purchase, again: Again): Promise<void> {
  const { visitor, mobile } = bought
  const today = place.clock.today()
  const customer = { ...asha.step5.customerDetails, customer_phone: mobile }
  const different: Record<number, object> = {
    5: { step5: { ...asha.step5, customerDetails: customer } },
    6: { step6: policyEnding(addDays(today, 20)) },
  }
  for (let step = 1; step <= 6; step += 1) {
    await again(async () => {
      const { customerLeadId, version } = bought
      const of = step === 1 ? {} : { customerLeadId, version }
      const response = await visitor.ask(saveFlow, aSave(step, { ...different[step], ...of }))
      const body: unknown = await response.json()
      if (isBehind(body)) bought.version = (await visitor.call(readFlow, { customerLeadId })).data.version
      else Object.assign(bought, v.parse(saveFlow.reply, body).data.data)
    })
  }
}

/** The button is pressed once; whether the money arrived is asked for until it is known. */
async function pay(
  place: Place,
  { visitor, customerLeadId }: Purchase,
  again: Again,
  caseId: string,
): Promise<void> {
  const payer = payerOf(
    {
      visitor: () => visitorFrom(place, 1),
      get db(): Db {
        return noDatabase()
      },
    },
    { visitor, customerLeadId, caseId },
  )
  let goBack: (() => Promise<Response>) | undefined
  await again(async () => {
    if ((await payer.read()).status === 'success') return
    goBack ??= await payer.press('pay', await payer.goToGateway())
    await goBack()
    if ((await payer.read()).status !== 'success') throw new Error('The money is not there yet')
  })
}

/** What is missing of a purchase that was acknowledged, asked for by the browser that made it. */
export async function lossOf(bought: Purchase): Promise<string[]> {
  const { visitor, customerLeadId, mobile, version, engineNumber, paperId, policyNumber } = bought
  const lost = (what: string) => [`${mobile} ${customerLeadId}: ${what}`]
  const profile = await visitor.ask(readProfile)
  if (!profile.ok) return lost(`locked out of the account, ${profile.status}`)
  const response = await visitor.ask(readFlow, { customerLeadId })
  if (!response.ok) return lost(`locked out of the journey, ${response.status}`)
  const text = await response.text()
  const { data } = v.parse(readFlow.reply, JSON.parse(text))
  if (data.version < version) return lost(`version ${data.version} of ${version}`)
  if (engineNumber && !text.includes(engineNumber)) return lost('an answer is gone')
  if (paperId) {
    const file = await visitor.ask(downloadDocument, { id: paperId })
    if ((await file.text()) !== paper) return lost(`the paper is gone, ${file.status}`)
  }
  const policy = policyOfReply(await visitor.call(getPolicyDocument, { id: customerLeadId }))
  if (policyNumber && (policy.kind !== 'ready' || policy.policyNumber !== policyNumber))
    return lost('another policy')
  if (policyNumber) {
    const document = await visitor.ask(downloadPolicy, { id: customerLeadId })
    if (!(await document.text()).startsWith('%PDF')) return lost(`the document is gone, ${document.status}`)
  }
  return []
}
