import { RefreshCw } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../lib/router.ts'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { SessionBoundary } from '../../parts/boundary/SessionBoundary.tsx'
import { Tracking } from './Tracking.tsx'
import { TrackingRefused } from './TrackingRefused.tsx'
import { TrackingSkeleton } from './TrackingSkeleton.tsx'

/** Place where the parcel of an order item is, for its member or for the guest who opened the order. */
export function TrackingScreen() {
  const orderItemId = useParams()['orderItemId'] ?? ''
  const calls = useCalls()
  const queryClient = useQueryClient()
  const [round, setRound] = useState(0)
  /** Asks again, also where the parcel's way could not be shown and nobody asks for it any more. */
  const refresh = () => {
    setRound((count) => count + 1)
    return queryClient.invalidateQueries({ queryKey: calls.delivery.key() })
  }
  return (
    <>
      <title>배송조회 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="배송조회">
        <IconButton icon={RefreshCw} label="새로고침" onClick={() => void refresh()} />
      </PageHeader>
      <QueryBoundary key={`${orderItemId} ${round}`} skeleton={<TrackingSkeleton />}>
        <SessionBoundary>
          <TrackingRefused>
            <Tracking orderItemId={orderItemId} />
          </TrackingRefused>
        </SessionBoundary>
      </QueryBoundary>
    </>
  )
}
