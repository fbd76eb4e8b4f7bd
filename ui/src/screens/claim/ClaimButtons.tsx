import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import styles from './ClaimButtons.module.css'
import { withdrawable } from './claimData.ts'
import type { ClaimCardData } from './claimData.ts'
import { useWithdrawal, Withdrawal } from '../order/withdrawal/Withdrawal.tsx'

type ClaimButtonsProps = {
  readonly claim: Pick<
    ClaimCardData,
    'actions' | 'orderClaimIdEncrypt' | 'claimTypeEnum' | 'orderNumber'
  >
}

/** Actions that its buyer may take with a claim. */
export function ClaimButtons({ claim }: ClaimButtonsProps) {
  const { actions, orderClaimIdEncrypt, orderNumber } = claim
  const withdrawal = useWithdrawal()
  const withdrawn = withdrawable(claim)
  if (actions.length === 0) return null
  return (
    <div className={styles.buttons}>
      {actions.includes('WITHDRAW_CLAIM') && withdrawn !== null ? (
        <Button
          size="s"
          variant="outline"
          aria-label={`주문번호 ${orderNumber} 신청 철회`}
          onClick={() => withdrawal.ask(withdrawn)}
        >
          신청 철회
        </Button>
      ) : null}
      {actions.includes('PAY_ADDITIONAL') ? (
        <ButtonLink
          size="s"
          variant="inverse"
          name={`주문번호 ${orderNumber} 추가결제하기`}
          to={routes.additionalPayPayment(orderClaimIdEncrypt)}
        >
          추가결제하기
        </ButtonLink>
      ) : null}
      <Withdrawal {...withdrawal} />
    </div>
  )
}
