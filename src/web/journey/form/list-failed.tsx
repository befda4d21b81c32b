import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    kind="warn"
    action={
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    The list could not be loaded.
  </Notice>
)
