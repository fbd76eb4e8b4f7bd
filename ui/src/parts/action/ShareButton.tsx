import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { Share2 } from 'lucide-react'
import { copyText } from './copyText.ts'
import { logFailure } from '../../lib/log.ts'
import { useToast } from '../toast/toast.ts'
import { IconButton } from './IconButton.tsx'

type ShareButtonProps = {
  readonly title: string
  /** Path of the shared page, without anything of who shares it. */
  readonly path: string
}

/** The shopper closed the device's sheet. */
const isDismissed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** Opens the device's sheet to share a page; `false` where there is none, or it fails. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    if (isDismissed(error)) return true
    logFailure(error)
    return false
  }
}

/** Shares a page: by the device's own sheet, else its address is copied. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const toast = useToast()
  const press = async () => {
    const url = new URL(path, globalThis.location.origin).href
    if (await shareByDevice({ title, url })) return
    const isCopied = await copyText(url)
    toast({ text: isCopied ? '링크를 복사했어요.' : REFUSAL_MESSAGES.COPY_FAILED() })
  }
  return <IconButton icon={Share2} label="공유" onClick={() => void press()} />
}
