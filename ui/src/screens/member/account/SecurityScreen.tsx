import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { SocialLinks } from '../social/SocialLinks.tsx'
import styles from './Account.module.css'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { LoginHistory } from './LoginHistory.tsx'
import { SettingLink } from './SettingLink.tsx'

/** The page of an account's security: its devices, and who logged in. */
export function SecurityScreen() {
  return (
    <>
      <title>보안 - 장터</title>
      <PageHeader title="보안" width="form" />
      <MemberOnly subject="보안 설정" skeleton={<AccountSkeleton />}>
        <Column width="form">
          <ul className={styles.section}>
            <SettingLink
              to={routes.changePassword(lifeRoutes.security())}
              name="비밀번호 변경"
              note="바꾸면 다른 기기에서 모두 로그아웃돼요."
            />
            <SettingLink
              to={lifeRoutes.connectedDevice()}
              name="연결된 기기"
              note="로그인한 기기를 확인하고 로그아웃해요."
            />
          </ul>
          <SocialLinks />
          <LoginHistory />
        </Column>
      </MemberOnly>
    </>
  )
}
