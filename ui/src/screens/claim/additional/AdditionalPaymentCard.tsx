import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { ADDITIONAL_REASON_LABELS } from '@jangteo/core/claim/additional/additionalReason.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useId, useState } from 'react'
import { Badge } from '../../../parts/text/Badge.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import styles from './AdditionalPayment.module.css'
import { additionalViewOf } from './additionalData.ts'

type ListedPayment = Answers['claim']['addPayments']['content'][number]

type CardProps = { readonly payment: ListedPayment }

/** An additional payment in the list: what for, how much and until when, or what became of it. */
export function AdditionalPaymentCard({ payment }: CardProps) {
  const [nowMs] = useState(Date.now)
  const titleId = useId()
  const { orderClaimIdEncrypt, goodsName, orderNumber, askedAt } = payment
  const view = additionalViewOf(payment.claimTypeEnum, payment, nowMs)
  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId}>
        <div className={styles.cardHead}>
          <h2 id={titleId} className={styles.name}>
            {view.title}
          </h2>
          <Badge tone={view.canPay ? 'brand' : 'neutral'}>{view.label}</Badge>
        </div>
        <div className={styles.goods}>
          <span className={styles.picture}>
            <Img picture={payment.picture} alt="" sizes="64px" />
          </span>
          <div className={styles.goodsFacts}>
            <p>{goodsName}</p>
            <p className={styles.dueText}>
              {formatDate(Date.parse(askedAt))} · 주문번호 {orderNumber}
            </p>
          </div>
        </div>
        <CardAmount payment={payment} dueText={view.dueText} />
        <div className={styles.ways}>
          <ButtonLink
            size="s"
            variant="outline"
            name={`${goodsName} 신청 내역`}
            to={routes.claimDetail(orderClaimIdEncrypt)}
          >
            신청 내역
          </ButtonLink>
          {view.canPay ? (
            <ButtonLink
              size="s"
              variant="inverse"
              name={`${goodsName} ${view.amountText} 추가결제하기`}
              to={routes.additionalPayPayment(orderClaimIdEncrypt)}
            >
              {payment.depositAccount === null ? '추가결제하기' : '입금계좌 보기'}
            </ButtonLink>
          ) : null}
        </div>
      </article>
    </li>
  )
}

type CardAmountProps = CardProps & { readonly dueText: string | null }

function CardAmount({ payment: { amount, reasonList }, dueText }: CardAmountProps) {
  const reasons = reasonList.map(({ reasonEnum }) => ADDITIONAL_REASON_LABELS[reasonEnum])
  return (
    <div className={styles.due}>
      <p className={styles.amount}>{formatWon(amount)}</p>
      {reasons.length === 0 ? null : <p className={styles.dueText}>{reasons.join(' · ')}</p>}
      {dueText === null ? null : <p className={styles.until}>{dueText}</p>}
    </div>
  )
}
