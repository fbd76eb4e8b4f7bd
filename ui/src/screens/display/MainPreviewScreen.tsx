import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { useParams } from '../../lib/router.ts'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MainGroups } from './MainGroups.tsx'
import styles from './MainPreview.module.css'

/** A draft of a composed page as it would be seen now, for whoever has its link. */
export function MainPreviewScreen() {
  const { previewToken = '' } = useParams()
  return (
    <>
      <title>전시 미리보기 - 장터</title>
      <meta name="robots" content="noindex" />
      <QueryBoundary skeleton={<HomeSkeleton />}>
        <PreviewContent previewToken={previewToken} />
      </QueryBoundary>
    </>
  )
}

function PreviewContent({ previewToken }: { readonly previewToken: string }) {
  const calls = useCalls()
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...calls.display.preview.queryOptions({ input: { previewToken } }),
    staleTime: 0,
  })
  return (
    <>
      <VisuallyHidden>
        <h1>{data.title} 미리보기</h1>
      </VisuallyHidden>
      <div className={styles.note}>
        <Callout>
          게시하기 전의 초안이에요. {formatDateTime(Date.parse(data.endsAt))}까지 볼 수 있어요.
        </Callout>
      </div>
      {data.mainGroupList.length === 0 ? (
        <EmptyState
          icon={Store}
          title="지금 보여 줄 코너가 없어요"
          text="기간과 대상, 채울 상품을 확인해 주세요."
        />
      ) : (
        <MainGroups groups={data.mainGroupList} nowMs={dataUpdatedAt} />
      )}
    </>
  )
}
