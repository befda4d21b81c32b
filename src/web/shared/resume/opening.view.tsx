import { LoadingPage } from '../../ui/feedback/loading-page.tsx'

/** The journey is being read. */
export const OpeningView = () => <LoadingPage />
