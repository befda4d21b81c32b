// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { insurers } from '#machines/reference/insurers.ts'
import { limits } from '#machines/reference/limits.ts'
import AboutBikePage from '#web/info/about-bike.page.tsx'
import AboutHealthPage from '#web/info/about-health.page.tsx'
import AboutUsPage from '#web/info/about-us.page.tsx'
import AccessibilityPage from '#web/info/accessibility.page.tsx'
import ContactUsPage from '#web/info/contact-us.page.tsx'
import PrivacyPolicyPage from '#web/info/privacy-policy.page.tsx'
import SupportPage from '#web/info/support.page.tsx'
import TermsConditionsPage from '#web/info/terms-conditions.page.tsx'
import { renderWithLinks } from '../ui/screen.tsx'

const sources = () => screen.getByRole('heading', { level: 2, name: 'Sources' }).closest('section')

it.each<[string, ComponentType]>(
  Object.entries({
    AboutBikePage,
    AboutHealthPage,
    AboutUsPage,
    AccessibilityPage,
    ContactUsPage,
    PrivacyPolicyPage,
    SupportPage,
    TermsConditionsPage,
  }),
)('%s names its sources, and the day it was held against them', async (_, Page) => {
  await renderWithLinks(<Page />)
  const part = sources()
  expect(part?.querySelector('time')?.dateTime).toMatch(/^2026-1[12]-\d\d$/)
  expect(within(part as HTMLElement).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
})

it('the health page tells every wait and every right that the law sets', async () => {
  await renderWithLinks(<AboutHealthPage />)
  const text = document.body.textContent
  for (const fact of [
    'Illnesses: after 30 days',
    'after up to 24 months',
    'after 36 months at most',
    'Maternity, where a plan covers it: after 24 months',
    'After 60 months of unbroken cover',
    'Return a policy of a year or more within 30 days',
    'due within 7 days',
    `after ${limits.mandate.days} days in any case`,
  ])
    expect(text).toContain(fact)
})

it('who is asked stands in a list, an insurer a line', async () => {
  await renderWithLinks(<AboutUsPage />)
  const asked = screen.getByRole('heading', { name: 'Whom we ask' }).closest('section')
  const lines = within(asked as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual(insurers.map(({ legalName }) => legalName))
})
