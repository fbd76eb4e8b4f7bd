import { REVIEW_ANSWER_MESSAGES } from '@jangteo/core/review/reviewAnswer.messages'
import { decideObjection, OBJECTION_LENGTH } from '@jangteo/core/review/reviewAnswer.rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { Button } from '../../parts/action/Button.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { ReviewTextSheet, type TextRule } from './ReviewTextSheet.tsx'

const OBJECTION_RULE: TextRule = {
  max: OBJECTION_LENGTH.max,
  problemOf: (text) =>
    decideObjection(text).ok ? null : REVIEW_ANSWER_MESSAGES.REVIEW_OBJECTION_REQUIRED(),
}

type ObjectionButtonProps = {
  readonly id: string
  readonly goodsName: string
  /** The market takes an objection now; an open sheet stays when it does no more. */
  readonly canObject: boolean
}

/** Objects to the hiding of an own review; the market takes one objection. */
export function ObjectionButton({ id, goodsName, canObject }: ObjectionButtonProps) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const object = useMutation(
    calls.reviewer.object.mutationOptions({
      onSuccess: () => {
        setOpen(false)
        toast({ text: '이의를 제기했어요.' })
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.review.key() }),
    }),
  )
  const open = () => {
    object.reset()
    setOpen(true)
  }
  return (
    <>
      {canObject ? (
        <Button
          size="s"
          variant="outline"
          aria-label={`${goodsName} 리뷰 이의 제기`}
          onClick={open}
        >
          이의 제기
        </Button>
      ) : null}
      {isOpen ? (
        <ReviewTextSheet
          title="이의 제기"
          label="다시 보여야 하는 이유"
          action="제출"
          rule={OBJECTION_RULE}
          isBusy={object.isPending}
          error={object.error}
          onDismiss={() => setOpen(false)}
          onSend={(text) => object.mutate({ id, text })}
        />
      ) : null}
    </>
  )
}
