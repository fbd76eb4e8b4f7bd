import type { OptionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { X } from 'lucide-react'
import { quantityProblem } from '@jangteo/core/cart/optionQuote.view'
import type {
  OptionQuote,
  OptionQuoteFacts,
  QuotedOption,
} from '@jangteo/core/cart/optionQuote.view'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { Stepper } from '../../../parts/field/Stepper.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import styles from './OptionPicker.module.css'

type OptionLinesProps = {
  readonly sheet: OptionSheetView
  readonly quote: OptionQuote
  readonly facts: OptionQuoteFacts
  /** True where the last line is brought into view. */
  readonly scrolls: boolean
}

/** Brings a line into view that is not, once it is laid out: asked at once, the browser would lay the page out twice. */
function bringIntoView(line: HTMLLIElement): () => void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect()
      if (seen !== undefined && seen.intersectionRatio < 1)
        line.scrollIntoView({ block: 'nearest' })
    },
    { threshold: 1 },
  )
  observer.observe(line)
  return () => observer.disconnect()
}

/** Chosen lines, each with its quantity. A quantity that a rule forbids is explained instead. */
export function OptionLines({ sheet, quote, facts, scrolls }: OptionLinesProps) {
  const toast = useToast()
  const hasOneOption = facts.goods.optionNames.length === 0
  const { selection } = sheet
  const change = ({ optionId }: QuotedOption, quantity: number) => {
    const problem = quantityProblem({ selection, quote, change: { optionId, quantity } }, facts)
    if (problem === null) sheet.changeQuantity({ optionId, quantity })
    else toast({ text: problem.text })
  }
  const count = quote.lines.length
  const list = useFocusOn<HTMLUListElement>(count, { onlyWhenLost: true })
  if (count === 0) return null
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label="선택한 상품">
      {quote.lines.map((line, index) => (
        <li
          key={line.optionId}
          ref={scrolls && index === count - 1 ? bringIntoView : undefined}
          className={styles.line}
        >
          <span className={styles.lineName}>{line.name}</span>
          <span className={styles.drop}>
            {hasOneOption && line.kind === 'OPTION' ? null : (
              <IconButton
                icon={X}
                iconSize="s"
                label={`${line.name} 삭제`}
                onClick={() => sheet.removeOption(line.optionId)}
              />
            )}
          </span>
          <Stepper
            label={line.name}
            quantity={line.quantity}
            min={1}
            max={QUANTITY_MAX}
            onChange={(quantity) => change(line, quantity)}
          />
          <span className={styles.amount}>{formatWon(line.amount)}</span>
        </li>
      ))}
    </ul>
  )
}
