import type { Context } from 'hono'
import * as v from 'valibot'
import { formKey, formKeyHeader } from '#contract/flow/form-key.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { SaveRequest } from '../engine/submitted.ts'
import { keyedHash } from '../http/keyed-hash.ts'

/** How long a form that is sent again with the same answers leads to the journey it began. */
const againMs = 10 * 60_000

/** What a journey begins with: the id of its lead, and the secret of its owner. */
export type Beginning = { id: string; ownerSecret: string }

/**
 * Begins one journey for one form, however often its button was tapped: what it begins with follows from the key of
 * the form and its answers, so that the reply to any of the taps opens it. Other journeys begin with chance alone.
 */
export async function beginOnce(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  c: Context,
  request: SaveRequest,
  {
    begin,
    goOn,
  }: { begin: (beginning?: Beginning) => Promise<Lead>; goOn: (beginning: Beginning) => unknown },
): Promise<Lead> {
  const key = c.req.header(formKeyHeader)
  if (!v.is(formKey, key)) return begin()
  const hashOf = (name: string) =>
    keyedHash(config.keys.current().secret, `begun once ${name} ${key} ${JSON.stringify(request)}`)
  const beginning = { id: hashOf('lead').slice(0, 22), ownerSecret: hashOf('owner') }
  const known = await findLead(db, beginning.id)
  if (!known) return begin(beginning).catch(begunMeanwhile)
  if (clock.now().getTime() - known.createdAt.getTime() > againMs) return begin()
  await goOn(beginning)
  return known

  /** Both taps may have found none. */
  async function begunMeanwhile(error: unknown) {
    const other = await findLead(db, beginning.id)
    if (!other) throw error
    await goOn(beginning)
    return other
  }
}
