import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { createInsurers } from '../insurers/insurers.ts'
import { workOnNotifications } from '../messages/notifications.ts'
import { issuePolicy } from '../payments/payments.store.ts'
import { sealedFilesOf } from '../storage/sealed-files.ts'
import { advance, giveUpForNow } from './advance.ts'
import { finish, finishCancellation } from './cancel/cancel-policy.ts'
import { cancellationRoutes } from './cancel/cancellation.routes.ts'
import { tellCancelled, tellOfCancellation } from './cancel/tell-of-cancellation.ts'
import type { PolicyDeps } from './deps.ts'
import { createPrinter } from './document/print/printer.ts'
import { finish as finishChange, finishEndorsement } from './endorse/endorse-policy.ts'
import { endorsementRoutes } from './endorse/endorsement.routes.ts'
import { tellEndorsed, tellOfEndorsement } from './endorse/tell-of-endorsement.ts'
import { policyRoutes } from './policy.routes.ts'
import { tell, tellOfPolicy } from './tell-customer.ts'
import { verifyRoutes } from './verify.routes.ts'
import { wordingRoutes } from './wording.routes.ts'

/** Of this process, however many servers a test makes. */
const print = createPrinter()

/** From payment to policy: issuing, the document, its link, and the verification page. */
export const policies: Module = (deps) => {
  const needs: PolicyDeps = {
    ...deps,
    insurers: createInsurers(deps),
    files: sealedFilesOf(deps.config, deps.fetch),
    print: (...job) => deps.tracing.span('thread print', {}, () => print(...job)),
  }
  deps.jobs.work(issuePolicy, async ({ leadId, round }, { isLast }) => {
    const by = { actor: 'system' as const, at: deps.clock.now(), cause: issuePolicy.name }
    try {
      await advance(needs, leadId, round, by)
    } catch (error) {
      if (isLast) await giveUpForNow(needs, leadId, round)
      throw error
    }
  })
  workOnNotifications(deps, tellOfPolicy, (notification) => tell(needs, notification))
  deps.jobs.work(finishCancellation, ({ leadId }) => finish(needs, leadId))
  workOnNotifications(deps, tellOfCancellation, (notification) => tellCancelled(needs, notification))
  deps.jobs.work(finishEndorsement, ({ leadId, endorsementId }) => finishChange(needs, leadId, endorsementId))
  workOnNotifications(deps, tellOfEndorsement, (notification) => tellEndorsed(needs, notification))

  return new Hono<ServerEnv>()
    .route('/', policyRoutes(needs))
    .route('/', cancellationRoutes(needs))
    .route('/', endorsementRoutes(needs))
    .route('/', verifyRoutes(needs))
    .route('/', wordingRoutes(needs))
}
