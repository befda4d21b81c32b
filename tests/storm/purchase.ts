import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { failure } from '#contract/failure.ts'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { downloadDocument, uploadDocument } from '#contract/kyc/upload.calls.ts'
import { downloadPolicy, getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { policyOfReply } from '#contract/policy/policy.codec.ts'
import { readProfile } from '#contract/profile/own-profile.calls.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { Db } from '#server/db/types.ts'
import type { Clock } from '#server/deps.ts'
import { aSave, asha, nominee, person, vehicle } from '../server/journeys/asha.ts'
import { payerOf } from '../server/payments/a-payer.ts'
import { digit, shopperOf } from '../server/proposals/a-shopper.ts'
import { type Visitor, visitorOf } from '../server/support/visitor.ts'
import { signInAt } from './sign-in-at.ts'

export type Place = { url: string; db: Db; clock: Clock; patienceMs: number }

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

const paper = '%PDF-1.4\n%%EOF\n'

/**
 * Somebody who signs in, answers, uploads a paper, buys and waits for the policy. What was not answered is asked again,
 * as the page does.
 */
export async function purchase(place: Place, bought: Purchase): Promise<void> {
  const { visitor, mobile } = bought
  const again = <T>(step: () => Promise<T>) => untilAnswered(place.patienceMs, step)
  await again(() => signedIn(visitor, mobile))
  await answerWizard(place, bought)
  const { customerLeadId } = bought
  const shopper = shopperOf(place, visitor, customerLeadId)
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
    if ((await shopper.status()) === 'proposalSuccess') return
    await shopper.submit()
    throw new Error('The proposal is not accepted yet')
  })
  await pay(place, bought, (await shopper.record()).plan?.caseId ?? '')
  bought.policyNumber = await again(async () => {
    const policy = policyOfReply(await visitor.call(getPolicyDocument, { id: customerLeadId }))
    if (policy.kind !== 'ready') throw new Error(`The policy is ${policy.kind}`)
    return policy.policyNumber
  })
}

/** Nobody yet; each number is another person. */
export const somebody = (place: Pick<Place, 'url'>, number: number): Purchase => ({
  visitor: visitorFrom(place, number),
  mobile: String(9_100_000_000 + number),
  customerLeadId: '',
  version: 0,
})

/** A browser at an address of its own, so that nobody is held back for what others do. */
function visitorFrom({ url }: Pick<Place, 'url'>, number: number): Visitor {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return visitorOf((path, init) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    return fetch(url + path, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  }, url)
}

/** Tried again until it succeeds; the last error where it does not within so many ms. */
async function untilAnswered<T>(patienceMs: number, step: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(150)
    }
  }
}

async function signedIn(visitor: Visitor, mobile: string): Promise<void> {
  if ((await visitor.ask(readProfile)).ok) return
  await signInAt(visitor, 'customer', mobile)
}

async function answerWizard({ clock, patienceMs }: Place, bought: Purchase): Promise<void> {
  const { visitor, mobile } = bought
  const today = clock.today()
  const customer = { ...asha.step5.customerDetails, customer_phone: mobile }
  const different: Record<number, object> = {
    5: { step5: { ...asha.step5, customerDetails: customer } },
    6: {
      step6: { pypSelection: { ...asha.step6.pypSelection, PrePolicyEndDate: addDays(today, 20) } },
    },
  }
  for (let step = 1; step <= 6; step += 1) {
    await untilAnswered(patienceMs, async () => {
      const { customerLeadId, version } = bought
      const of = step === 1 ? {} : { customerLeadId, version }
      const response = await visitor.ask(saveFlow, aSave(step, { ...different[step], ...of }))
      const body: unknown = await response.json()
      if (isBehind(body)) bought.version = (await visitor.call(readFlow, { customerLeadId })).data.version
      else Object.assign(bought, v.parse(saveFlow.reply, body).data.data)
    })
  }
}

/** The save before had arrived although its answer did not. */
const isBehind = (body: unknown) => {
  const said = v.safeParse(failure, body)
  return said.success && said.output.code === 'saved-elsewhere'
}

/** The button is pressed once; whether the money arrived is asked for until it is known. */
async function pay(place: Place, { visitor, customerLeadId }: Purchase, caseId: string): Promise<void> {
  const payer = payerOf(
    { db: place.db, visitor: () => visitorFrom(place, 1) },
    { visitor, customerLeadId, caseId },
  )
  let goBack: (() => Promise<Response>) | undefined
  await untilAnswered(place.patienceMs, async () => {
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
