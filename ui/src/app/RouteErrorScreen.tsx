import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { CloudOff, WifiOff } from 'lucide-react'
import { Button } from '../parts/action/Button.tsx'
import { EmptyState } from '../parts/boundary/EmptyState.tsx'
import { PageHeader } from '../parts/layout/PageHeader.tsx'
import { useOnline, useOnReconnect } from '../lib/useOnline.ts'
import { useRouteFrame } from './routeFrame.ts'

const reload = () => globalThis.location.reload()

/**
 * Page that replaces one that breaks, whose code cannot be fetched, or that a newer version has replaced. Where the network
 * was the reason it opens by itself as soon as that is back.
 */
export function RouteErrorScreen() {
  const { isInner } = useRouteFrame()
  return (
    <>
      <title>오류 - 장터</title>
      {isInner ? <PageHeader title="장터" isHeading={false} /> : null}
      {useOnline() ? <BrokenPage /> : <OfflinePage />}
    </>
  )
}

function BrokenPage() {
  return (
    <EmptyState
      icon={CloudOff}
      title="화면을 열지 못했어요"
      text={REFUSAL_MESSAGES.SYSTEM_ERROR()}
      headingLevel={1}
    >
      <Button onClick={reload}>새로고침</Button>
      <Button variant="outline" onClick={() => globalThis.location.assign(routes.home())}>
        홈으로 가기
      </Button>
    </EmptyState>
  )
}

function OfflinePage() {
  useOnReconnect(reload)
  return (
    <EmptyState
      icon={WifiOff}
      title="인터넷 연결이 끊겼어요"
      text="연결되면 자동으로 다시 불러올게요."
      headingLevel={1}
    >
      <Button variant="outline" onClick={reload}>
        다시 시도
      </Button>
    </EmptyState>
  )
}
