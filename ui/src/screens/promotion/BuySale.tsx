import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'
import { useNavigate } from '../../lib/router.ts'
import { Button } from '../../parts/action/Button.tsx'
import { Stepper } from '../../parts/field/Stepper.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { addGoods } from '../goods/option/addOptions.ts'
import type { SaleGoodsData } from './saleData.ts'
import page from '../display/event/EventDetail.module.css'

/** Buys a product at once with the right of a winner. */
export function BuySale({ goods }: { readonly goods: SaleGoodsData }) {
  const { goodsId, goodsName, optionId, personMax } = goods
  const calls = useCalls()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { keyOf, renew } = useRepeatKeys()
  const [quantity, setQuantity] = useState(1)
  const input = {
    goodsList: [{ goodsId, optionId, quantity, addItemList: [] }],
    buyNowYn: 'Y' as const,
  }
  const buy = useMutation({
    mutationFn: () => addGoods({ calls, queryClient }, input, keyOf(input)),
    onSuccess: (outcome) => {
      renew()
      if (outcome.kind === 'accepted') void navigate(routes.orderPayment(outcome.cartIds))
      else if (outcome.kind === 'refused') toast({ text: outcome.text })
    },
    onError: (error) => toast({ text: refusalText(error) }),
  })
  return (
    <div className={page.stack}>
      {personMax === 1 ? null : (
        <Stepper
          label={goodsName}
          quantity={quantity}
          min={1}
          max={personMax}
          onChange={setQuantity}
        />
      )}
      <Button
        size="s"
        aria-label={`${goodsName} 구매하기`}
        isBusy={buy.isPending}
        onClick={() => buy.mutate()}
      >
        구매하기
      </Button>
    </div>
  )
}
