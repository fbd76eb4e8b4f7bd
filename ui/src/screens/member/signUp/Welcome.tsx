import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSearchParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { readReturnUrl } from './signUpUrl.ts'
import styles from './SignUp.module.css'

/** The end of a sign-up: who is a member now, and the ways on. */
export function Welcome({ name }: { readonly name: string }) {
  const [query] = useSearchParams()
  const returnUrl = readReturnUrl(query)
  return (
    <section className={styles.result} aria-label="가입 완료">
      <h2 className={styles.heading}>{name}님, 반가워요</h2>
      <p className={styles.intro}>
        회원이 되었어요. 배송지를 등록해 두면 주문할 때 바로 고를 수 있어요.
      </p>
      <ButtonLink to={returnUrl ?? routes.home()} isWide>
        {returnUrl === null ? '쇼핑 시작하기' : '보던 화면으로 돌아가기'}
      </ButtonLink>
      <ButtonLink to={routes.manageAddress()} variant="outline" isWide>
        배송지 등록하기
      </ButtonLink>
    </section>
  )
}
