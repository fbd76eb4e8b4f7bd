import { GOODS_LISTING_LABELS } from '@jangteo/core/goods/goodsListing.codes'
import type { GoodsListingEventType } from '@jangteo/core/goods/goodsListing.table.gen'
import { listingSteps } from '@jangteo/core/goods/goodsListing.view'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import type { GoodsReview } from './goodsReview.ts'
import styles from './OperatorGoods.module.css'
import { StepReason } from './StepReason.tsx'

const { operatorGoods } = staffCalls

/** A step that an operator takes, with a reason where its seller is given one. */
type Taken = { readonly event: GoodsListingEventType; readonly reason: string }

function callOf({ event, reason }: Taken, { goodsId: id, version }: GoodsReview) {
  if (event === 'system.approve') return operatorGoods.approve.call({ id, version })
  if (event === 'system.release') return operatorGoods.release.call({ id, version })
  return event === 'system.reject'
    ? operatorGoods.reject.call({ id, version, reason })
    : operatorGoods.stop.call({ id, version, reason })
}

function needsReason(event: GoodsListingEventType): boolean {
  return event === 'system.reject' || event === 'system.stop'
}

/** The steps that an operator may take of a product. */
export function ReviewSteps({ goods }: { readonly goods: GoodsReview }) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [asked, setAsked] = useState<GoodsListingEventType | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (taken: Taken) => callOf(taken, goods),
    onSuccess: ({ listingEnum }) => toast({ text: GOODS_LISTING_LABELS[listingEnum] }),
    onError: (error) => toast({ text: refusalText(error) }),
    onSettled: () => {
      setAsked(null)
      return queryClient.invalidateQueries({ queryKey: operatorGoods.key() })
    },
  })
  const steps = listingSteps(goods.listingEnum, goods.stepList, false)
  const label = steps.find(({ event }) => event === asked)?.label ?? ''
  return (
    <span className={styles.buttons}>
      {steps.map((step) => (
        <Button
          key={step.event}
          size="s"
          variant="outline"
          isBusy={isPending}
          onClick={() =>
            needsReason(step.event)
              ? setAsked(step.event)
              : mutate({ event: step.event, reason: '' })
          }
        >
          {step.label}
        </Button>
      ))}
      {asked === null ? null : (
        <StepReason
          title={label}
          note="판매자에게 그대로 보여요."
          onDismiss={() => setAsked(null)}
          onReason={(reason) => mutate({ event: asked, reason })}
        />
      )}
    </span>
  )
}
