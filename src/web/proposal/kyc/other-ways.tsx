import { Press } from '../../journey/press.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { KycHandle } from './kyc.journey.ts'

const ways = ['papers.chosen', 'redirect.chosen'] as const

/** Other proofs of identity, those that this insurer takes. */
export function OtherWays({ journey }: { journey: KycHandle }) {
  const open = ways.filter((way) => journey.can(way))
  if (open.length === 0) return null
  return (
    <section aria-labelledby="other-ways">
      <Stack gap="small">
        <h2 id="other-ways">Other ways</h2>
        <Stack gap="small" columns="wide">
          {open.map((way) => (
            <Press key={way} journey={journey} event={way} variant="secondary" size="medium" />
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
