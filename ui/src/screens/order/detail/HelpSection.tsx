import { OPERATOR_FACTS } from '@jangteo/core/display/operator.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight, Phone } from 'lucide-react'
import { useCaller } from '../../../lib/caller.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import type { OrderData } from '../orderData.ts'
import styles from './OrderDetail.module.css'

const PHONE = OPERATOR_FACTS.find(({ label }) => label === '전화')?.value ?? ''

/** Whom to turn to: the rules of what was bought, the buyer's own claims, the customer centre. */
export function HelpSection({ order }: { readonly order: Pick<OrderData, 'groups'> }) {
  const { isLoggedIn } = useCaller()
  const goodsId = order.groups[0]?.items[0]?.goodsId
  const links = [
    ...(isLoggedIn ? [{ to: routes.claimList(), text: '취소·교환·반품 내역' }] : []),
    ...(goodsId === undefined
      ? []
      : [{ to: routes.productDetail(goodsId), text: '상품 상세에서 배송·교환 안내 보기' }]),
  ]
  return (
    <PageSection title="도움이 필요하세요?">
      <ul className={styles.help}>
        {links.map(({ to, text }) => (
          <li key={text}>
            <AppLink className={styles.helpLink} to={to}>
              {text}
              <Icon of={ChevronRight} size="s" />
            </AppLink>
          </li>
        ))}
        <li>
          <a className={styles.helpLink} href={`tel:${PHONE.replaceAll('-', '')}`}>
            고객센터 {PHONE}
            <Icon of={Phone} size="s" />
          </a>
        </li>
      </ul>
    </PageSection>
  )
}
