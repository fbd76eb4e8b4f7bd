import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer } from '../buyer.ts'
import { findBreaches } from './invariants.ts'
import type { Model } from './model.ts'
import type { Stage } from './stage.ts'

export type Worlds = { readonly model: Model; readonly stage: Stage }

/** A thing that somebody does; it returns what came of it: `done`, a code, or `nothing to do`. */
export type Move = {
  readonly name: string
  readonly details: string
  readonly isPossible: (model: Model) => boolean
  readonly make: (worlds: Worlds) => Promise<string>
}

export type MoveCommand = fc.AsyncCommand<Model, Stage, boolean> & fc.WithToStringMethod

export const NOTHING = 'nothing to do'
export const DONE = 'done'

/** Outcome of a call: `done`, or the code of its refusal. Throws where the market failed instead of answering. */
export function outcomeOf({ status, body }: Answer<object>): string {
  if (status === 200) return DONE
  const code = 'code' in body ? String(body.code) : 'no code'
  const isFailure = status >= 500 || status === 400 || status === 401 || status === 429
  if (isFailure) throw new Error(`${status} ${code}`)
  return code
}

const REFUSED = /"code":"(?<code>\w+)".*"status":(?:404|409|422)\b/s

/** Makes a move and answers what came of it; steps that insist on success say why not. */
async function outcomeOfMove(move: Move, worlds: Worlds): Promise<string> {
  try {
    const outcome = await move.make(worlds)
    if (outcome.startsWith(DONE)) worlds.model.done.add(move.name)
    return outcome
  } catch (error) {
    const code = error instanceof Error ? REFUSED.exec(error.message)?.groups?.['code'] : undefined
    if (code === undefined) throw error
    return code
  }
}

export function labelOf({ name, details }: Pick<Move, 'name' | 'details'>): string {
  return `${name}(${details})`
}

/** Makes a move, and writes down what came of it. */
export async function makeMove(move: Move, { model, stage }: Worlds): Promise<void> {
  const at = stage.log.push(labelOf(move)) - 1
  const outcome = await outcomeOfMove(move, { model, stage })
  stage.log[at] = `${labelOf(move)}: ${outcome}`
}

/** A move as fast-check draws and shrinks it: whatever comes of it, nothing may be broken afterwards. */
export function toCommand(move: Move): MoveCommand {
  return {
    check: move.isPossible,
    run: async (model, stage) => {
      await makeMove(move, { model, stage })
      expect({ after: labelOf(move), breaches: await findBreaches(stage) }).toEqual({
        after: labelOf(move),
        breaches: [],
      })
    },
    toString: () => labelOf(move),
    [fc.toStringMethod]: () => labelOf(move),
  }
}

/** Two things that happen at the same moment. */
export function atOnce(first: Move, second: Move): Move {
  return {
    name: 'atOnce',
    details: `${labelOf(first)}, ${labelOf(second)}`,
    isPossible: (model) => first.isPossible(model) && second.isPossible(model),
    make: async (worlds) => {
      const ends = await Promise.allSettled(
        [first, second].map((move) => outcomeOfMove(move, worlds)),
      )
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed !== undefined) throw failed.reason
      const said = ends.map((end) => (end.status === 'fulfilled' ? end.value : ''))
      const isDone = said.some((one) => one.startsWith(DONE))
      return `${isDone ? DONE : 'neither'}: ${said.join(' | ')}`
    },
  }
}

export const hasSales = ({ sales }: Model): boolean => sales.length > 0
export const always = (): boolean => true
export const anyNumber = fc.nat({ max: 11 })
