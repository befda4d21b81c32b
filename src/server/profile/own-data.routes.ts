import { Hono } from 'hono'
import { eraseOwnData, readOwnData } from '#contract/profile/own-data.calls.ts'
import type { Erasure } from '#machines/schemas/erasure.ts'
import type { Say } from '#texts/translator.ts'
import { type LeadOwner, leadOwnerOf } from '../access/lead-owner.ts'
import type { Customer } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import { askedLanguage } from '../http/asked-language.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { erasureReceiptMail } from '../messages/mail-templates.ts'
import { sendMail } from '../messages/send-mail.ts'
import { eraseOwned } from '../retention/erasure.store.ts'
import { customerById } from './customers.store.ts'
import { ownData } from './own-data.ts'

/** The export and the erasure of what is kept of a customer, for whoever has proved the number (DPDP). */
export const ownDataRoutes: Module = (deps) => {
  const count = rateLimit(deps, { name: 'own-data', times: 20, withinSeconds: 3_600 })

  /** Who asks; counted, because both read and change a lot. */
  async function person(caller: Caller): Promise<{ owner: LeadOwner; customer: Customer }> {
    const owner = leadOwnerOf(deps, caller)
    const customer = (await customerById(deps.db, owner.customerId)) ?? fail('signed-out')
    await count(customer.id)
    return { owner, customer }
  }

  const read = serve(readOwnData, async ({ caller }) => {
    const { owner, customer } = await person(caller)
    const { id: _, ...profile } = customer
    const madeAt = deps.clock.now().toISOString()
    const data = { madeAt, profile, ...(await ownData(deps, owner, profile.mobile)) }
    return { status: 'success' as const, data }
  })

  const erase = serve(eraseOwnData, async ({ caller, c }) => {
    const { owner, customer } = await person(caller)
    const erased = await eraseOwned(deps, { ...owner, mobile: customer.mobile })
    const language = askedLanguage(c)
    // At once and not as a job, whose row would keep the address.
    const to = { email: customer.email, language }
    await sendMail(deps, to, erasureReceiptMail(erased)).catch((error) =>
      deps.log.warn({ err: error, receipt: erased.number }, 'receipt not mailed'),
    )
    return { status: 'success' as const, data: receiptIn(deps.sayIn(language), erased) }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', erase)
}

/** What stays and why, as the customer reads it. */
const receiptIn = (say: Say, receipt: Erasure): Erasure => ({
  ...receipt,
  kept: receipt.kept.map(({ what, howLong, why }) => ({
    what: say(what),
    howLong: say(howLong),
    why: say(why),
  })),
})
