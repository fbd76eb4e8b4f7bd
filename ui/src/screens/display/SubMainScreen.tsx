import { subMainOf } from '@jangteo/core/display/subMain.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { useParams } from '../../lib/router.ts'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { NotFoundScreen } from '../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MainGroups } from './MainGroups.tsx'

type SubMain = NonNullable<ReturnType<typeof subMainOf>>

/** A page beside home that an operator composes as home is. */
export function SubMainScreen() {
  const { subMainId } = useParams()
  const gnbTypeEnum = subMainOf(subMainId)
  return gnbTypeEnum === null ? (
    <NotFoundScreen />
  ) : (
    <QueryBoundary key={gnbTypeEnum} skeleton={<HomeSkeleton />}>
      <SubMainContent gnbTypeEnum={gnbTypeEnum} />
    </QueryBoundary>
  )
}

function SubMainContent({ gnbTypeEnum }: { readonly gnbTypeEnum: SubMain }) {
  const calls = useCalls()
  const { data, dataUpdatedAt } = useSuspenseQuery(
    calls.display.subMainList.queryOptions({ input: { gnbTypeEnum } }),
  )
  const { title, mainGroupList } = data
  return (
    <>
      <title>{`${title} - 장터`}</title>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {mainGroupList.length === 0 ? (
        <EmptyState
          icon={Store}
          title="곧 채워질 자리예요"
          text="좋은 상품을 고르고 있어요. 조금만 기다려 주세요."
        />
      ) : (
        <MainGroups groups={mainGroupList} nowMs={dataUpdatedAt} />
      )}
    </>
  )
}
