import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import type { GoodsReview } from './goodsReview.ts'
import { StepReason } from './StepReason.tsx'

const { operatorGoods } = staffCalls

const TEXTS = {
  exclude: { title: '랭킹에서 제외', done: '랭킹에서 제외했어요.' },
  readmit: { title: '랭킹에 다시 포함', done: '다음 집계부터 랭킹에 다시 포함돼요.' },
} as const

/** Takes a product off the rankings, or lets it be ranked again. */
export function RankingStep({ goods }: { readonly goods: GoodsReview }) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const isExcluded = goods.rankingExclusion !== null
  const { title, done } = TEXTS[isExcluded ? 'readmit' : 'exclude']
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => {
      const input = { id: goods.goodsId, reason }
      return isExcluded
        ? operatorGoods.readmitToRanking.call(input)
        : operatorGoods.excludeFromRanking.call(input)
    },
    onSuccess: () => toast({ text: done }),
    onError: (error) => toast({ text: refusalText(error) }),
    onSettled: () => {
      setIsAsked(false)
      return queryClient.invalidateQueries({ queryKey: operatorGoods.key() })
    },
  })
  return (
    <>
      <Button size="s" variant="outline" isBusy={isPending} onClick={() => setIsAsked(true)}>
        {title}
      </Button>
      {isAsked ? (
        <StepReason
          title={title}
          note="감사 기록에 남아요. 판매자에게는 보이지 않아요."
          onDismiss={() => setIsAsked(false)}
          onReason={(reason) => mutate(reason)}
        />
      ) : null}
    </>
  )
}
