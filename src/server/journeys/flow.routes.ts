import { type Context, Hono } from 'hono'
import { readFlow, saveFlow, saveMessages } from '#contract/flow/flow.calls.ts'
import { setLeadCookies } from '../access/lead-cookie.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Module } from '../deps.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { browserAndAddress } from '../http/browser-and-address.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve, serveLead } from '../http/serve.ts'
import { expireProposal } from '../proposals/expiry.store.ts'
import { type Beginning, beginOnce } from './begin-once.ts'
import { resumeRecordOf } from './resume-record.ts'
import { saveJourney } from './save-journey.ts'
import { startJourney } from './start-journey.ts'

/** Saving and reading a journey; either gives the browser two more hours with it (C-29). */
export const flowRoutes: Module = (deps) => {
  const countBegun = browserAndAddress(deps, 'begun', { perBrowser: 60, perAddress: 2_000 })

  const save = serve(saveFlow, async ({ request, lead, caller, c }) => {
    if (!lead) {
      c.get('refuseIfBusy')?.('beginning')
      await countBegun(c)
    }
    // As it was sent it may be anything.
    const { key = 'unknown' } = deps.products.find((product) => product.key === request.quoteType) ?? {}
    const attributes = { 'safar.product': key, 'safar.step': request.step }
    const saved = await deps.tracing.span('save', { attributes }, () =>
      lead
        ? saveJourney(deps, request, lead, caller)
        : beginOnce(deps, c, request, {
            begin: ({ id, ownerSecret }: Partial<Beginning> = {}) =>
              startJourney(deps, request, {
                caller,
                language: askedLanguage(c),
                keepLead: (kept) => setLeadCookies(c, deps, { id: kept, ownerSecret }),
                id,
              }),
            goOn: (beginning) => setLeadCookies(c, deps, beginning),
          }).catch(forget(c)),
    )
    if (lead) await setLeadCookies(c, deps, lead)
    const message = lead ? saveMessages.saved : saveMessages.started
    return {
      status: 'success' as const,
      data: {
        message,
        data: {
          customerLeadId: saved.id,
          version: saved.version,
          ...(!lead && { quotationNumber: recordOf(deps, saved).quotationNumber }),
        },
      },
    }
  })

  const read = serveLead(readFlow, async ({ lead, caller, c }) => {
    await setLeadCookies(c, deps, lead)
    const current = await expireProposal(deps, lead)
    return { status: 'success' as const, data: await resumeRecordOf(deps, current, caller) }
  })

  return new Hono<ServerEnv>().route('/', save).route('/', read)
}

/** A journey that could not start leaves no cookie (C-45). */
const forget = (c: Context) => (error: unknown) => {
  c.header('Set-Cookie', undefined)
  throw error
}
