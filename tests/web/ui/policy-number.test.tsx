// @vitest-environment dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PolicyNumber } from '#web/ui/facts/policy-number.tsx'

it('a policy number breaks after its slashes and nowhere else', () => {
  const { container } = render(<PolicyNumber number="SANDBOX/DIGIT/29440929" />)
  expect(container.textContent).toBe('SANDBOX/DIGIT/29440929')
  expect([...container.children].map(({ tagName, textContent }) => textContent || tagName)).toEqual([
    'SANDBOX/',
    'WBR',
    'DIGIT/',
    'WBR',
    '29440929',
  ])
})
