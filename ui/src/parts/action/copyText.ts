import { logFailure } from '../../lib/log.ts'

/** Copies without the clipboard's interface, which pages that are not served securely don't have. */
function copyThroughTextArea(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}

/** Puts a text on the clipboard; `false` where the browser refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    logFailure(error)
    return copyThroughTextArea(text)
  }
}
