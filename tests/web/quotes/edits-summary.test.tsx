// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { proposalJourney } from '#web/motor/proposal/proposal.journey.ts'
import { EditsSummary } from '#web/shared/quotes/edits-summary.tsx'

it('what prices are for breaks neither within a word nor before the dot between two', () => {
  render(
    <EditsSummary
      about="Honda City"
      words={['DL-8-CAF-1234', 'Petrol']}
      screen={{ state: 'open', busy: false, canGoBack: false }}
      send={() => undefined}
      journey={proposalJourney}
    />,
  )
  const plate = screen.getByText(/^DL-8/)
  expect(plate.textContent).toBe('DL-8-CAF-1234\u00a0·')
  expect(plate.parentElement?.lastElementChild?.textContent).toBe('Petrol')
})
