import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { copyText } from './copyText.ts'
import { Button } from './Button.tsx'
import { useToast } from '../toast/toast.ts'

type CopyButtonProps = {
  readonly text: string
  /** Name of the copied text, e.g. `주문번호`. */
  readonly label: string
  /** Label of the button instead of `복사`. */
  readonly children?: string
}

/** Puts a text on the clipboard. Source: spec §8. */
export function CopyButton({ text, label, children = '복사' }: CopyButtonProps) {
  const toast = useToast()
  const press = async () => {
    const isCopied = await copyText(text)
    toast({ text: isCopied ? `${label}를 복사했어요.` : REFUSAL_MESSAGES.COPY_FAILED() })
  }
  return (
    <Button variant="outline" size="s" aria-label={`${label} 복사`} onClick={() => void press()}>
      {children}
    </Button>
  )
}
