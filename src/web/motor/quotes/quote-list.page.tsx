import { useParams } from '@tanstack/react-router'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { today } from '../../browser/today.ts'
import { JourneyPage } from '../../journey/journey-page.tsx'
import { ProductPage } from '../../shared/resume/lead-page.tsx'
import { quoteListJourney } from './quote-list.journey.ts'

export default function QuoteListPage() {
  const { id } = useParams({ from: '/quotelist/$id' })
  return (
    <ProductPage product={motorProduct} leadId={id}>
      {(record) => <JourneyPage journey={quoteListJourney} input={{ today: today(), record }} />}
    </ProductPage>
  )
}
