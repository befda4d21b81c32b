import { questionSets } from '#machines/reference/faqs.ts'
import { site } from '#machines/reference/site.ts'
import type { Translator } from '#texts/translator.ts'

/** Who runs the site, and the questions with their answers, in the words of schema.org. */
export const structuredData = (baseUrl: string, say: Translator): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    legalName: site.legalName,
    description: say(site.description),
    url: baseUrl,
    logo: new URL('/logos/safar.svg', baseUrl).href,
    contactPoint: { '@type': 'ContactPoint', telephone: site.phone.text, email: site.email.text },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionSets
      .filter(({ hasTab }) => hasTab)
      .flatMap(({ questions }) => questions)
      .map(({ asks, answer }) => ({
        '@type': 'Question',
        name: say(asks),
        acceptedAnswer: { '@type': 'Answer', text: say(answer) },
      })),
  },
]
