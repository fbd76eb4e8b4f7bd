import { MAIN_PAGE_LABELS, MAIN_PAGES } from '@jangteo/core/display/mainGroup.codes'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { GnbComposer } from './GnbComposer.tsx'
import { KeywordForm } from './KeywordForm.tsx'
import { MainComposer } from './MainComposer.tsx'

const GNB = 'GNB'
const KEYWORDS = 'KEYWORDS'
const TABS = [
  ...MAIN_PAGES.map((key) => ({ key, label: MAIN_PAGE_LABELS[key] })),
  { key: GNB, label: '메뉴' } as const,
  { key: KEYWORDS, label: '검색어' } as const,
]

/** Pages that operators compose, the navigation at the top, and keywords; the URL says which. */
export function ComposerScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tab = TABS.find(({ key }) => key === query.get('page'))?.key ?? 'HOME'
  return (
    <StaffPage title="전시" place="장터 운영">
      <Tabs
        label="전시 화면"
        tabs={TABS}
        current={tab}
        onSelect={(page) => void navigate(operatorRoutes.display({ page }), { replace: true })}
      />
      <QueryBoundary key={tab} skeleton={<ComposerSkeleton />}>
        <ComposerPart tab={tab} />
      </QueryBoundary>
    </StaffPage>
  )
}

type ComposerTab = (typeof TABS)[number]['key']

function ComposerPart({ tab }: { readonly tab: ComposerTab }) {
  if (tab === GNB) return <GnbComposer />
  return tab === KEYWORDS ? <KeywordForm /> : <MainComposer page={tab} />
}

function ComposerSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
      <Skeleton shape="board" />
    </SkeletonPage>
  )
}
