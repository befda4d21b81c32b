import { Hono } from 'hono'
import { html } from 'hono/html'
import { insurerByKey } from '#machines/reference/insurers.ts'
import { sandboxPage } from '../pages/page.ts'

type Chapter = { title: string; points: readonly string[] }

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

/** What a standard policy of a product says; add-ons change it where they were bought. */
const wordings: Readonly<Record<string, readonly Chapter[]>> = {
  motor: [
    {
      title: 'What is covered',
      points: [
        'Own damage: fire, theft, accident, flood, storm, earthquake, riot, and damage on the way by road, rail or water.',
        'Third party: injury and death of others without limit, and damage to their property up to the limit of the schedule.',
        'Personal accident of the owner who drives, where the schedule names it.',
      ],
    },
    {
      title: 'What is not covered',
      points: [
        'Wear and tear, mechanical and electrical breakdown, and loss that only follows from damage.',
        'Driving without a valid licence, under the influence of alcohol or drugs, or outside the use that is stated.',
        'Depreciation of replaced parts, and the deductible of each claim, as the schedule states.',
        'War, nuclear risks, and damage outside India.',
      ],
    },
  ],
  health: [
    {
      title: 'What is covered',
      points: [
        'Treatment in a hospital of 24 hours or more, day-care treatment, and costs before and after it as the schedule states.',
        'AYUSH treatment in a hospital, and the ambulance there.',
      ],
    },
    {
      title: 'What is not covered',
      points: [
        'Illness in the first 30 days, accidents excepted; named illnesses and what you had before, for the waits of the schedule.',
        'Cosmetic treatment, infertility, and treatment outside India unless the schedule names it.',
      ],
    },
  ],
  pet: [
    {
      title: 'What is covered',
      points: [
        'Treatment of illness and accident, death, theft, and what your pet does to others, as far as the schedule names them.',
      ],
    },
    {
      title: 'What is not covered',
      points: [
        'What was known before the policy began, breeding, cosmetic treatment, and vaccination.',
        'Pets used for a purpose that was not stated.',
      ],
    },
  ],
}

/** The wording of each insurer's policies, for anybody: `/insurers/{key}/wordings/{product}`. */
export const wordingRoutes = () =>
  new Hono().get('/:key/wordings/:product', (c) => {
    const insurer = insurerByKey(c.req.param('key'))
    const chapters = wordings[c.req.param('product')]
    if (!insurer || !chapters) return c.notFound()
    const shown = [...chapters, ...always].map(
      ({ title, points }) =>
        html`<section class="card"><h2>${title}</h2><ul>${points.map((point) => html`<li>${point}</li>`)}</ul></section>`,
    )
    const legal = html`<p class="soft">${insurer.legalName}. Claims, day and night: ${insurer.helpline.number}</p>`
    return c.html(sandboxPage(`Policy wording, ${insurer.name}`, html`${shown}${legal}`))
  })
