import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { BUY_MESSAGES } from './cart.messages.ts'
import {
  addAddon,
  addOption,
  changeQuantity,
  pickValue,
  removeOption,
} from './optionSelection.rules.ts'
import type { ChosenOption, OptionSelection } from './optionSelection.rules.ts'
import type {
  OptionIntent,
  OptionProblem,
  OptionSheetContext,
  OptionSheetEvent,
  OptionSubmission,
  optionSheetChart,
} from './optionSheet.chart.ts'

/** View of the option sheet besides options and prices, with its verbs. */
export type OptionSheetView = {
  readonly selection: OptionSelection
  readonly isAdding: boolean
  readonly isBuying: boolean
  /** Nobody knows whether the selection arrived: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** The cart took the selection: the sheet closes. */
  readonly isAdded: boolean
  readonly pickValue: (level: number, value: string) => void
  readonly addOption: (option: ChosenOption) => void
  readonly addAddon: (addon: ChosenOption) => void
  readonly changeQuantity: (option: ChosenOption) => void
  readonly removeOption: (optionId: number) => void
  readonly submit: (intent: OptionIntent, problem: OptionProblem | null) => void
  readonly repeat: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof optionSheetChart>
type Actor = Pick<ActorRefFrom<typeof optionSheetChart>, 'getSnapshot' | 'send'>

/** Returns the idempotency key of a submission: the same one while the host does not know that it arrived. */
export type SubmissionKeyOf = (submission: Omit<OptionSubmission, 'key'>) => string

/** The option sheet of a snapshot. Each verb follows the rules of the selection as it is then. Source: domain-rules §7.4. */
export function optionSheetView(
  snapshot: Snapshot,
  actor: Actor,
  keyOf: SubmissionKeyOf,
): OptionSheetView {
  const { selection, intent } = snapshot.context
  const isBusy = snapshot.hasTag('busy') || snapshot.matches('ordering')
  const current = () => actor.getSnapshot().context.selection
  const send = (event: OptionSheetEvent) => actor.send(event)
  return {
    selection,
    isAdding: isBusy && intent === 'CART',
    isBuying: isBusy && intent === 'BUY',
    canRepeat: snapshot.matches('unanswered'),
    isAdded: snapshot.matches('added'),
    pickValue: (level, value) =>
      send({ type: 'value.picked', selection: pickValue(current(), { level, value }) }),
    addOption: (option) => send({ type: 'option.added', selection: addOption(current(), option) }),
    addAddon: (addon) => send({ type: 'addon.added', selection: addAddon(current(), addon) }),
    changeQuantity: (option) =>
      send({ type: 'quantity.changed', selection: changeQuantity(current(), option) }),
    removeOption: (optionId) =>
      send({ type: 'option.removed', selection: removeOption(current(), optionId) }),
    submit: (wanted, problem) => {
      const key = keyOf({ intent: wanted, selection: current() })
      send({ type: 'buyer.submit', intent: wanted, key, problem })
    },
    repeat: () => send({ type: 'buyer.retry' }),
    dismiss: () => send({ type: 'buyer.dismiss' }),
  }
}

/** Returns why the last submission was refused, and what the buyer can do about it; `null` when it was not refused. */
export function optionRefusal({ refusal }: OptionSheetContext): OptionProblem | null {
  if (refusal !== 'OPTION_REQUIRED') return refusal
  return { text: BUY_MESSAGES.OPTION_REQUIRED(), remedy: null }
}
