import { localRefusal } from '@jangteo/http/refusal/refusal'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ShoppingBag } from 'lucide-react'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { ErrorState } from '../../parts/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../parts/Skeleton.tsx'
import { useToast } from '../../parts/toast.ts'
import { Specimen } from './Specimen.tsx'

/** What stands where content is still coming, is none, or did not come. */
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
      <Specimen name="EmptyState" layout="stack">
        <EmptyState
          icon={ShoppingBag}
          title="장바구니가 비어 있어요"
          text="마음에 드는 상품을 담아 보세요."
        >
          <ButtonLink to={routes.home()}>쇼핑하러 가기</ButtonLink>
        </EmptyState>
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
