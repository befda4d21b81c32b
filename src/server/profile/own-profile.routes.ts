import { Hono } from 'hono'
import type { RequestOf } from '#contract/call.ts'
import {
  chooseReminders,
  type ProfileReply,
  readProfile,
  updateProfile,
} from '#contract/profile/own-profile.calls.ts'
import { profile as profileTexts } from '#machines/reference/messages/profile.ts'
import { messages } from '#machines/reference/messages.ts'
import { dayFromSlashes } from '#machines/rules/calendar.ts'
import { leadOwnerOf } from '../access/lead-owner.ts'
import { wireCustomerOf } from '../account/customers.store.ts'
import { findSession, provedLately } from '../account/sessions.store.ts'
import type { Customer } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { isStopped, startAgain, stop, stopKey } from '../messages/stopped.store.ts'
import { customerById, updateCustomer } from './customers.store.ts'

/** Reading and changing one's own details. */
export const ownProfileRoutes: Module = (deps) => {
  const { db, clock, products } = deps
  const customerOf = async (caller: Caller) =>
    (await customerById(db, leadOwnerOf({ products }, caller).customerId)) ?? fail('signed-out')

  const ownReply = async (customer: Customer) =>
    replyOf(customer, { isPartnersWord: false, isReminded: !(await isStopped(deps, customer.mobile)) })

  /** A partner's visitor has not proved the number, and sees only what the partner supplied. */
  async function partnersWordOf({ sessionId, partnerId }: Caller) {
    const session = partnerId === null || sessionId === null ? undefined : await findSession(db, sessionId)
    return session?.partnersWord ?? undefined
  }

  const read = serve(readProfile, async ({ caller }) => {
    const customer = await customerOf(caller)
    if (caller.partnerId === null) return ownReply(customer)
    const { name = '', email = '' } = (await partnersWordOf(caller)) ?? {}
    return replyOf({ ...nothingKnown(customer), name, email }, { isReminded: true, isPartnersWord: true })
  })

  const update = serve(updateProfile, async ({ caller, request }) => {
    if (caller.partnerId !== null) return fail('not-allowed')
    const customer = await customerOf(caller)
    const savedElsewhere = async (current: Customer) =>
      fail('saved-elsewhere', undefined, { current: (await ownReply(current)).data })
    // Only a version that has been read says which address the change replaces; the write compares it once more.
    if (customer.updatedAt.toISOString() !== request.version) return savedElsewhere(customer)
    // Links and codes of a locked number go to that address.
    if (request.email !== customer.email && !(await provedLately(db, caller.sessionId, clock.now())))
      return fail('invalid', undefined, { issues: [{ path: 'email', message: profileTexts.logInAgain }] })
    const change = changeOf(request, clock.today())
    const updated = await updateCustomer(db, customer, {
      ...change,
      updatedAt: later(customer.updatedAt, clock.now()),
    })
    return updated ? ownReply(updated) : savedElsewhere(await customerOf(caller))
  })

  const choose = serve(chooseReminders, async ({ caller, request: { isReminded } }) => {
    if (caller.partnerId !== null) return fail('not-allowed')
    const { mobile } = await customerOf(caller)
    await (isReminded ? startAgain : stop)(deps, stopKey(deps, mobile))
    return { status: 'success' as const }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', update).route('/', choose)
}

type Known = Pick<ProfileReply['data'], 'isPartnersWord' | 'isReminded'>

function replyOf(customer: Customer, known: Known): ProfileReply {
  const version = customer.updatedAt.toISOString()
  return { status: 'success', data: { ...wireCustomerOf(customer), version, ...known } }
}

const nothingKnown = (customer: Customer): Customer => ({
  ...customer,
  gender: null,
  dateOfBirth: null,
  maritalStatus: null,
  city: null,
})

function changeOf(
  { name, email, gender, dob, maritalStatus, city }: RequestOf<typeof updateProfile>,
  today: string,
) {
  const dateOfBirth = dayFromSlashes(dob) ?? null
  if (dateOfBirth === null || dateOfBirth >= today) {
    return fail('invalid', undefined, { issues: [{ path: 'dob', message: messages.form.birthDateFuture }] })
  }
  return { name, email, gender, dateOfBirth, maritalStatus: maritalStatus || null, city }
}

/** Each change gets a distinct time, even with a frozen clock. */
const later = (than: Date, now: Date) => (now > than ? now : new Date(than.getTime() + 1))
