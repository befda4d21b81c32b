import { account } from './account/account.routes.ts'
import { captures } from './captures/captures.routes.ts'
import type { Module } from './deps.ts'
import { deskWith } from './desk/desk.routes.ts'
import { uploads } from './documents/uploads.routes.ts'
import { graphs } from './graphs/graphs.routes.ts'
import { drawnGraphs } from './graphs/rendered.routes.ts'
import { journeys } from './journeys/journeys.routes.ts'
import { kyc } from './kyc/kyc.routes.ts'
import { stopPages } from './messages/stop.routes.ts'
import { metricsPage } from './operations/metrics.routes.ts'
import { paths } from './paths/paths.routes.ts'
import { confirmingUnpaid } from './payments/confirm-unpaid.ts'
import { paymentLinks } from './payments/payment-links.ts'
import { payments } from './payments/payments.routes.ts'
import { policies } from './policies/policies.routes.ts'
import { profile } from './profile/profile.routes.ts'
import { proposalsWith } from './proposals/proposals.routes.ts'
import { quotes } from './quotes/quotes.routes.ts'
import { reference } from './reference/reference.routes.ts'
import { registry } from './registry/registry.routes.ts'
import { retentionJobs } from './retention/retention.job.ts'
import { publicSite } from './site/site.routes.ts'
import { support } from './support/support.routes.ts'
import { traffic } from './traffic/traffic.routes.ts'

/** Every part of the server that has routes; a new one is one line here. */
export const modules: readonly Module[] = [
  account,
  journeys,
  reference,
  registry,
  quotes,
  kyc,
  uploads,
  proposalsWith({ confirmingUnpaid }),
  payments,
  policies,
  profile,
  deskWith({ paymentLinks }),
  paths,
  graphs,
  drawnGraphs,
  support,
  stopPages,
  publicSite,
  retentionJobs,
  traffic,
  captures,
  metricsPage,
]
