import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PackageX } from 'lucide-react'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'

/** Notice of what the buyer's orders don't hold, and where to look for it. */
export function NotInOrders({ title }: { readonly title: string }) {
  return (
    <EmptyState
      icon={PackageX}
      title={title}
      text="주소를 다시 확인하거나 주문내역에서 찾아 주세요."
    >
      <ButtonLink to={routes.orderList()}>주문내역</ButtonLink>
      <ButtonLink to={routes.guestOrder()} variant="outline">
        비회원 주문조회
      </ButtonLink>
    </EmptyState>
  )
}
