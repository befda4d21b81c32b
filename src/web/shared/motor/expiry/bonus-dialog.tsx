import type { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'
import { presetNcb } from '#machines/motor/rules/ncb.ts'
import { businessTypes, ncbOptions } from '#machines/reference/policies.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Tile, TileGrid } from '../../../ui/choices/tile-grid.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** The bonus of the expiring policy; explains where none can be transferred (C-42, C-54). */
export function BonusDialog({
  model,
  screen,
  send,
  journey,
  ownerChanged,
}: ViewProps<typeof expiryMachine> & { ownerChanged: boolean }) {
  const { answer, ncb } = model
  const given = answer?.exceeded ? undefined : answer
  const businessType = given?.businessType ?? businessTypes.rollover
  const isEndKnown = given === undefined || given.endDate !== undefined
  const preset = presetNcb({ ownerChanged, businessType, isEndKnown })
  const selected = ncb ?? preset?.ncb
  return (
    <Dialog
      open
      size="small"
      title={screen.title ?? ''}
      description="The NCB shown on your current policy."
      onClose={() => send({ type: 'closed' })}
    >
      <Stack>
        {preset && <Notice>{preset.reason}</Notice>}
        <TileGrid label={journey.events['ncb.chosen']?.label ?? ''} size="small" recorded>
          {ncbOptions.map((slab) => (
            <Tile
              key={slab}
              label={`${slab}%`}
              selected={slab === selected}
              onSelect={() => send({ type: 'ncb.chosen', ncb: slab })}
            />
          ))}
        </TileGrid>
      </Stack>
    </Dialog>
  )
}
