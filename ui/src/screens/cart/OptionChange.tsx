import { priceWithOption } from '@jangteo/core/goods/price.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { Button } from '../../parts/action/Button.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import type { GoodsOptionsData } from '../goods/detail/goodsDetail.ts'
import { OptionFields } from '../goods/option/OptionFields.tsx'
import styles from './Cart.module.css'
import { goodsOf } from './cartData.ts'
import type { CartData, CartLineData } from './cartData.ts'
import { useCartCache } from './useCart.ts'

type OptionChangeProps = {
  readonly cart: CartData
  readonly line: CartLineData
  readonly onDismiss: () => void
  readonly options: GoodsOptionsData
  readonly onFailed: (error: unknown) => void
}

function useChange({ cart, line, onDismiss, onFailed }: OptionChangeProps) {
  const calls = useCalls()
  const { write } = useCartCache()
  const change = useMutation(
    calls.cart.change.mutationOptions({
      onSuccess: (changed) => {
        onDismiss()
        write(changed)
      },
      onError: onFailed,
    }),
  )
  const submit = (optionId: number) => {
    const goods = goodsOf(cart, line, { optionId, quantity: line.quantity })
    change.mutate({ cartId: line.cartId, goodsList: [goods] })
  }
  return { submit, isPending: change.isPending }
}

/** The values of the goods' options, the line's own picked at first. */
export function OptionChange(props: OptionChangeProps) {
  const { line, options, onDismiss } = props
  const [picked, setPicked] = useState(line.option.optionValues)
  const { submit, isPending } = useChange(props)
  const option = options.options.find(
    ({ optionValues }) =>
      optionValues.length === picked.length &&
      optionValues.every((value, level) => value === picked[level]),
  )
  const own = { ...line, extraPrice: line.option.extraPrice }
  const isSame = option?.optionId === line.option.optionId
  const footer = (
    <Button
      isWide
      disabled={option === undefined || isSame}
      isBusy={isPending}
      onClick={() => (option === undefined ? undefined : submit(option.optionId))}
    >
      변경하기
    </Button>
  )
  return (
    <Sheet isOpen title="옵션 변경" onDismiss={onDismiss} footer={footer}>
      <div className={styles.optionChange}>
        <p className={styles.optionGoods}>{line.goodsName}</p>
        <OptionFields
          options={options}
          picked={picked}
          onPick={(level, value) => setPicked([...picked.slice(0, level), value])}
          onTake={({ optionValues }) => setPicked(optionValues)}
        />
        {option === undefined ? null : (
          <p className={styles.optionPrice}>
            {formatWon(priceWithOption(own, option.extraPrice).salePrice)} · {line.quantity}개
          </p>
        )}
      </div>
    </Sheet>
  )
}
