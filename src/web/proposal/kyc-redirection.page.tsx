import { Navigate, useParams } from '@tanstack/react-router'
import { LoadingPage } from '../ui/feedback/loading-page.tsx'

/** Where the identity provider sends people back; the proposal reads the result. */
export default function KycRedirectionPage() {
  const { id } = useParams({ from: '/kyc-redirection/$id' })
  return (
    <>
      <LoadingPage />
      <Navigate to="/proposal/$id" params={{ id }} state={{ isBackFromKyc: true }} replace />
    </>
  )
}
