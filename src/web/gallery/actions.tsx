import { Button } from '../ui/actions/button.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import { LinkButton } from '../ui/actions/link.tsx'
import { ArrowRight, Download, Pencil } from '../ui/icons/interface.tsx'
import { Card } from '../ui/layout/card.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

export const Actions = () => (
  <Section title="Actions">
    <Card>
      <div className={styles.row}>
        <Button iconEnd={<ArrowRight />}>Check Quote</Button>
        <Button variant="secondary" iconStart={<Download />}>
          Download policy
        </Button>
        <Button variant="quiet">Edit Number</Button>
        <Button variant="danger">Sign Out</Button>
        <Button busy busyLabel="Getting Quotes...">
          Submit and View Plans
        </Button>
        <Button disabled>Not now</Button>
        <Button size="small" variant="secondary">
          Small
        </Button>
        <Button size="large">Large</Button>
        <IconButton label="Edit" icon={<Pencil />} />
        <LinkButton>Don't have Bike Number?</LinkButton>
      </div>
    </Card>
  </Section>
)
