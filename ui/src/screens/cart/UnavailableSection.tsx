import { Button } from '../../parts/action/Button.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './Cart.module.css'
import { linesOf, mainLinesOf } from './cartData.ts'
import { CartLine } from './CartLine.tsx'
import type { CartProps } from './cartProps.ts'

/** Lines that are sold out or no longer on sale: apart, and cleared together. */
export function UnavailableSection(props: CartProps) {
  const { cart, view } = props
  const unavailable = mainLinesOf(linesOf(cart)).filter(
    ({ main }) => view.lines.get(main.cartId)?.cartIds.length === 0,
  )
  if (unavailable.length === 0) return null
  const cartIds = unavailable.flatMap(({ main, addons }) =>
    [main, ...addons].map(({ cartId }) => cartId),
  )
  return (
    <PageSection
      title={`구매할 수 없는 상품 ${unavailable.length}`}
      extra={
        <Button variant="quiet" size="s" onClick={() => view.remove(cartIds)}>
          품절 삭제
        </Button>
      }
    >
      <ul className={styles.lines}>
        {unavailable.map((line) => (
          <CartLine key={line.main.cartId} line={line} hasEnded {...props} />
        ))}
      </ul>
    </PageSection>
  )
}
