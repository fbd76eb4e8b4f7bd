import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { MEMBERSHIP_TYPE_LABELS } from '@jangteo/core/session/membership.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { FactList } from '../../../parts/text/FactList.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberBadges } from './MemberBadges.tsx'
import { MemberPerson } from './MemberPerson.tsx'
import styles from './Member.module.css'

/** A member for operators: the person hidden, figures, and what can be done. */
export function OperatorMemberScreen() {
  const { memberId = '' } = useParams()
  const { data: member } = useSuspenseQuery({
    ...staffCalls.operatorMember.detail.queryOptions({ input: { id: memberId } }),
    staleTime: 0,
  })
  const at = (text: string) => formatDateTime(Date.parse(text))
  return (
    <StaffPage
      title={`${member.maskedName} (${member.maskedId})`}
      place="장터 운영"
      actions={<MemberBadges member={member} />}
    >
      <section className={styles.section} aria-label="회원 정보">
        <FactList
          facts={[
            { label: '구분', value: MEMBERSHIP_TYPE_LABELS[member.memberShipType] },
            { label: '가입', value: at(member.joinedAt) },
            { label: '마지막 이용', value: at(member.lastUsedAt) },
            {
              label: '이용 정지',
              value: member.suspendedAt === null ? null : at(member.suspendedAt),
            },
            { label: '정지 사유', value: member.suspensionReason },
            { label: '로그인된 기기', value: `${formatNumber(member.sessionCount)}대` },
            { label: '주문', value: `${formatNumber(member.orderCount)}건` },
            { label: '사용할 수 있는 쿠폰', value: `${formatNumber(member.couponCount)}장` },
          ]}
        />
      </section>
      <MemberPerson member={member} />
      <MemberActions member={member} />
    </StaffPage>
  )
}
