import { ORDER_AMOUNT_MAX_WON } from '@jangteo/core/money/limits.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { CardPlanList } from '../../../parts/goods/CardPlanList.tsx'
import section from '../../../parts/goods/Section.module.css'
import { CouponBand } from '../../coupon/CouponBlock.tsx'
import { eventTimeOf } from '../event/eventData.ts'
import { BenefitCard } from './BenefitCard.tsx'
import styles from './Benefits.module.css'
import { OpenCoupons } from './OpenCoupons.tsx'

type BenefitsData = Answers['benefit']['page']

/** Events that fill their rows. */
const EVENT_COUNT = 4

/** Everything of the page, the coupon of a first purchase first. */
export function Benefits() {
  const calls = useCalls()
  const { data, dataUpdatedAt: nowMs } = useSuspenseQuery(calls.benefit.page.queryOptions())
  const { firstPurchaseCoupon, couponList, eventList, benefitList, cardInstallmentList } = data
  return (
    <div className={styles.page}>
      <CouponBand
        title="첫 구매라면 이 쿠폰부터"
        text="아직 구매한 적이 없는 회원에게 드려요."
        coupons={firstPurchaseCoupon === null ? [] : [firstPurchaseCoupon]}
      />
      <Part title="받을 수 있는 쿠폰" link={{ to: routes.couponList(), text: '내 쿠폰' }}>
        <div className={styles.inset}>
          <OpenCoupons coupons={couponList} />
        </div>
      </Part>
      <EventPart events={eventList} nowMs={nowMs} />
      <BenefitPart benefits={benefitList} />
      <Part title="카드사별 무이자 할부">
        <div className={styles.inset}>
          <CardPlanList plans={cardInstallmentList} amount={ORDER_AMOUNT_MAX_WON} />
        </div>
      </Part>
    </div>
  )
}

type PartProps = {
  readonly title: string
  /** Beside the title; none unless given. */
  readonly link?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

function Part({ title, link, children }: PartProps) {
  return (
    <section className={section.section} aria-label={title}>
      <div className={section.head}>
        <h2 className={section.title}>{title}</h2>
        {link === undefined ? null : (
          <div className={section.moves}>
            <AppLink className={section.more} to={link.to}>
              {link.text}
            </AppLink>
          </div>
        )}
      </div>
      {children}
    </section>
  )
}

type EventPartProps = { readonly events: BenefitsData['eventList']; readonly nowMs: number }

function EventPart({ events, nowMs }: EventPartProps) {
  if (events.length === 0) return null
  return (
    <Part title="이벤트" link={{ to: routes.eventList(), text: '전체보기' }}>
      <ul className={styles.benefits}>
        {events.slice(0, EVENT_COUNT).map((event) => (
          <li key={event.eventIdEncrypt}>
            <BenefitCard
              picture={event.picture}
              title={event.title}
              text={eventTimeOf(event, nowMs).daysText}
              to={routes.eventDetail(event.eventIdEncrypt)}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function BenefitPart({ benefits }: { readonly benefits: BenefitsData['benefitList'] }) {
  if (benefits.length === 0) return null
  return (
    <Part title="더 많은 혜택">
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.benefitId}>
            <BenefitCard
              picture={benefit.picture}
              title={benefit.title}
              text={benefit.subtitle}
              to={routes.benefitDetail(benefit.benefitId)}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}
