import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useParams } from '../../../lib/router.ts'
import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { Markdown } from '../Markdown.tsx'
import { CouponBand } from '../../coupon/CouponBlock.tsx'
import styles from '../event/EventDetail.module.css'
import { EventDetailSkeleton } from '../event/EventDetailSkeleton.tsx'

const SIZES = '(min-width: 674px) 640px, 100vw'

/** The page of one benefit. */
export function BenefitDetailScreen() {
  const benefitId = Number(useParams()['benefitId'])
  return (
    <>
      <DetailHeader title="혜택" />
      {Number.isSafeInteger(benefitId) && benefitId > 0 ? (
        <QueryBoundary key={benefitId} headingLevel={1} skeleton={<EventDetailSkeleton />}>
          <BenefitDetail benefitId={benefitId} />
        </QueryBoundary>
      ) : (
        <NotFoundScreen />
      )}
    </>
  )
}

function BenefitDetail({ benefitId }: { readonly benefitId: number }) {
  const calls = useCalls()
  const { data: benefit } = useSuspenseQuery(
    calls.benefit.detail.queryOptions({ input: { id: benefitId } }),
  )
  return (
    <div className={styles.page}>
      <title>{`${benefit.title} - 장터`}</title>
      <div className={styles.picture}>
        <Img picture={benefit.picture} alt="" kind="hero" shape="wide" sizes={SIZES} isPriority />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name}>{benefit.title}</h1>
        <p className={styles.subtitle}>{benefit.subtitle}</p>
      </div>
      <div className={styles.body}>
        <Markdown text={benefit.body} />
      </div>
      <CouponBand title="이 혜택의 쿠폰" coupons={benefit.couponList} />
    </div>
  )
}
