import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import type { GoodsReview } from './goodsReview.ts'

const { operatorGoods } = staffCalls

const STEPS = {
  exclude: {
    title: '랭킹에서 제외',
    done: '랭킹에서 제외했어요.',
    run: operatorGoods.excludeFromRanking.call,
  },
  readmit: {
    title: '랭킹에 다시 포함',
    done: '다음 집계부터 랭킹에 다시 포함돼요.',
    run: operatorGoods.readmitToRanking.call,
  },
} as const

type Step = (typeof STEPS)[keyof typeof STEPS]

/** Takes a product off the rankings, or lets it be ranked again. */
export function RankingStep({ goods }: { readonly goods: GoodsReview }) {
  const [asked, setAsked] = useState<Step | null>(null)
  const { answered } = useCommands({ stale: [operatorGoods.key()], onDone: () => setAsked(null) })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ run, reason }: Step & { readonly reason: string }) =>
      run({ id: goods.goodsId, reason }),
    ...answered(asked === null ? '' : asked.done),
  })
  const dismiss = () => {
    reset()
    setAsked(null)
  }
  const step = STEPS[goods.rankingExclusion === null ? 'exclude' : 'readmit']
  return (
    <>
      <Button size="s" variant="outline" onClick={() => setAsked(step)}>
        {step.title}
      </Button>
      {asked === null ? null : (
        <ReasonSheet
          title={asked.title}
          acceptLabel={asked.title}
          length={REVIEW_REASON_LENGTH}
          isBusy={isPending}
          error={error}
          hint="감사 기록에 남아요. 판매자에게는 보이지 않아요."
          onAccept={(reason) => mutate({ ...asked, reason })}
          onDismiss={dismiss}
        />
      )}
    </>
  )
}
