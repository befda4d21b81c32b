import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { ReplyOf } from '#contract/call.ts'
import { readFlow, saveFlow, saveMessages } from '#contract/flow/flow.calls.ts'
import { stepName } from '#contract/flow/step-name.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { LatestLeads } from '../access/latest-leads.ts'
import { setLeadCookies } from '../access/lead-cookie.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps, Module } from '../deps.ts'
import type { SaveRequest } from '../engine/submitted.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { browserAndAddress } from '../http/browser-and-address.ts'
import type { ServerEnv } from '../http/env.ts'
import { type Around, type CallContext, serve, serveLead } from '../http/serve.ts'
import { expireProposal } from '../proposals/expiry.store.ts'
import { type Beginning, beginOnce } from './begin-once.ts'
import { nextSaveOf } from './next-save.ts'
import { resumeRecordOf } from './resume-record.ts'
import { type SavedJourney, saveJourney, saveRemembered } from './save-journey.ts'
import { startJourney } from './start-journey.ts'

/** Saving and reading a journey; either gives the browser two more hours with it (C-29). */
export const flowRoutes: Module = (deps) => {
  const countBegun = browserAndAddress(deps, 'begun', { perBrowser: 60, perAddress: 2_000 })

  const latest = new LatestLeads<SavedJourney>(deps.clock)

  /** Most saves follow another of the same browser: their lead need not be read. */
  const aroundSave: Around<SaveReply> = ({ caller, c, input }, usual) =>
    deps.tracing.span('save', { attributes: spanAttributesOf(deps, input) }, async (note) => {
      const next = nextSaveOf({ latest, products: deps.products }, { input, caller, c })
      const saved = next && (await saveRemembered(deps, next.request, next.remembered, caller))
      note({ attributes: { 'safar.remembered': saved !== undefined } })
      if (!saved) return usual()
      latest.keep(saved)
      await setLeadCookies(c, deps, saved.lead)
      return replyOf(saveMessages.saved, saved.lead)
    })

  async function beginning({
    request,
    caller,
    c,
  }: Omit<CallContext<SaveRequest>, 'lead'>): Promise<SavedJourney> {
    const lead = await beginOnce(deps, c, request, {
      begin: ({ id, ownerSecret }: Partial<Beginning> = {}) =>
        startJourney(deps, request, {
          caller,
          language: askedLanguage(c),
          keepLead: (kept) => setLeadCookies(c, deps, { id: kept, ownerSecret }),
          id,
        }),
      goOn: (known) => setLeadCookies(c, deps, known),
    }).catch(forget(c))
    return { lead }
  }

  const save = serve(
    saveFlow,
    async ({ request, lead, caller, c }) => {
      if (!lead) {
        c.get('refuseIfBusy')?.('beginning')
        await countBegun(c)
      }
      const saved = await (lead
        ? saveJourney(deps, request, lead, caller)
        : beginning({ request, caller, c }))
      latest.keep(saved)
      if (lead) await setLeadCookies(c, deps, lead)
      return lead
        ? replyOf(saveMessages.saved, saved.lead)
        : replyOf(saveMessages.started, saved.lead, begunWith(recordOf(deps, saved.lead)))
    },
    aroundSave,
  )

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

/** A request that was not checked yet may say anything: only what is known is told. */
function spanAttributesOf({ products }: Pick<Deps, 'products'>, input: unknown) {
  const { quoteType, step } = v.parse(traced, input)
  const { key = 'unknown' } = products.find((product) => product.key === quoteType) ?? {}
  return { 'safar.product': key, ...(step !== undefined && { 'safar.step': step }) }
}

const traced = v.fallback(
  v.object({
    quoteType: v.fallback(v.optional(v.string()), undefined),
    step: v.fallback(v.optional(stepName), undefined),
  }),
  {},
)

type SaveReply = ReplyOf<typeof saveFlow>

type Begun = Pick<JourneyRecord, 'quotationNumber' | 'pricesFirst'>

const begunWith = ({ quotationNumber, pricesFirst }: JourneyRecord): Begun => ({
  ...(quotationNumber !== undefined && { quotationNumber }),
  ...(pricesFirst && { pricesFirst }),
})

const replyOf = (message: string, { id, version }: Lead, begun: Begun = {}): SaveReply => ({
  status: 'success',
  data: { message, data: { customerLeadId: id, version, ...begun } },
})
