import { GOODS_LISTING_LABELS } from '@jangteo/core/goods/goodsListing.codes'
import type { GoodsListingEventType } from '@jangteo/core/goods/goodsListing.table.gen'
import { type ListingStepView, listingSteps } from '@jangteo/core/goods/goodsListing.view'
import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import type { GoodsReview } from './goodsReview.ts'
import styles from './OperatorGoods.module.css'

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

type Stepped = Awaited<ReturnType<typeof callOf>>

function needsReason(event: GoodsListingEventType): boolean {
  return event === 'system.reject' || event === 'system.stop'
}

/** The steps that an operator may take of a product. */
export function ReviewSteps({ goods }: { readonly goods: GoodsReview }) {
  const toast = useToast()
  const [asked, setAsked] = useState<ListingStepView | null>(null)
  const { answered } = useCommands({ stale: [operatorGoods.key()], onDone: () => setAsked(null) })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (taken: Taken) => callOf(taken, goods),
    ...answered(({ listingEnum }: Stepped) => GOODS_LISTING_LABELS[listingEnum]),
    onError: (failure, { event }) => {
      if (!needsReason(event)) toast({ text: refusalText(failure) })
    },
  })
  const steps = listingSteps(goods.listingEnum, goods.stepList, false)
  const dismiss = () => {
    reset()
    setAsked(null)
  }
  return (
    <span className={styles.buttons}>
      {steps.map((step) => (
        <Button
          key={step.event}
          size="s"
          variant="outline"
          isBusy={isPending}
          onClick={() =>
            needsReason(step.event) ? setAsked(step) : mutate({ event: step.event, reason: '' })
          }
        >
          {step.label}
        </Button>
      ))}
      {asked === null ? null : (
        <ReasonSheet
          title={asked.label}
          acceptLabel={asked.label}
          length={REVIEW_REASON_LENGTH}
          isBusy={isPending}
          error={error}
          hint="판매자에게 그대로 보여요."
          onAccept={(reason) => mutate({ event: asked.event, reason })}
          onDismiss={dismiss}
        />
      )}
    </span>
  )
}
