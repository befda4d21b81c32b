import { products } from './products.ts'

/** A page that anybody may open and search engines list: its heading, and what it is about in a sentence. */
export type SitePage = { path: string; title: string; description: string }

export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: "Let's find Best Insurance",
    description:
      'Compare car, bike, health and pet cover of Indian insurers, see what every rupee of a price is for, and buy online.',
  },
  ...products.map(({ path, firstPage }) => ({ path, ...firstPage })),
  {
    path: '/why-choose',
    title: 'Why choose Safar',
    description:
      'Twelve insurers answer at once, sorted by price and nothing else. Every line of a premium with its rule.',
  },
  {
    path: '/about-health',
    title: 'About health insurance',
    description:
      'Waiting periods, room rent, co-payment and your rights under an Indian health policy, with sources.',
  },
  {
    path: '/about-bike',
    title: 'About bike insurance',
    description:
      'What the law asks of a two-wheeler, what third-party cover costs, and how IDV and No Claim Bonus work.',
  },
  {
    path: '/about-us',
    title: 'About us',
    description: 'Who is behind Safar, which insurers are asked, and how an intermediary is paid.',
  },
  {
    path: '/contact-us',
    title: 'Contact us',
    description: 'Call, write or visit. Every request gets a number and a day by which it is answered.',
  },
  {
    path: '/support',
    title: 'Support',
    description: 'What to do after an accident, where your money is, and how to ask us.',
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'What Safar does so that everybody can use it, what is not good enough yet, and whom to tell.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What is kept of your answers, why, where, for how long, and how to have it removed.',
  },
  {
    path: '/terms-conditions',
    title: 'Terms & Conditions',
    description: 'When a quote binds, when cover begins, and what happens to a payment that goes wrong.',
  },
]
