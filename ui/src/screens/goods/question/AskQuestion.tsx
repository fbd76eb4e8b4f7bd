import { QUESTION_TOPIC_DEFAULT } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { GOODS_QUESTION_MESSAGES } from '@jangteo/core/inquiry/goodsQuestion.messages'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import type { Answers } from '@jangteo/http/call/calls'
import { lazy, Suspense } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useSession } from '../../../parts/dialog/session.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import styles from './Question.module.css'
import { useAsking } from './useQuestionActions.ts'

const QuestionSheet = lazy(async () => ({
  default: (await import('./QuestionSheet.tsx')).QuestionSheet,
}))

type AskQuestionProps = {
  readonly goodsId: number
  /** Reason against a question of the caller's; `null` when they may ask. */
  readonly denialCode: Answers['goodsQuestion']['page']['denialCode']
}

const EMPTY = { topic: QUESTION_TOPIC_DEFAULT, text: '', isSecret: false, optionId: null }

/** The way to ask; it says why where there is none. */
export function AskQuestion({ goodsId, denialCode }: AskQuestionProps) {
  const sheet = useSheet('question')
  const toast = useToast()
  const { askForLogin } = useSession()
  const asking = useAsking(goodsId, sheet.dismiss)
  if (denialCode === 'STORE_FEATURE_DENIED') {
    return <p className={styles.soft}>{SESSION_MESSAGES.STORE_FEATURE_DENIED()}</p>
  }
  const open = () => {
    if (denialCode === 'SESSION_REQUIRED') return askForLogin('로그인하고 판매자에게 물어보세요.')
    if (denialCode !== null) return toast({ text: GOODS_QUESTION_MESSAGES[denialCode]() })
    asking.reset()
    return sheet.open()
  }
  return (
    <>
      <Button variant="outline" isWide onClick={open}>
        문의하기
      </Button>
      {sheet.isOpen ? (
        <Suspense>
          <QuestionSheet
            title="상품 문의"
            action="문의 남기기"
            goodsId={goodsId}
            initial={EMPTY}
            isBusy={asking.isBusy}
            error={asking.error}
            onDismiss={sheet.dismiss}
            onSend={asking.send}
          />
        </Suspense>
      ) : null}
    </>
  )
}
