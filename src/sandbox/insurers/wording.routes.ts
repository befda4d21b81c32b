import { Hono } from 'hono'
import { html } from 'hono/html'
import { insurerByKey } from '#machines/reference/insurers.ts'
import type { SandboxEnvironment } from '../environment.ts'
import { sandboxPage } from '../pages/page.ts'
import type { Chapter } from './rater.ts'

/** Add-ons change what stands here and in a product's own chapters, where they were bought. */
const always: readonly Chapter[] = [
  {
    title: 'Before a claim is paid',
    points: [
      'What you stated in the proposal is the basis of the policy and has to be true.',
      'The premium was paid before cover began.',
      'Tell us of every claim at once, and give us the papers that we ask for.',
    ],
  },
  {
    title: 'If you do not agree with us',
    points: [
      'Write to our grievance officer; you have an answer within two weeks.',
      'After that you can turn to Bima Bharosa of the regulator, and to the Insurance Ombudsman.',
    ],
  },
]

/** The wording of each insurer's policies, for anybody: `/insurers/{key}/wordings/{product}`. */
export const wordingRoutes = ({ raters }: SandboxEnvironment) =>
  new Hono().get('/:key/wordings/:product', (c) => {
    const insurer = insurerByKey(c.req.param('key'))
    const chapters = raters.find(({ product }) => product === c.req.param('product'))?.wording
    if (!insurer || !chapters) return c.notFound()
    const shown = [...chapters, ...always].map(
      ({ title, points }) =>
        html`<section class="card"><h2>${title}</h2><ul>${points.map((point) => html`<li>${point}</li>`)}</ul></section>`,
    )
    const legal = html`<p class="soft">${insurer.legalName}. Claims, day and night: ${insurer.helpline.number}</p>`
    return c.html(sandboxPage(`Policy wording, ${insurer.name}`, html`${shown}${legal}`))
  })
