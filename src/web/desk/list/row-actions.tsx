import { Link } from '@tanstack/react-router'
import { may } from '#machines/reference/permissions.ts'
import type { DeskRow } from '#machines/schemas/desk.ts'
import type { DeskEvent } from '#machines/staff/desk/desk.events.ts'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useSession } from '../../session/use-session.ts'
import { Button, buttonClass } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import styles from './list.module.css'
import { statusLabelOf } from './row-labels.ts'
import { rowMain } from './use-row-keys.ts'

type RowProps = ViewProps<typeof deskMachine> & { row: DeskRow }

/** The Enter action and all other actions of a journey. */
export const RowActions = ({ row, ...view }: RowProps) => (
  <div className={styles.actions}>
    {row.locked ? <AskConsent row={row} {...view} /> : <Continue row={row} />}
    <More row={row} {...view} />
  </div>
)

const Continue = ({ row }: Pick<RowProps, 'row'>) => (
  <Link
    {...rowMain}
    to="/resume/$token"
    params={{ token: row.customerLeadId }}
    preload={false}
    className={buttonClass({ size: 'small' })}
    aria-label={`Continue: ${statusLabelOf(row)}`}
  >
    Continue
  </Link>
)

const AskConsent = ({ send, row }: RowProps) => (
  <Button
    {...rowMain}
    variant="secondary"
    size="small"
    aria-label={`Ask for consent: ${statusLabelOf(row)}`}
    onClick={() => send({ type: 'consent.opened', leadId: row.customerLeadId })}
  >
    Ask for consent
  </Button>
)

type Deed = 'resume' | 'payment' | 'handOver' | 'history'
const names: Record<Deed, string> = {
  resume: 'Send the resume link',
  payment: 'Send the payment link',
  handOver: 'Hand over',
  history: 'History',
}

function More({ send, row }: RowProps) {
  const { role } = useSession()
  const leads: Deed[] = may(role, 'desk.lead') ? ['handOver', 'history'] : []
  const items = [...row.links, ...leads].map((key) => ({ key, label: names[key] }))
  if (items.length === 0) return null
  return (
    <Menu
      label="More"
      items={items}
      align="end"
      onChoose={(deed) => send(events[deed](row.customerLeadId))}
    />
  )
}

const events: Record<Deed, (leadId: string) => DeskEvent> = {
  resume: (leadId) => ({ type: 'link.opened', leadId, link: 'resume' }),
  payment: (leadId) => ({ type: 'link.opened', leadId, link: 'payment' }),
  handOver: (leadId) => ({ type: 'handOver.opened', leadId }),
  history: (leadId) => ({ type: 'history.opened', leadId }),
}
