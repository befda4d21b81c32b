import { LoadingPage } from '../../shell/loading-page.tsx'

/** The journey is being read. */
export const OpeningView = () => <LoadingPage />
