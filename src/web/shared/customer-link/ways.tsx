import {
  customerLinkEvents,
  type WayName,
  wayNames,
  ways,
} from '#machines/purchase/links/customer-link.events.ts'
import type { customerLinkMachine } from '#machines/purchase/links/customer-link.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Mail, Phone, Share } from '../../ui/icons/interface.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

const icons: Record<WayName, typeof Mail> = { sms: Phone, whatsapp: Share, mail: Mail }

/** The channels; one press sends. */
export const Ways = ({ send }: ViewProps<typeof customerLinkMachine>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
  <div role="group" aria-label={customerLinkEvents['way.chosen'].label}>
    <Stack gap="small">
      {ways.map((by) => (
        <Way key={by} by={by} onChoose={() => send({ type: 'way.chosen', by })} />
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
