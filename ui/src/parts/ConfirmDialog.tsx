import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from './Button.tsx'
import type { Question } from './confirm.ts'
import styles from './ConfirmDialog.module.css'

type ConfirmDialogProps = {
  readonly question: Question
  readonly onAnswer: (isAccepted: boolean) => void
}

/** A question in the middle of the page; Escape and the back button dismiss it. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { title, text, acceptLabel, dismissLabel = '취소' } = question
  return (
    <AlertDialog.Root open onOpenChange={() => onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {text === undefined ? null : (
            <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
          )}
          <div className={styles.answers}>
            <Button variant="outline" onClick={() => onAnswer(false)}>
              {dismissLabel}
            </Button>
            <Button variant="outline" onClick={() => onAnswer(true)}>
              {acceptLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
