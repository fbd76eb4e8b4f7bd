import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { CloudOff } from 'lucide-react'
import { Button } from '../parts/action/Button.tsx'
import { EmptyState } from '../parts/boundary/EmptyState.tsx'

/** Page shown when a page breaks, its code cannot be fetched, or a newer version has replaced it. */
export function RouteErrorScreen() {
  return (
    <main>
      <title>오류 - 장터</title>
      <EmptyState
        icon={CloudOff}
        title="화면을 열지 못했어요"
        text={REFUSAL_MESSAGES.SYSTEM_ERROR()}
        headingLevel={1}
      >
        <Button onClick={() => globalThis.location.reload()}>새로고침</Button>
        <Button variant="outline" onClick={() => globalThis.location.assign(routes.home())}>
          홈으로 가기
        </Button>
      </EmptyState>
    </main>
  )
}
