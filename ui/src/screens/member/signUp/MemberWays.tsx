import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSearchParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import styles from './SignUp.module.css'
import { readReturnUrl } from './signUpUrl.ts'

/** The ways of who is a member already. */
export function MemberWays() {
  const [query] = useSearchParams()
  return (
    <section className={styles.other} aria-label="이미 회원이라면">
      <p>이미 회원이라면 로그인해 주세요.</p>
      <div className={styles.ways}>
        <ButtonLink to={routes.login(readReturnUrl(query))} variant="outline" isWide>
          로그인
        </ButtonLink>
        <ButtonLink to={routes.findId()} variant="outline" isWide>
          아이디 찾기
        </ButtonLink>
      </div>
    </section>
  )
}
