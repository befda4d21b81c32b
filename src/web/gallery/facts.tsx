import { Button } from '../ui/actions/button.tsx'
import { BreakupTable } from '../ui/facts/breakup-table.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Logo } from '../ui/facts/logo.tsx'
import { Money } from '../ui/facts/money.tsx'
import { Badge } from '../ui/feedback/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

const lines = [
  { label: 'Own damage', reason: 'IDV ₹5,12,000 at 1.708 %', paise: 874500 },
  { label: 'Discount', reason: 'Approved by the regulator, 62 %', paise: -542190 },
  { label: 'Third party', reason: 'Fixed by the regulator, 1000 to 1500 cc', paise: 341600 },
  { label: 'GST', reason: '18 % of the net premium', paise: 121304 },
]

export const FactsGallery = () => (
  <Section title="Facts">
    <Stack columns="wide">
      <Card as="article">
        <Stack>
          <div className={styles.row}>
            <Logo src="/logos/insurers/tata-aig.svg" alt="Tata AIG" size={56} wide />
            <Badge tone="success">Cashless at 4,100 garages</Badge>
            <Badge tone="accent">Self inspection</Badge>
          </div>
          <div>
            <Money paise={795214} size="price" /> <Money paise={1020000} struck />
          </div>
          <KeyValue
            entries={[
              ['Insured value', <Money key="idv" paise={51200000} />],
              ['Cover', 'Comprehensive'],
              ['Period', '04/07/2026 to 03/07/2027'],
            ]}
          />
          <Button wide>Choose this plan</Button>
        </Stack>
      </Card>
      <Card>
        <BreakupTable
          caption="How the price comes about"
          lines={lines}
          total={{ label: 'To pay', paise: 795214 }}
        />
      </Card>
    </Stack>
  </Section>
)
