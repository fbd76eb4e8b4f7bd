import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { AnnouncementList } from './AnnouncementList.tsx'
import { NoticeList } from './NoticeList.tsx'
import { StoreGroupsForm } from './StoreGroupsForm.tsx'

const TABS = [
  { key: 'notices', label: '공지' },
  { key: 'announcements', label: '상품 페이지 안내' },
  { key: 'groups', label: '스토어 코너' },
] as const

const PARTS = {
  notices: NoticeList,
  announcements: AnnouncementList,
  groups: StoreGroupsForm,
} as const

/** The pages that a store writes: notices, what stands on its product pages, and the groups of its first page. */
export function StorePagesScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tab = TABS.find(({ key }) => key === query.get('tab'))?.key ?? 'notices'
  const Part = PARTS[tab]
  return (
    <StaffPage title="스토어 소식" place="판매자센터">
      <Tabs
        label="스토어 소식"
        tabs={TABS}
        current={tab}
        onSelect={(key) =>
          void navigate(sellerRoutes.notices({ tab: key === 'notices' ? null : key }), {
            replace: true,
          })
        }
      />
      <QueryBoundary
        key={tab}
        skeleton={
          <SkeletonPage>
            <Skeleton shape="control" />
            <Skeleton />
            <Skeleton />
          </SkeletonPage>
        }
      >
        <Part />
      </QueryBoundary>
    </StaffPage>
  )
}
