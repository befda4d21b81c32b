import { Hono } from 'hono'
import { html } from 'hono/html'
import { products } from '#machines/products.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { ServerEnv } from '../http/env.ts'
import { htmlPage } from '../http/page.ts'
import type { PolicyDeps } from './deps.ts'

/** Leads anybody to the wording that an insurer publishes of a product's policies. */
export const wordingRoutes = ({ config }: PolicyDeps) =>
  new Hono<ServerEnv>().get('/policy-wording/:insurerId/:product', (c) => {
    const { insurerId, product } = c.req.param()
    const insurer = insurerById(Number(insurerId))
    if (!insurer || !products.some(({ key }) => key === product))
      return htmlPage(c, {
        title: 'There is no such wording',
        status: 404,
        body: html`<p>No insurer here sells such a policy.</p>`,
      })
    return c.redirect(`${config.partners.insurers}/${insurer.key}/wordings/${product}`)
  })
