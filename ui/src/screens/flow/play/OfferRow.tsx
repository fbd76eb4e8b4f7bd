import { STEP_ACTOR_LABELS } from '@jangteo/core/chart/step.codes'
import type { FlowChart } from '@jangteo/core/flow/flow.codes'
import { SquareCheck, SquareX } from 'lucide-react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { eventName } from '../flowNames.ts'
import type { FlowOffer } from './flowPlay.ts'
import { stateOf } from './flowPlay.ts'
import { refusalLine } from './flowText.ts'
import styles from './OfferRow.module.css'

type OfferRowProps = {
  readonly offer: FlowOffer
  readonly chart: FlowChart
  readonly denied: readonly string[]
  /** Sends the event while those guards say no. */
  readonly onSend: (denied: readonly string[]) => void
  readonly onFlip: (guard: string) => void
  /** True when somebody points at it. */
  readonly onPoint: (isPointed: boolean) => void
}

/** One step out of the state: who, what, where to, on which condition, and why not. */
export function OfferRow(props: OfferRowProps) {
  const { offer, chart, denied, onSend, onFlip, onPoint } = props
  const toast = useToast()
  const { step, status, refusal } = offer
  const target = stateOf(chart, step.target)
  const press = () => {
    if (status === 'refused') toast({ text: `거절: ${refusalLine(refusal)}` })
    else onSend(offer.denied ?? denied)
    onPoint(false)
  }
  return (
    <li className={styles.offer} data-status={status}>
      <button
        type="button"
        className={styles.send}
        data-offer
        aria-disabled={status === 'refused'}
        disabled={status !== 'refused' && offer.denied === null}
        onClick={press}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <span className={styles.action}>{step.action}</span>
        <span className={styles.target}>
          <span aria-hidden>→ </span>
          {`${target.state} ${target.label}`}
        </span>
        <span className={styles.event}>
          {`${STEP_ACTOR_LABELS[step.actor]} · ${eventName(step.event)}`}
        </span>
      </button>
      {step.guard === null && status === 'open' ? null : (
        <div className={styles.terms}>
          {step.guard === null ? null : (
            <GuardSwitch guard={step.guard} says={!denied.includes(step.guard)} onFlip={onFlip} />
          )}
          {status === 'open' ? null : (
            <p className={styles.why}>
              {status === 'refused' ? refusalLine(refusal) : '누르면 조건을 맞춰 보내요.'}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

type GuardSwitchProps = {
  readonly guard: string
  readonly says: boolean
  readonly onFlip: (guard: string) => void
}

function GuardSwitch({ guard, says, onFlip }: GuardSwitchProps) {
  return (
    <button
      type="button"
      className={styles.guard}
      aria-pressed={says}
      onClick={() => onFlip(guard)}
    >
      <Icon of={says ? SquareCheck : SquareX} size="s" />
      {guard}
    </button>
  )
}
