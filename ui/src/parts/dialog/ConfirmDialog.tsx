import { Button } from '../action/Button.tsx'
import type { Question } from './confirm.ts'
import { DialogPanel } from './DialogPanel.tsx'

type ConfirmDialogProps = {
  readonly question: Question
  readonly onAnswer: (isAccepted: boolean) => void
}

/** A question in the middle of the page; Escape dismisses it. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { title, text, acceptLabel, dismissLabel = '취소' } = question
  const answers = (
    <>
      <Button variant="outline" onClick={() => onAnswer(false)}>
        {dismissLabel}
      </Button>
      <Button variant="outline" onClick={() => onAnswer(true)}>
        {acceptLabel}
      </Button>
    </>
  )
  return (
    <DialogPanel isOpen title={title} onDismiss={() => onAnswer(false)} actions={answers}>
      {text}
    </DialogPanel>
  )
}
