import { Hono } from 'hono'
import { readPolicies, readQuotations, readTransactions } from '#contract/profile/own-lists.calls.ts'
import { wireOfPolicy, wireOfQuotation, wireOfTransaction } from '#contract/profile/own-lists.codec.ts'
import { leadOwnerOf } from '../access/lead-owner.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { ownPolicies } from './own-policies.ts'
import { ownQuotations } from './own-quotations.ts'
import { ownTransactions } from './own-transactions.ts'

/** Policies, quotations and payments of the caller. */
export const ownListsRoutes: Module = (deps) => {
  const status = 'success' as const

  const policies = serve(readPolicies, async ({ caller }) => {
    const { data, hasMore } = await ownPolicies(deps, leadOwnerOf(deps, caller))
    return { status, data: data.map(wireOfPolicy), hasMore }
  })

  const quotations = serve(readQuotations, async ({ caller }) => {
    const { data, hasMore } = await ownQuotations(deps, leadOwnerOf(deps, caller))
    return { status, data: data.map(wireOfQuotation), hasMore }
  })

  const transactions = serve(readTransactions, async ({ caller }) => {
    const { data, hasMore } = await ownTransactions(deps, leadOwnerOf(deps, caller))
    return { status, data: data.map(wireOfTransaction), hasMore }
  })

  return new Hono<ServerEnv>().route('/', policies).route('/', quotations).route('/', transactions)
}
