import { optionName } from '@jangteo/core/goods/option.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton } from '../../../parts/boundary/Skeleton.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './SellerGoods.module.css'
import type { GoodsContentWire, SellerGoodsRow } from './sellerGoodsData.ts'

type SellerStockSheetProps = {
  /** `null` while no stock is shown. */
  readonly goods: SellerGoodsRow | null
  readonly onDismiss: () => void
}

/** The stock of every option of a product: each is set by itself, if it still is what is shown. */
export function SellerStockSheet({ goods, onDismiss }: SellerStockSheetProps) {
  return goods === null ? null : (
    <Sheet isOpen title={`${goods.goodsName} 재고`} onDismiss={onDismiss}>
      <Stocks goodsId={goods.goodsId} />
    </Sheet>
  )
}

function Stocks({ goodsId }: { readonly goodsId: number }) {
  const { data, error, refetch } = useQuery(
    staffCalls.sellerGoods.detail.queryOptions({ input: { id: goodsId } }),
  )
  if (data === undefined) {
    return error === null ? (
      <Skeleton />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  }
  const { optionList, addItemList } = data.content
  return (
    <ul className={styles.rows}>
      {[...optionList, ...addItemList].map((option) => (
        <li key={option.optionId}>
          <StockForm goodsId={goodsId} option={option} />
        </li>
      ))}
    </ul>
  )
}

type StockFormProps = {
  readonly goodsId: number
  readonly option: GoodsContentWire['optionList'][number]
}

function StockForm({ goodsId, option }: StockFormProps) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [stock, setStock] = useState(String(option.stock))
  const name = optionName(option.optionValues) || '재고'
  const { mutate, isPending } = useMutation(
    staffCalls.sellerGoods.setStock.mutationOptions({
      onSuccess: (saved) => toast({ text: `${name}: ${saved.stock}개로 바꿨어요.` }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: staffCalls.sellerGoods.key() }),
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const { optionId, stock: seenStock } = option
    if (optionId === null) return
    mutate({ id: goodsId, optionId, stock: Number(stock), seenStock })
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <TextInput
        label={`${name} (지금 ${option.stock}개)`}
        inputMode="numeric"
        value={stock}
        maxLength={6}
        onChange={({ target }) => setStock(target.value.replaceAll(/\D/g, ''))}
      />
      <Button
        type="submit"
        variant="outline"
        isBusy={isPending}
        disabled={stock === ''}
        aria-label={`${name} 재고 저장`}
      >
        저장
      </Button>
    </form>
  )
}
