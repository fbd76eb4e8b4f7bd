import * as fc from 'fast-check'
import { expect } from 'vitest'

/** Move that is made in the model and in the running market; it returns the answers of both. */
export type MoveIn<Model, Reality> = {
  readonly label: string
  readonly isPossible: (model: Model) => boolean
  readonly make: (worlds: {
    readonly model: Model
    readonly reality: Reality
  }) => Promise<{ readonly said: unknown; readonly expected: unknown }>
}

/** A move as fast-check draws and shrinks it. */
export type MoveCommand<Model extends object, Reality> = fc.AsyncCommand<Model, Reality, boolean> &
  fc.WithToStringMethod

/** Returns the command of a move: afterwards both worlds must have said the same and, by `compare`, be the same. */
export function commandOf<Model extends object, Reality>(
  { label, isPossible, make }: MoveIn<Model, Reality>,
  compare: (model: Model, reality: Reality) => Promise<void>,
): MoveCommand<Model, Reality> {
  return {
    check: isPossible,
    run: async (model, reality) => {
      const { said, expected } = await make({ model, reality })
      expect({ move: label, said }).toEqual({ move: label, said: expected })
      await compare(model, reality)
    },
    toString: () => label,
    [fc.toStringMethod]: () => label,
  }
}
