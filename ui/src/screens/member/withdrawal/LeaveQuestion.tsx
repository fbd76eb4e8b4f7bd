import { LEAVE_REASON_LABELS } from '@jangteo/core/member/leave.codes'
import type { LeaveReason } from '@jangteo/core/member/leave.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { OpenOrderNotice } from './OpenOrderNotice.tsx'
import { OwnStoreNotice } from './OwnStoreNotice.tsx'
import styles from './Withdraw.module.css'

type LeaveQuestionProps = {
  readonly reason: LeaveReason
  /** Failure of the last try; `null` without one. */
  readonly error: Error | null
  /** The confirmation; `null` until the proof is there. */
  readonly action: ReactNode
  /** The proof. */
  readonly children: ReactNode
}

/** The question whether to leave, with the two answers side by side. An order that is still running takes its place. */
export function LeaveQuestion({ reason, error, action, children }: LeaveQuestionProps) {
  if (isRefusal(error, 'MEMBER_HAS_OPEN_ORDER')) {
    return <OpenOrderNotice ordersId={error.data.ordersIdEncrypt} />
  }
  if (isRefusal(error, 'MEMBER_IS_SELLER')) {
    return <OwnStoreNotice storeName={error.data.storeName} />
  }
  return (
    <div className={styles.question}>
      <div className={styles.part}>
        <h2 className={styles.title}>정말 탈퇴할까요?</h2>
        <p className={styles.note}>탈퇴하면 되돌릴 수 없어요. 모든 기기에서 로그아웃돼요.</p>
        <FactList facts={[{ label: '탈퇴 사유', value: LEAVE_REASON_LABELS[reason] }]} />
      </div>
      {children}
      {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      <div className={styles.answers}>
        <ButtonLink to={routes.home()} variant="outline" isWide>
          계속 이용하기
        </ButtonLink>
        {action}
      </div>
    </div>
  )
}
