import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { CopyButton } from '../../../parts/action/CopyButton.tsx'
import styles from './Application.module.css'

/** An application that was accepted, with its number. */
export function Applied({ number }: { readonly number: string }) {
  const place = useFocusOn<HTMLElement>(number)
  return (
    <section className={styles.step} ref={place} tabIndex={-1} aria-label="신청 결과">
      <h2 className={styles.heading}>입점 신청을 받았어요</h2>
      <p>신청번호를 이메일로도 보내 드렸어요. 심사가 끝나면 이메일로 알려 드려요.</p>
      <div className={styles.number}>
        <div>
          <p className={styles.note}>신청번호</p>
          <p className={styles.digits}>{number}</p>
        </div>
        <CopyButton text={number} label="신청번호" />
      </div>
      <ButtonLink to={routes.sellerApplication(number)} isWide>
        진행 상황 보기
      </ButtonLink>
    </section>
  )
}
