import { Hono } from 'hono'
import type { ProductKey } from '#machines/reference/categories.ts'
import type { SandboxEnvironment, SandboxOptions } from './environment.ts'
import { gatewayApi } from './gateway/api.routes.ts'
import { checkoutRoutes } from './gateway/checkout.routes.ts'
import { openLedger } from './gateway/ledger.ts'
import { cashier } from './gateway/pay.ts'
import { webhooksOf } from './gateway/webhooks.ts'
import { indexRoutes } from './index.routes.ts'
import { healthRater } from './insurers/health.rater.ts'
import { insurerRoutes } from './insurers/insurers.routes.ts'
import { motorRater } from './insurers/motor.rater.ts'
import { petRater } from './insurers/pet.rater.ts'
import type { Rater } from './insurers/rater.ts'
import { wordingRoutes } from './insurers/wording.routes.ts'
import { openJournal } from './journal.ts'
import { kycRoutes } from './kyc/kyc.routes.ts'
import { inboxRoutes } from './messages/inbox.routes.ts'
import { openInbox } from './messages/inbox.ts'
import { mailRoutes, smsRoutes } from './messages/messages.routes.ts'
import { partnerRoutes } from './partner/partner.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { openPlans } from './plan/plans.ts'
import { registryRoutes } from './registry/registry.routes.ts'

/** The products that insurers sell. */
const raters: Readonly<Record<ProductKey, Rater>> = {
  motor: motorRater,
  health: healthRater,
  pet: petRater,
}

/** The outside world as one app: insurers, registry, KYC, gateway, SMS and mail; plans make them misbehave. */
export function sandboxApp({ stateFile, webhookUrl, ...options }: SandboxOptions): Hono {
  const environment: SandboxEnvironment = {
    random: Math.random,
    latencyFactor: 1,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    raters: Object.values(raters),
    ...options,
    webhookUrl,
    plans: openPlans(),
    inbox: openInbox(),
    journal: openJournal(stateFile),
  }
  const ledger = openLedger(environment)
  const webhooks = webhooksOf(environment, ledger)
  const kyc = kycRoutes(environment)

  const app = new Hono()
  app.route('/insurers', wordingRoutes(environment))
  app.route('/insurers', insurerRoutes(environment))
  app.route('/registry', registryRoutes(environment))
  app.route('/kyc', kyc.api)
  app.route('/digilocker', kyc.pages)
  app.route('/gateway', checkoutRoutes(environment, ledger, cashier(environment, ledger, webhooks)))
  app.route('/gateway/v1', gatewayApi(environment, ledger, webhooks))
  app.route('/sms', smsRoutes(environment))
  app.route('/mail', mailRoutes(environment))
  app.route('/partner', partnerRoutes(environment))
  app.route('/plan', planRoutes(environment))
  app.route('/', inboxRoutes(environment))
  app.route('/', indexRoutes(environment, ledger))
  return app
}
