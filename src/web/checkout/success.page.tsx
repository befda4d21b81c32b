import { useParams } from '@tanstack/react-router'
import { PaymentPage } from './payment-page.tsx'

export default function SuccessPage() {
  const { id } = useParams({ from: '/success-page/$id' })
  return <PaymentPage leadId={id} />
}
