import { decideStep } from '@jangteo/core/chart/table.rules'
import { INQUIRY_TABLE } from '@jangteo/core/inquiry/inquiry.table.gen'
import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import type { SellerQuestionData } from './sellerQuestionFilter.ts'
import styles from './SellerQuestion.module.css'

type AnswerActionsProps = { readonly question: SellerQuestionData }

const STALE = [staffCalls.sellerQuestion.key(), staffCalls.sellerHome.key()]

/** Actions of a seller on a question: answer it, correct the answer, defer it. */
export function AnswerActions({ question }: AnswerActionsProps) {
  const { qnaIdEncrypt: id, statusEnum: state, goodsName } = question
  const sheet = useSheet(`answer-${id}`)
  const commands = useCommands({ stale: STALE })
  const answer = useMutation({
    ...staffCalls.sellerQuestion.answer.mutationOptions(),
    ...commands.sheeted(sheet, '답변했어요.'),
  })
  const hold = useMutation({
    ...staffCalls.sellerQuestion.hold.mutationOptions(),
    ...commands.toasted('답변을 보류했어요.'),
  })
  const open = () => {
    answer.reset()
    sheet.open()
  }
  const verb = question.answer === null ? '답변하기' : '답변 수정'
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        variant={question.answer === null ? 'primary' : 'outline'}
        aria-label={`${goodsName} 문의 ${verb}`}
        isBusy={answer.isPending}
        onClick={open}
      >
        {verb}
      </Button>
      {decideStep(INQUIRY_TABLE, { state, event: 'seller.hold', facts: {} }).ok ? (
        <Button
          size="s"
          variant="outline"
          aria-label={`${goodsName} 문의 답변 보류`}
          isBusy={hold.isPending}
          onClick={() => hold.mutate({ id })}
        >
          답변 보류
        </Button>
      ) : null}
      {sheet.isOpen ? (
        <AnswerSheet
          question={question}
          title={verb}
          isBusy={answer.isPending}
          error={answer.error}
          onDismiss={sheet.dismiss}
          onSend={(text) => answer.mutate({ id, text, seenRevision: question.revision })}
        />
      ) : null}
    </div>
  )
}
