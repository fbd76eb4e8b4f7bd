import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useCaller } from '../../lib/caller.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import styles from './Cart.module.css'
import { CartCheckbox } from './CartCheckbox.tsx'
import type { CartProps } from './cartProps.ts'

/** Selects or removes all lines at once. */
export function CartToolbar({ view }: CartProps) {
  const { all, chosenIds } = view
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <CartCheckbox check={all}>
          <span className={styles.all}>
            전체 선택 ({chosenIds.length}/{all.cartIds.length})
          </span>
        </CartCheckbox>
        <Button variant="quiet" size="s" onClick={view.removeChosen}>
          선택 삭제
        </Button>
      </div>
      <LoginHint />
    </div>
  )
}

function LoginHint() {
  const { isKnown, isLoggedIn } = useCaller()
  if (!isKnown || isLoggedIn) return null
  return (
    <Callout>
      <p>
        <AppLink className={styles.login} to={routes.login(routes.cart())}>
          로그인
        </AppLink>
        하면 담아 둔 상품을 다른 기기에서도 볼 수 있어요.
      </p>
    </Callout>
  )
}
