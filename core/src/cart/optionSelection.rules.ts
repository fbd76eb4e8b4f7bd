import { QUANTITY_MAX } from '../money/limits.rules.ts'

/** A chosen option or add-on, and its quantity. */
export type ChosenOption = { readonly optionId: number; readonly quantity: number }

/**
 * Selection on the option sheet so far: the values picked of an option that needs more of them, the chosen options and
 * add-ons.
 */
export type OptionSelection = {
  readonly picked: readonly string[]
  readonly options: readonly ChosenOption[]
  readonly addons: readonly ChosenOption[]
}

/** A chosen option with the add-ons that go to the cart with it. */
export type SubmittedOption = ChosenOption & { readonly addons: readonly ChosenOption[] }

/** An option sheet on which nothing is chosen. */
export const NOTHING_CHOSEN: OptionSelection = { picked: [], options: [], addons: [] }

function withOption(
  chosen: readonly ChosenOption[],
  option: ChosenOption,
): readonly ChosenOption[] {
  const isChosen = chosen.some(({ optionId }) => optionId === option.optionId)
  return isChosen ? chosen : [...chosen, option]
}

function withQuantity(
  chosen: readonly ChosenOption[],
  option: ChosenOption,
): readonly ChosenOption[] {
  const quantity = Math.min(QUANTITY_MAX, Math.max(1, option.quantity))
  return chosen.map((one) => (one.optionId === option.optionId ? { ...one, quantity } : one))
}

function without(chosen: readonly ChosenOption[], optionId: number): readonly ChosenOption[] {
  return chosen.filter((one) => one.optionId !== optionId)
}

/** Picks a value of the option name at `level`, counted from 0; values picked after it are dropped. */
export function pickValue(
  selection: OptionSelection,
  { level, value }: { readonly level: number; readonly value: string },
): OptionSelection {
  return { ...selection, picked: [...selection.picked.slice(0, level), value] }
}

/** Adds an option; its values stay picked. One that is chosen already keeps its quantity. */
export function addOption(selection: OptionSelection, option: ChosenOption): OptionSelection {
  return { ...selection, options: withOption(selection.options, option) }
}

/** Adds an add-on. One that is chosen already keeps its quantity. */
export function addAddon(selection: OptionSelection, addon: ChosenOption): OptionSelection {
  return { ...selection, addons: withOption(selection.addons, addon) }
}

/** Changes how many pieces of an option or add-on are chosen, within what a line may hold. Source: domain-rules A42. */
export function changeQuantity(selection: OptionSelection, option: ChosenOption): OptionSelection {
  return {
    ...selection,
    options: withQuantity(selection.options, option),
    addons: withQuantity(selection.addons, option),
  }
}

/**
 * Removes an option or an add-on; values are picked from the first again. Add-ons are not sold alone: they go with the
 * last option. Source: domain-rules §7.4.
 */
export function removeOption(selection: OptionSelection, optionId: number): OptionSelection {
  const options = without(selection.options, optionId)
  const addons = options.length === 0 ? [] : without(selection.addons, optionId)
  return { picked: [], options, addons }
}

/** Returns the selection as it is added to the cart: all add-ons belong to the first option. */
export function submittedOptions({ options, addons }: OptionSelection): SubmittedOption[] {
  return options.map((option, index) => ({ ...option, addons: index === 0 ? addons : [] }))
}
