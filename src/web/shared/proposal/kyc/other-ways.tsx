import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { EventButton } from '../../../journey/event-button.tsx'
import type { ViewProps } from '../../../journey/journey.ts'
import { Stack } from '../../../ui/layout/stack.tsx'

const ways = ['papers.chosen', 'redirect.chosen'] as const

/** Other proofs of identity, those that this insurer takes. */
export function OtherWays(view: ViewProps<typeof kycMachine>) {
  const open = ways.filter((way) => view.can(way))
  if (open.length === 0) return null
  return (
    <section aria-labelledby="other-ways">
      <Stack gap="small">
        <h2 id="other-ways">Other ways</h2>
        <Stack gap="small" columns="wide">
          {open.map((way) => (
            <EventButton key={way} {...view} event={way} variant="secondary" size="medium" />
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
