import { ADULT_MEDIA_TEXT } from '@jangteo/core/goods/adultMedia.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { AdultMark } from '../../../parts/goods/AdultMark.tsx'
import styles from './AdultNotice.module.css'

/** Placeholder of pictures that minors may not see, and the way to see them. Source: domain-rules §5.2. */
export function AdultNotice({ goodsId }: { readonly goodsId: number }) {
  return (
    <div className={styles.notice}>
      <AdultMark />
      <p className={styles.title}>성인인증 후 볼 수 있는 상품이에요.</p>
      <p className={styles.law}>{ADULT_MEDIA_TEXT}</p>
      <ButtonLink
        to={routes.adultCertification(routes.productDetail(goodsId))}
        variant="outline"
        size="s"
      >
        성인인증하기
      </ButtonLink>
    </div>
  )
}
