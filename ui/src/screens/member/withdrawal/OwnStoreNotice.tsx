import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './Withdraw.module.css'

/** Reason why a member who owns a store cannot leave yet, and the way to the store. */
export function OwnStoreNotice({ storeName }: { readonly storeName: string }) {
  return (
    <div className={styles.part}>
      <Callout tone="danger">
        <p>{MEMBER_MESSAGES.MEMBER_IS_SELLER()}</p>
      </Callout>
      <p className={styles.note}>
        {storeName} 스토어를 폐점한 뒤에 탈퇴할 수 있어요. 폐점은 장터 고객센터에 요청해 주세요.
      </p>
      <ButtonLink to={sellerRoutes.home()} isWide>
        판매자 센터로 가기
      </ButtonLink>
    </div>
  )
}
