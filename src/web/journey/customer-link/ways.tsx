import {
  customerLinkEvents,
  type WayName,
  wayNames,
  ways,
} from '#machines/customer-link/customer-link.events.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Mail, Phone, Share } from '../../ui/icons/interface.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { CustomerLinkHandle } from './customer-link.journey.ts'

const icons: Record<WayName, typeof Mail> = { sms: Phone, whatsapp: Share, mail: Mail }

/** By which way the customer gets it: one press sends. */
export const Ways = ({ journey }: { journey: CustomerLinkHandle }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
  <div role="group" aria-label={customerLinkEvents['way.chosen'].label}>
    <Stack gap="small">
      {ways.map((by) => (
        <Way key={by} by={by} onChoose={() => journey.send({ type: 'way.chosen', by })} />
      ))}
    </Stack>
  </div>
)

function Way({ by, onChoose }: { by: WayName; onChoose: () => void }) {
  const Icon = icons[by]
  return (
    <Button variant="secondary" size="large" wide iconStart={<Icon />} onClick={onChoose}>
      {wayNames[by]}
    </Button>
  )
}
