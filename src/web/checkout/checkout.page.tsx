import { useParams } from '@tanstack/react-router'
import { PaymentPage } from './payment-page.tsx'

export default function CheckoutPage() {
  const { id } = useParams({ from: '/checkout/$id' })
  return <PaymentPage leadId={id} />
}
