import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { SellerNeed } from '@jangteo/core/staff/staff.codes'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import type { StoreRequirement } from '@jangteo/core/store/store.codes'
import { STORE_REQUIREMENT_LABELS } from '@jangteo/core/store/store.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './SellerStore.module.css'

/** Page on which a requirement is seen to, and the permission that it takes; `null` for this page's own form. */
type Place = { readonly to: string; readonly need: SellerNeed } | null

const PLACES: Readonly<Record<StoreRequirement, Place>> = {
  INTRODUCTION: null,
  RETURN_ADDRESS: null,
  BANK_ACCOUNT: { to: sellerRoutes.settlements({ tab: 'account' }), need: 'MONEY' },
  SHIPPING_POLICY: { to: sellerRoutes.shippingPolicies(), need: 'GOODS' },
  LISTED_GOODS: { to: sellerRoutes.goods(), need: 'GOODS' },
}

/** Lists what the store lacks to open, each with a link to its page where the user may see it. */
export function MissingRequirements({
  missing,
}: {
  readonly missing: readonly StoreRequirement[]
}) {
  const { data: me } = useSuspenseQuery(staffCalls.sellerSession.me.queryOptions())
  const access = { isChief: me.ownerYn === 'Y', permissions: me.permissionList }
  return (
    <Callout>
      아래를 준비하면 스토어를 열 수 있어요.
      <ul className={styles.missing}>
        {missing.map((requirement) => {
          const place = PLACES[requirement]
          const label = STORE_REQUIREMENT_LABELS[requirement]
          return (
            <li key={requirement}>
              {place !== null && hasPermission(access, place.need) ? (
                <ButtonLink to={place.to} variant="text" size="s">
                  {label}
                  <Icon of={ChevronRight} size="s" />
                </ButtonLink>
              ) : (
                label
              )}
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}
