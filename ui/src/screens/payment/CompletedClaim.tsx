import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { CircleCheck, Clock } from 'lucide-react'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { AdditionalDeposit } from '../claim/additional/AdditionalDeposit.tsx'
import { detailViewOf } from '../claim/claimData.ts'
import { ClaimNotFound } from '../claim/detail/ClaimNotFound.tsx'
import { useClaim } from '../claim/detail/useClaim.ts'
import styles from './CompletedOrder.module.css'
import { usePaymentPage } from './PayableOrder.tsx'

type CompletedClaimProps = { readonly claimId: string }

/** Summary of an additional payment that was just made. */
export function CompletedClaim({ claimId }: CompletedClaimProps) {
  return (
    <ClaimNotFound>
      <Completed claimId={claimId} />
    </ClaimNotFound>
  )
}

function Completed({ claimId }: CompletedClaimProps) {
  const claim = useClaim(claimId)
  const { additionalPayment: payment } = claim
  return (
    <Column>
      <div className={styles.head}>
        <span className={styles.mark} data-waiting={claim.addPaymentWaiting}>
          <Icon of={claim.addPaymentWaiting ? Clock : CircleCheck} size="l" />
        </span>
        <h1 className={styles.title}>
          {claim.addPaymentWaiting ? '입금하면 추가결제가 완료돼요' : '추가결제가 완료됐어요'}
        </h1>
        <p>{CLAIM_TYPE_LABELS[claim.claimTypeEnum]} 신청</p>
        <p className={styles.next}>{detailViewOf(claim).nextText}</p>
      </div>
      {payment === null ? null : (
        <PaidFacts paymentId={payment.paymentGatewayIdEncrypt} orderNumber={claim.orderNumber} />
      )}
      <div className={styles.actions}>
        <ButtonLink to={routes.home()} variant="outline">
          쇼핑 계속하기
        </ButtonLink>
        <ButtonLink to={routes.claimDetail(claimId)}>신청 내역 보기</ButtonLink>
      </div>
    </Column>
  )
}

type PaidFactsProps = { readonly paymentId: string; readonly orderNumber: string }

function PaidFacts({ paymentId, orderNumber }: PaidFactsProps) {
  const { amount, depositAccount } = usePaymentPage(paymentId)
  return (
    <>
      {depositAccount === null ? null : <AdditionalDeposit account={depositAccount} />}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>주문번호</dt>
          <dd>{orderNumber}</dd>
        </div>
        <div className={styles.fact}>
          <dt>추가결제</dt>
          <dd>{formatWon(amount)}</dd>
        </div>
      </dl>
    </>
  )
}
