import type { GoodsListingEventType } from '@jangteo/core/goods/goodsListing.table.gen'
import { GOODS_LISTING_LABELS } from '@jangteo/core/goods/goodsListing.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import type { Refused } from '../../staff/RefusedList.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'

/** A product that a step is taken of. */
type Named = { readonly goodsId: number; readonly goodsName: string }

const { sellerGoods } = staffCalls

/** Calls of the steps; the others of the chart are not a seller's. */
const CALLS: Readonly<Partial<Record<GoodsListingEventType, typeof sellerGoods.submit>>> = {
  'seller.submit': sellerGoods.submit,
  'seller.withdraw': sellerGoods.withdraw,
  'seller.delete': sellerGoods.remove,
}

/** Requests the sale of each product in turn; returns those that were refused. */
async function submitEach(chosen: readonly Named[]): Promise<readonly Refused[]> {
  const refused: Refused[] = []
  for (const { goodsId, goodsName } of chosen) {
    try {
      await sellerGoods.submit.call({ id: goodsId })
    } catch (error) {
      refused.push({ id: String(goodsId), name: goodsName, message: refusalText(error) })
    }
  }
  return refused
}

/** The steps that a seller takes of products: each says what the product has become, or why it was refused. */
export function useGoodsSteps() {
  const queryClient = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const refresh = () => queryClient.invalidateQueries({ queryKey: sellerGoods.key() })
  const run = async (work: () => Promise<string>) => {
    if (isBusy) return
    setIsBusy(true)
    setRefused([])
    const text = await work().catch(refusalText)
    toast({ text })
    await refresh()
    setIsBusy(false)
  }
  const take = async ({ goodsId, goodsName }: Named, event: GoodsListingEventType) => {
    const call = CALLS[event]
    if (call === undefined) return
    const title = `'${goodsName}' 상품을 삭제할까요?`
    if (event === 'seller.delete' && !(await confirm({ title, acceptLabel: '삭제' }))) return
    await run(async () => {
      const { listingEnum } = await call.call({ id: goodsId })
      return `${goodsName}: ${GOODS_LISTING_LABELS[listingEnum]}`
    })
  }
  const setSale = ({ goodsId, goodsName }: Named, sale: 'stop' | 'resume') =>
    void run(async () => {
      await sellerGoods[sale].call({ id: goodsId })
      return sale === 'stop'
        ? `${goodsName}: 판매를 중지했어요.`
        : `${goodsName}: 판매를 시작했어요.`
    })
  const submitAll = (
    chosen: readonly Named[],
    onSubmitted: (refused: readonly Refused[]) => void,
  ) =>
    void run(async () => {
      const results = await submitEach(chosen)
      setRefused(results)
      onSubmitted(results)
      return `${chosen.length}개 가운데 ${chosen.length - results.length}개를 요청했어요.`
    })
  return {
    take,
    setSale,
    submitAll,
    isBusy,
    /** Products whose request was refused the last time; none once another step was taken. */
    refused,
  }
}
