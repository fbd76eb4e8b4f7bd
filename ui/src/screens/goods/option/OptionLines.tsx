import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { X } from 'lucide-react'
import type { Dispatch } from 'react'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { Stepper } from '../../../parts/field/Stepper.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { reduceOptionChoice } from './optionChoice.ts'
import type { OptionChoiceEvent, OptionChoiceState } from './optionChoice.ts'
import styles from './OptionPicker.module.css'
import { quoteOptions } from './optionQuote.ts'
import type { OptionQuote, QuotedLine, QuoteFacts } from './optionQuote.ts'

type OptionLinesProps = {
  readonly choice: OptionChoiceState
  readonly quote: OptionQuote
  readonly facts: QuoteFacts
  readonly send: Dispatch<OptionChoiceEvent>
}

function bringIntoView(line: HTMLLIElement | null): void {
  line?.scrollIntoView({ block: 'nearest' })
}

/** What is taken, each with its quantity, the last one in view. A step that a rule forbids is told instead of taken. */
export function OptionLines({ choice, quote, facts, send }: OptionLinesProps) {
  const toast = useToast()
  const hasOneOption = facts.options.optionNames.length === 0
  const change = (line: QuotedLine, quantity: number) => {
    const event = { type: 'quantity.changed', option: { ...line, quantity } } as const
    const next = quoteOptions(reduceOptionChoice(choice, event), facts)
    const known = new Set(quote.problems.map(({ text }) => text))
    const problem = next.problems.find(({ text }) => !known.has(text))
    if (problem === undefined || quantity < line.quantity) send(event)
    else toast({ text: problem.text })
  }
  const count = quote.lines.length
  if (count === 0) return null
  return (
    <ul className={styles.lines} aria-label="선택한 상품">
      {quote.lines.map((line, index) => (
        <li
          key={line.optionId}
          ref={index === count - 1 ? bringIntoView : undefined}
          className={styles.line}
        >
          <span className={styles.lineName}>{line.name}</span>
          <span className={styles.drop}>
            {hasOneOption && line.kind === 'OPTION' ? null : (
              <IconButton
                icon={X}
                iconSize="s"
                label={`${line.name} 빼기`}
                onClick={() => send({ type: 'option.dropped', optionId: line.optionId })}
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
