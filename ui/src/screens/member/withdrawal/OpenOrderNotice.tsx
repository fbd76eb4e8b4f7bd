import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './Withdraw.module.css'

/** Reason why a member cannot leave yet, and the way to the order that keeps them. */
export function OpenOrderNotice({ ordersId }: { readonly ordersId: string }) {
  return (
    <div className={styles.part}>
      <Callout tone="danger">
        <p>{MEMBER_MESSAGES.MEMBER_HAS_OPEN_ORDER()}</p>
      </Callout>
      <p className={styles.note}>
        받은 상품은 구매확정하고, 아직 받지 않은 상품은 취소하거나 배송이 끝난 뒤에 탈퇴해 주세요.
      </p>
      <ButtonLink to={routes.orderDetail(ordersId)} isWide>
        진행 중인 주문 보기
      </ButtonLink>
    </div>
  )
}
