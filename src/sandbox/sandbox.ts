import { Hono } from 'hono'
import { gatewayApi } from './gateway/api.routes.ts'
import { checkoutRoutes } from './gateway/checkout.routes.ts'
import { openLedger } from './gateway/ledger.ts'
import { cashier } from './gateway/pay.ts'
import { webhooksOf } from './gateway/webhooks.ts'
import { insurerRoutes } from './insurers/insurers.routes.ts'
import { motorRater } from './insurers/motor.rater.ts'
import type { Rater } from './insurers/rater.ts'
import { openJournal } from './journal.ts'
import { kycRoutes } from './kyc/kyc.routes.ts'
import { inboxRoutes } from './messages/inbox.routes.ts'
import { openInbox } from './messages/inbox.ts'
import { mailRoutes, smsRoutes } from './messages/messages.routes.ts'
import { partnerRoutes } from './partner/partner.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { openPlans } from './plan/plans.ts'
import { registryRoutes } from './registry/registry.routes.ts'
import type { SandboxOptions, World } from './world.ts'

/** The products that insurers sell; a new one is one line here. */
const raters: readonly Rater[] = [motorRater]

/** The outside world as one app: insurers, registry, KYC, gateway, SMS and mail, told by plans to misbehave. */
export function sandboxApp({ stateFile, webhookUrl, ...options }: SandboxOptions): Hono {
  const world: World = {
    random: Math.random,
    latencyFactor: 1,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    raters,
    ...options,
    webhookUrl,
    plans: openPlans(),
    inbox: openInbox(),
    journal: openJournal(stateFile),
  }
  const ledger = openLedger(world)
  const webhooks = webhooksOf(world, ledger)
  const kyc = kycRoutes(world)

  const app = new Hono()
  app.route('/insurers', insurerRoutes(world))
  app.route('/registry', registryRoutes(world))
  app.route('/kyc', kyc.api)
  app.route('/digilocker', kyc.pages)
  app.route('/gateway', checkoutRoutes(world, ledger, cashier(world, ledger, webhooks)))
  app.route('/gateway/v1', gatewayApi(world, ledger, webhooks))
  app.route('/sms', smsRoutes(world))
  app.route('/mail', mailRoutes(world))
  app.route('/partner', partnerRoutes(world))
  app.route('/plan', planRoutes(world))
  app.route('/', inboxRoutes(world))
  return app
}
