import { LinesPromise } from '../../parts/goods/LinesPromise.tsx'
import { StoreLink } from '../../parts/goods/StoreLink.tsx'
import { PageBand } from '../../parts/layout/PageSection.tsx'
import styles from './Cart.module.css'
import { CartCheckbox } from './CartCheckbox.tsx'
import { StoreCoupon } from './CartCoupon.tsx'
import { mainLinesOf } from './cartData.ts'
import type { CartGroupData } from './cartData.ts'
import { CartGroupTotal } from './CartGroupTotal.tsx'
import { CartLine } from './CartLine.tsx'
import type { CartProps } from './cartProps.ts'

type CartStoreProps = CartProps & {
  readonly groups: readonly CartGroupData[]
  readonly chosen: ReadonlySet<number>
}

/** One store's goods, shipping group by shipping group. What can't be bought stands elsewhere. */
export function CartStore({ groups, chosen, ...props }: CartStoreProps) {
  const { view } = props
  const [first] = groups
  const check = first === undefined ? undefined : view.stores.get(first.storeUrl)
  if (first === undefined || check === undefined || check.cartIds.length === 0) return null
  const buyable = ({ lines }: CartGroupData) =>
    mainLinesOf(lines).filter(({ main }) => view.lines.get(main.cartId)?.cartIds.length)
  return (
    <PageBand>
      <h2 className={styles.store}>
        <CartCheckbox check={check} label={`${first.storeName} 상품 모두 선택`} />
        <StoreLink storeName={first.storeName} storeUrl={first.storeUrl} />
      </h2>
      {groups
        .filter((group) => buyable(group).length > 0)
        .map((group) => (
          <div key={group.groupKey} className={styles.group}>
            <ul className={styles.lines}>
              {buyable(group).map((line) => (
                <CartLine key={line.main.cartId} line={line} {...props} />
              ))}
            </ul>
            <LinesPromise lines={buyable(group).map(({ main }) => main)} zone={null} />
            <CartGroupTotal group={group} chosen={chosen} />
          </div>
        ))}
      <StoreCoupon coupons={props.coupons} store={first} />
    </PageBand>
  )
}
