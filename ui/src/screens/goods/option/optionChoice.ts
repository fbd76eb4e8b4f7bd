import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'

/** An option or an add-on that the buyer has taken, and how many. */
export type TakenOption = { readonly optionId: number; readonly quantity: number }

/** What the buyer has chosen so far: the values of the next option, the options taken, the add-ons taken. */
export type OptionChoiceState = {
  readonly picked: readonly string[]
  readonly taken: readonly TakenOption[]
  readonly addons: readonly TakenOption[]
}

export type OptionChoiceEvent =
  | { readonly type: 'value.picked'; readonly level: number; readonly value: string }
  | { readonly type: 'option.taken'; readonly option: TakenOption }
  | { readonly type: 'addon.taken'; readonly option: TakenOption }
  | { readonly type: 'quantity.changed'; readonly option: TakenOption }
  | { readonly type: 'option.dropped'; readonly optionId: number }
  | { readonly type: 'choice.cleared' }

export const NOTHING_CHOSEN: OptionChoiceState = { picked: [], taken: [], addons: [] }

function take(taken: readonly TakenOption[], option: TakenOption): readonly TakenOption[] {
  const isTaken = taken.some(({ optionId }) => optionId === option.optionId)
  return isTaken ? taken : [...taken, option]
}

function change(taken: readonly TakenOption[], option: TakenOption): readonly TakenOption[] {
  const quantity = Math.min(QUANTITY_MAX, Math.max(1, option.quantity))
  return taken.map((one) => (one.optionId === option.optionId ? { ...one, quantity } : one))
}

function drop(taken: readonly TakenOption[], optionId: number): readonly TakenOption[] {
  return taken.filter((one) => one.optionId !== optionId)
}

function afterDrop(state: OptionChoiceState, optionId: number): OptionChoiceState {
  const taken = drop(state.taken, optionId)
  return { ...state, taken, addons: taken.length === 0 ? [] : drop(state.addons, optionId) }
}

/** Keeps what the buyer chooses; add-ons go with the last main option. */
export function reduceOptionChoice(
  state: OptionChoiceState,
  event: OptionChoiceEvent,
): OptionChoiceState {
  switch (event.type) {
    case 'value.picked':
      return { ...state, picked: [...state.picked.slice(0, event.level), event.value] }
    case 'option.taken':
      return { ...state, picked: [], taken: take(state.taken, event.option) }
    case 'addon.taken':
      return { ...state, addons: take(state.addons, event.option) }
    case 'quantity.changed':
      return {
        ...state,
        taken: change(state.taken, event.option),
        addons: change(state.addons, event.option),
      }
    case 'option.dropped':
      return afterDrop(state, event.optionId)
    case 'choice.cleared':
      return NOTHING_CHOSEN
    default:
      return event satisfies never
  }
}

/** The choice as the wire takes it; add-ons go with the first option. */
export function toGoodsList({ taken, addons }: OptionChoiceState) {
  return taken.map((option, index) => ({
    ...option,
    addItemList: index === 0 ? [...addons] : [],
  }))
}
