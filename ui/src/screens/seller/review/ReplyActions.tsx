import { REVIEW_ANSWER_MESSAGES } from '@jangteo/core/review/reviewAnswer.messages'
import { decideReply, REPLY_LENGTH } from '@jangteo/core/review/reviewAnswer.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { ReviewTextSheet, type TextRule } from '../../review/ReviewTextSheet.tsx'
import styles from '../../staff/review/StaffReview.module.css'
import { ReviewReport } from './ReviewReport.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

type SellerReview = StaffAnswers['sellerReview']['list']['content'][number]

const STALE = [staffCalls.sellerReview.key()]

const REPLY_RULE: TextRule = {
  max: REPLY_LENGTH.max,
  problemOf: (text) =>
    decideReply(text).ok ? null : REVIEW_ANSWER_MESSAGES.REVIEW_REPLY_REQUIRED(),
}

/** The reply to a review, and what its store may do with it. */
export function ReplyActions({ review }: { readonly review: SellerReview }) {
  const { feedbackIdEncrypt: id, reply, goods } = review
  const sheet = useSheet(`reply-${id}`)
  const commands = useCommands({ stale: STALE })
  const send = useMutation({
    ...staffCalls.sellerReview.reply.mutationOptions(),
    ...commands.sheeted(sheet, '답글을 등록했어요.'),
  })
  const open = () => {
    send.reset()
    sheet.open()
  }
  const remove = useMutation({
    ...staffCalls.sellerReview.removeReply.mutationOptions(),
    ...commands.toasted('답글을 삭제했어요.'),
  })
  const confirm = useConfirm()
  const askRemoval = async () => {
    const isSure = await confirm({ title: '답글을 삭제할까요?', acceptLabel: '삭제' })
    if (isSure) remove.mutate({ id })
  }
  return (
    <>
      {reply === null ? null : <p className={styles.text}>{reply.text}</p>}
      <div className={styles.actions}>
        <Button variant="outline" size="s" onClick={open}>
          {reply === null ? '답글 쓰기' : '수정'}
        </Button>
        {reply === null ? null : (
          <Button
            variant="outline"
            size="s"
            isBusy={remove.isPending}
            onClick={() => void askRemoval()}
          >
            삭제
          </Button>
        )}
        <ReviewReport id={id} goodsName={goods.goodsName} />
      </div>
      {sheet.isOpen ? (
        <ReviewTextSheet
          title="리뷰 답글"
          label="모두에게 보이는 답글"
          action="등록"
          rule={REPLY_RULE}
          initial={reply?.text ?? ''}
          isBusy={send.isPending}
          error={send.error}
          onDismiss={sheet.dismiss}
          onSend={(text) => send.mutate({ id, text })}
        />
      ) : null}
    </>
  )
}
