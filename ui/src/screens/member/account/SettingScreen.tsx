import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { MEMBERSHIP_TYPE_LABELS } from '@jangteo/core/session/membership.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { useSession } from '../../../parts/dialog/session.ts'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './Account.module.css'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { SettingLink } from './SettingLink.tsx'

/** The settings of an account, each on a page of its own. */
export function SettingScreen() {
  return (
    <>
      <title>설정 - 장터</title>
      <PageHeader title="설정" width="form" />
      <MemberOnly subject="설정" skeleton={<AccountSkeleton />}>
        <Settings />
      </MemberOnly>
    </>
  )
}

function Settings() {
  const calls = useCalls()
  const { data: me } = useSuspenseQuery(calls.session.whoAmI.queryOptions())
  const { logOut, isLoggingOut } = useSession()
  return (
    <Column width="form">
      <div className={styles.account}>
        <p className={styles.name}>{me.name}님</p>
        <Badge>{MEMBERSHIP_TYPE_LABELS[me.memberShipType]}</Badge>
      </div>
      <ul>
        <SettingLink
          to={lifeRoutes.security()}
          name="보안"
          note="로그인 기록과 연결된 기기를 확인해요."
        />
        <SettingLink
          to={lifeRoutes.terms()}
          name="약관과 수신 동의"
          note="동의한 날을 확인하고 언제든 바꿀 수 있어요."
        />
        <SettingLink
          to={routes.manageAddress()}
          name="배송지 관리"
          note="자주 쓰는 배송지를 저장해요."
        />
        <SettingLink
          to={lifeRoutes.withdraw()}
          name="회원 탈퇴"
          note="탈퇴하면 무엇이 지워지는지 확인해요."
        />
      </ul>
      <div className={styles.leave}>
        <Button variant="quiet" size="s" isBusy={isLoggingOut} onClick={logOut}>
          로그아웃
        </Button>
      </div>
    </Column>
  )
}
