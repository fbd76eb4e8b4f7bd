import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './CouponDetail.module.css'

type Steps = Answers['coupon']['page']['history']

/** History of a coupon since its issue, newest first. */
export function CouponHistory({ steps }: { readonly steps: Steps }) {
  return (
    <PageSection title="쿠폰 내역">
      <ol className={styles.steps}>
        {steps.toReversed().map(({ text, at, orderNumber, ordersIdEncrypt }) => (
          <li key={`${at} ${text}`} className={styles.step}>
            <p className={styles.stepText}>{text}</p>
            <time className={styles.moment} dateTime={at}>
              {formatDateTime(Date.parse(at))}
            </time>
            {ordersIdEncrypt === null ? null : (
              <AppLink className={styles.order} to={routes.orderDetail(ordersIdEncrypt)}>
                주문번호 {orderNumber}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
