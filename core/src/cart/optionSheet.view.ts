import type { SnapshotFrom } from 'xstate'
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
  optionSheetChart,
} from './optionSheet.chart.ts'

/** Content that the option sheet shows besides options and prices. */
export type OptionSheetView = {
  readonly selection: OptionSelection
  readonly isAdding: boolean
  readonly isBuying: boolean
  /** Nobody knows whether the selection arrived: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** The cart took the selection: the sheet closes. */
  readonly isAdded: boolean
}

/** Actions that a buyer may take on the option sheet. */
export type OptionSheetVerbs = {
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

/** The running chart, as far as verbs need it. */
export type OptionSheetActor = {
  readonly getSnapshot: () => Snapshot
  readonly send: (event: OptionSheetEvent) => void
}

/** The idempotency key of a submission: the same one until the host knows that it arrived. */
export type SubmissionKeyOf = (intent: OptionIntent, selection: OptionSelection) => string

/** The option sheet of a snapshot. Source: domain-rules §7.4. */
export function optionSheetView(snapshot: Snapshot): OptionSheetView {
  const { selection, intent } = snapshot.context
  const isBusy = snapshot.hasTag('busy') || snapshot.matches('ordering')
  return {
    selection,
    isAdding: isBusy && intent === 'CART',
    isBuying: isBusy && intent === 'BUY',
    canRepeat: snapshot.matches('unanswered'),
    isAdded: snapshot.matches('added'),
  }
}

/** Actions that a buyer may take, each by the rules of the selection as it is at that moment. */
export function optionSheetVerbs(
  actor: OptionSheetActor,
  keyOf: SubmissionKeyOf,
): OptionSheetVerbs {
  const current = () => actor.getSnapshot().context.selection
  const send = (event: OptionSheetEvent) => actor.send(event)
  return {
    pickValue: (level, value) =>
      send({ type: 'value.picked', selection: pickValue(current(), { level, value }) }),
    addOption: (option) => send({ type: 'option.added', selection: addOption(current(), option) }),
    addAddon: (addon) => send({ type: 'addon.added', selection: addAddon(current(), addon) }),
    changeQuantity: (option) =>
      send({ type: 'quantity.changed', selection: changeQuantity(current(), option) }),
    removeOption: (optionId) =>
      send({ type: 'option.removed', selection: removeOption(current(), optionId) }),
    submit: (intent, problem) =>
      send({ type: 'buyer.submit', intent, key: keyOf(intent, current()), problem }),
    repeat: () => send({ type: 'buyer.retry' }),
    dismiss: () => send({ type: 'buyer.dismiss' }),
  }
}

/** Reason why the last submission came to nothing, and whether a login may resolve it; `null` when it did not. */
export function optionRefusal({ refusal }: OptionSheetContext): OptionProblem | null {
  if (refusal !== 'OPTION_REQUIRED') return refusal
  return { text: BUY_MESSAGES.OPTION_REQUIRED(), isResolvedByLogin: false }
}
