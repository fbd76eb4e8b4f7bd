/** Has the browser save a text as a file of its own. */
export function saveFile({
  fileName,
  text,
}: {
  readonly fileName: string
  readonly text: string
}): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
