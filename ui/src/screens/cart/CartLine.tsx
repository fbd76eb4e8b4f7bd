import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { lineAmounts } from '@jangteo/core/goods/price.rules'
import { optionName } from '@jangteo/core/goods/option.rules'
import { ChevronDown, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSheet } from '../../lib/useSheet.ts'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { warmSheet } from '../../parts/dialog/Sheet.tsx'
import { Stepper } from '../../parts/field/Stepper.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Cart.module.css'
import { CartCheckbox } from './CartCheckbox.tsx'
import type { CartLineData, MainLine } from './cartData.ts'
import type { CartProps } from './cartProps.ts'
import { CartReasons } from './CartReasons.tsx'

const loadOptions = () => import('./OptionChangeSheet.tsx')
const OptionChangeSheet = lazy(async () => ({ default: (await loadOptions()).OptionChangeSheet }))

/** Fetches the sheet's code while the finger is still on its button. */
function warmOptions(): void {
  warmSheet()
  loadOptions().catch(() => null)
}

type CartLineProps = CartProps & { readonly line: MainLine; readonly hasEnded?: boolean }

function nameOf({ goodsName, option }: CartLineData): string {
  return [goodsName, optionName(option.optionValues)].filter((part) => part !== '').join(' ')
}

/** A main line with its add-ons: chosen, changed and removed together. */
export function CartLine({ line: { main, addons }, hasEnded = false, ...props }: CartLineProps) {
  const { cart, view } = props
  const sheet = useSheet(`option-${main.cartId}`)
  const check = view.lines.get(main.cartId)
  const hasOptions = main.optionNames.length > 0
  const cartIds = [main, ...addons].map(({ cartId }) => cartId)
  return (
    <li className={styles.line}>
      <GoodsLine
        goods={{ ...main, optionName: '', isAddon: false }}
        isDim={hasEnded}
        lead={
          check === undefined || hasEnded ? undefined : (
            <CartCheckbox check={check} label={`${nameOf(main)} 선택`} />
          )
        }
        corner={
          <IconButton
            icon={X}
            iconSize="s"
            label={`${nameOf(main)} 삭제`}
            onClick={() => view.remove(cartIds)}
          />
        }
      >
        <LineAmount line={main} />
        {hasOptions ? (
          <button
            type="button"
            className={styles.option}
            onPointerDown={warmOptions}
            onClick={sheet.open}
          >
            <span>{optionName(main.option.optionValues)}</span>
            <VisuallyHidden> 옵션 변경</VisuallyHidden>
            <Icon of={ChevronDown} size="s" />
          </button>
        ) : null}
        {hasEnded ? null : <CartQuantity line={main} {...props} />}
      </GoodsLine>
      <CartReasons line={main} onChangeOption={sheet.open} {...props} />
      {addons.map((addon) => (
        <GoodsLine
          key={addon.cartId}
          goods={{ ...addon, optionName: optionName(addon.option.optionValues), isAddon: true }}
          isDim={hasEnded}
          corner={
            <IconButton
              icon={X}
              iconSize="s"
              label={`추가상품 ${nameOf(addon)} 삭제`}
              onClick={() => view.remove([addon.cartId])}
            />
          }
        >
          <LineAmount line={addon} />
          <CartReasons line={addon} onChangeOption={null} {...props} />
          {hasEnded ? null : <CartQuantity line={addon} {...props} />}
        </GoodsLine>
      ))}
      <Suspense>
        {sheet.isOpen ? (
          <OptionChangeSheet cart={cart} line={main} isOpen onDismiss={sheet.dismiss} />
        ) : null}
      </Suspense>
    </li>
  )
}

function LineAmount({ line }: { readonly line: CartLineData }) {
  const { listAmount, goodsAmount, discountAmount } = lineAmounts(line, line.quantity)
  return (
    <p className={styles.amount}>
      {formatWon(goodsAmount)}
      {discountAmount === 0 ? null : (
        <s className={styles.list}>
          <VisuallyHidden>정가 </VisuallyHidden>
          {formatWon(listAmount)}
        </s>
      )}
    </p>
  )
}

function CartQuantity({ line, change }: CartProps & { readonly line: CartLineData }) {
  return (
    <div className={styles.quantity}>
      <Stepper
        label={nameOf(line)}
        quantity={line.quantity}
        min={1}
        max={QUANTITY_MAX}
        onChange={(quantity) => change(line, quantity)}
      />
    </div>
  )
}
