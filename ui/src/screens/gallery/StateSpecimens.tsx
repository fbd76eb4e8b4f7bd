import { localRefusal } from '@jangteo/http/refusal/refusal'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ShoppingBag } from 'lucide-react'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import { LoginNotice } from '../../parts/boundary/SessionBoundary.tsx'
import { FormSkeleton } from '../../parts/boundary/FormSkeleton.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Markdown } from '../display/Markdown.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { Specimen } from './Specimen.tsx'

const TEXT =
  '## 이벤트 안내\n\n응모는 **하루 한 번**이에요.\n\n- 당첨은 한 번\n- 발표는 [이벤트](/main/event)에서'

/** States of missing content: loading, empty, failed. */
export function StateSpecimens() {
  const toast = useToast()
  return (
    <>
      <Specimen name="Skeleton" layout="stack">
        <SkeletonPage>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </SkeletonPage>
      </Specimen>
      <Specimen name="FormSkeleton" layout="stack">
        <FormSkeleton />
      </Specimen>
      <Specimen name="Callout" layout="stack">
        <Callout>제주·도서산간은 배송비가 더 붙어요.</Callout>
        <Callout tone="danger">결제가 승인되지 않았어요. 다른 결제수단을 선택해 주세요.</Callout>
      </Specimen>
      <Specimen name="Markdown" layout="stack">
        <Markdown text={TEXT} />
      </Specimen>
      <Specimen name="EmptyState" layout="stack">
        <EmptyState
          icon={ShoppingBag}
          title="장바구니가 비어 있어요"
          text="마음에 드는 상품을 담아 보세요."
        >
          <ButtonLink to={routes.home()}>쇼핑하러 가기</ButtonLink>
        </EmptyState>
      </Specimen>
      <Specimen name="LoginNotice" layout="stack">
        <LoginNotice text={SESSION_MESSAGES.SESSION_REQUIRED()} />
      </Specimen>
      <Specimen name="ErrorState" layout="stack">
        <ErrorState
          error={localRefusal('NETWORK_ERROR')}
          onRetry={() => toast({ text: '다시 불러올게요.' })}
        />
      </Specimen>
    </>
  )
}
