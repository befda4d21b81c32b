import { BreakupTable } from '../../ui/facts/breakup-table.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { samplePremium } from './sample-premium.ts'

/** Every price is shown like this one. */
export const SamplePrice = () => (
  <Card>
    <BreakupTable
      caption="Maruti Swift VXi of Jaipur, two and a half years old, insured for ₹5,10,650"
      lines={samplePremium.lines}
      total={{ label: 'You pay', reason: 'For a year, including GST', paise: samplePremium.final }}
    />
  </Card>
)
