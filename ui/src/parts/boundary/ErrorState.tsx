import { refusalText } from '@jangteo/http/refusal/refusal'
import { CloudOff } from 'lucide-react'
import { useOnReconnect } from '../../lib/useOnline.ts'
import { Button } from '../action/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type ErrorStateProps = {
  readonly error: unknown
  readonly onRetry: () => void
  readonly headingLevel?: 1 | 2
}

/** Says why something could not be loaded, and tries again when asked, or when the network is back. */
export function ErrorState({ error, onRetry, headingLevel = 2 }: ErrorStateProps) {
  useOnReconnect(onRetry)
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title="불러오지 못했어요"
        text={refusalText(error)}
        headingLevel={headingLevel}
      >
        <Button variant="outline" onClick={onRetry}>
          다시 시도
        </Button>
      </EmptyState>
    </div>
  )
}
