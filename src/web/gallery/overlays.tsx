import { useState } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { Calendar } from '../ui/overlays/calendar.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { toast } from '../ui/overlays/toast.tsx'
import { useMedia } from '../ui/use-media.ts'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

const faqs = ['Health', 'Travel', 'Pet', 'Two-Wheeler', 'PVT Car', 'Taxi']

export function Overlays() {
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState('2026-07-04')
  const wide = useMedia(`(min-width: ${limits.breakpoints.singleMonthPx}px)`)
  return (
    <Section title="Overlays">
      <div className={styles.row}>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button
          variant="secondary"
          onClick={() => toast({ kind: 'success', text: 'Your details have been updated' })}
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ kind: 'error', text: 'Saved nowhere: you are offline' })}
        >
          Error toast
        </Button>
        <Popover label="About IDV" trigger={<Button variant="quiet">What is IDV?</Button>}>
          The insured value is what the insurer pays when the vehicle is lost.
        </Popover>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Select Previous Policy Expiry Date"
        description="It is on the first page of the policy."
        size="large"
        actions={<Button onClick={() => setOpen(false)}>Continue</Button>}
      >
        <Calendar
          value={day}
          onSelect={setDay}
          today="2026-07-10"
          numberOfMonths={wide ? 2 : 1}
          max="2026-09-20"
        />
        <LinkButton onClick={() => toast({ kind: 'error', text: 'Said over the dialog' })}>
          Don't know Previous Policy Expiry Date
        </LinkButton>
      </Dialog>
      <Card>
        <Tabs
          label="Questions"
          tabs={faqs.map((label) => ({
            key: label,
            label,
            panel: (
              <>
                <Disclosure label={`What does ${label} insurance cover?`}>
                  What the policy says, and no less.
                </Disclosure>
                <Disclosure label="How is a claim made?">Call us, we stay on the line.</Disclosure>
              </>
            ),
          }))}
        />
      </Card>
    </Section>
  )
}
