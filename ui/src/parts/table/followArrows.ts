const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function boxesIn(table: Element): HTMLInputElement[] {
  return [...table.querySelectorAll<HTMLInputElement>('tr > td:first-child input[type="checkbox"]')]
}

/** Moves the focus from the box of a row to that of the next or the previous row, by the arrow keys. */
function moveBetweenBoxes(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const { target, currentTarget: table } = event
  if (step === undefined || !(target instanceof HTMLInputElement)) return
  if (!(table instanceof Element)) return
  const boxes = boxesIn(table)
  const place = boxes.indexOf(target)
  if (place === -1) return
  const next = boxes[place + step]
  event.preventDefault()
  if (next === undefined) return
  next.focus()
  // A range is chosen as in a list of files.
  if (event.shiftKey && target.checked && !next.checked) next.click()
}

/** Lets the arrow keys move between the boxes of a table's rows; a ref of its body. */
export function followArrows(body: HTMLElement | null): () => void {
  body?.addEventListener('keydown', moveBetweenBoxes)
  return () => body?.removeEventListener('keydown', moveBetweenBoxes)
}
