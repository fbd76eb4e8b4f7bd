import { suggestFix } from '@jangteo/core/cart/cartLineFix.rules'
import type { CartLineFix } from '@jangteo/core/cart/cartLineFix.rules'
import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import styles from './Cart.module.css'
import { toViolations } from './cartData.ts'
import type { CartLineData } from './cartData.ts'
import type { CartProps } from './cartProps.ts'
import { useCartCaller } from './useCart.ts'

type CartReasonsProps = CartProps & {
  readonly line: CartLineData
  /** `null` for add-ons, which have no options. */
  readonly onChangeOption: (() => void) | null
}

/** Reasons why a line can't be bought now, each with its fix. */
export function CartReasons({ cart, line, change, onChangeOption }: CartReasonsProps) {
  const caller = useCartCaller()
  const fixed = {
    quantity: line.quantity,
    hasOptions: onChangeOption !== null && line.optionNames.length > 0,
  }
  const reasons = toViolations(cart.violations).filter(({ cartId }) => cartId === line.cartId)
  if (reasons.length === 0) return null
  const fixes = reasons.flatMap((reason) => suggestFix(reason, fixed, caller) ?? [])
  const distinct = fixes.filter(
    ({ kind }, index) => fixes.findIndex((other) => other.kind === kind) === index,
  )
  return (
    <div className={styles.reasons}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.code}>{buyReasonText(reason)}</li>
        ))}
      </ul>
      {distinct.map((fix) => (
        <FixButton
          key={fix.kind}
          fix={fix}
          onChangeOption={onChangeOption}
          onQuantity={(quantity) => change(line, quantity)}
        />
      ))}
    </div>
  )
}

type FixButtonProps = {
  readonly fix: CartLineFix
  readonly onChangeOption: (() => void) | null
  readonly onQuantity: (quantity: number) => void
}

function FixButton({ fix, onChangeOption, onQuantity }: FixButtonProps) {
  switch (fix.kind) {
    case 'LOGIN':
      return (
        <ButtonLink to={routes.login(routes.cart())} variant="outline" size="s">
          로그인
        </ButtonLink>
      )
    case 'ADULT_CERTIFICATION':
      return (
        <ButtonLink to={routes.adultCertification(routes.cart())} variant="outline" size="s">
          성인인증
        </ButtonLink>
      )
    case 'OPTION':
      return onChangeOption === null ? null : (
        <Button variant="outline" size="s" onClick={onChangeOption}>
          옵션 변경
        </Button>
      )
    case 'QUANTITY':
      return (
        <Button variant="outline" size="s" onClick={() => onQuantity(fix.quantity)}>
          {formatNumber(fix.quantity)}개로 변경
        </Button>
      )
    default:
      return fix satisfies never
  }
}
