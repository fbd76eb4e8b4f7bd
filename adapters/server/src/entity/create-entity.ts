import {
  type ChartTable,
  decideStep,
  type TableFacts,
  type TableStep,
} from '@jangteo/core/chart/table.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { EntityMessage } from './entity-message.ts'
import { drained, type Receivers, send } from './entity-queue.ts'

/** Event of a row: that of its chart, with the details from its sender. */
type Input<Event> = { readonly event: Event; readonly atMs: number }

/** A step that a row took: what is written of it. */
export type TakenStep<State, Step> = {
  readonly from: State
  readonly step: Step
  readonly at: Date
}

/** Messages to other entities; nothing is as good as an empty list. */
export type Sending = readonly EntityMessage[] | void

/**
 * Runs one effect of a step inside its transaction, with the row as it was before the step, and returns the messages
 * for other entities.
 */
export type EffectHandler<Row, Sent, Recorded = unknown> = (
  row: Row,
  input: Sent,
  recorded: Recorded,
) => Effect.Effect<Sending, never, Db>

/** Parts with which a chart of rows is run. */
export type EntityParts<
  Row extends { readonly id: number },
  Sent extends Input<Event>,
  Recorded,
  State extends string,
  Event extends string,
  Fact extends string,
  EffectName extends string,
  Refusal extends string,
> = {
  /** Name of the row in defects. */
  readonly name: string
  readonly table: Pick<
    ChartTable<State, Event, Fact, EffectName, Refusal, string>,
    'otherwise' | 'steps'
  >
  readonly stateOf: (row: Row) => State
  readonly factsOf: (row: Row, input: Sent) => Effect.Effect<TableFacts<Fact, Refusal>, never, Db>
  /**
   * Writes the state only while it is still `from`, and the history row; effects are given what it answers. A state that
   * changed meanwhile is a defect, said here or by the end of the transaction.
   */
  readonly write: (
    row: Row,
    taken: TakenStep<State, TableStep<State, Event, Fact, EffectName, Refusal>>,
    input: Sent,
  ) => Effect.Effect<Recorded, never, Db>
  /** A handler for every effect of the chart: one that is missing, or not the chart's, does not compile. */
  readonly effects: Readonly<Record<EffectName, EffectHandler<Row, Sent, Recorded>>>
  /** Notices that others are notified of any step, after its effects. */
  readonly announce?: (
    row: Row,
    taken: TakenStep<State, TableStep<State, Event, Fact, EffectName, Refusal>>,
    input: Sent,
  ) => Effect.Effect<Sending, never, Db>
}

/** Writes the history of a state that was compared and set; one that was not is a defect. */
export const recordIfSet = <Recorded>(
  row: string,
  set: Effect.Effect<boolean, never, Db>,
  record: Effect.Effect<Recorded, never, Db>,
): Effect.Effect<Recorded, never, Db> =>
  Effect.flatMap(set, (isSet) => (isSet ? record : Effect.die(new Error(`${row} was not locked`))))

/** Runs effects in their order, and sends the messages that they return. Must run inside `drained`. */
export const runEffects = <Row, Sent, Recorded, EffectName extends string>(
  handlers: Readonly<Record<EffectName, EffectHandler<Row, Sent, Recorded>>>,
  effects: readonly EffectName[],
  reported: { readonly row: Row; readonly input: Sent; readonly recorded: Recorded },
): Effect.Effect<void, never, Db | Receivers> =>
  Effect.forEach(
    effects,
    (effect) =>
      Effect.flatMap(handlers[effect](reported.row, reported.input, reported.recorded), (sent) =>
        send(sent ?? []),
      ),
    { discard: true },
  )

/**
 * Returns what moves a row of a chart on, the one way there is: asks the chart under the row's facts, compares and sets
 * the state, writes the history, runs the effects in their order, has others reported. Answers the chart's decision; a
 * refusal has written nothing. A state that changed meanwhile is a defect. Safe only inside a transaction that has
 * locked the row. Source: decision 067.
 */
export function createEntity<
  Row extends { readonly id: number },
  Sent extends Input<Event>,
  Recorded,
  State extends string,
  Event extends string,
  Fact extends string,
  EffectName extends string,
  Refusal extends string,
>(parts: EntityParts<Row, Sent, Recorded, State, Event, Fact, EffectName, Refusal>) {
  type Step = TableStep<State, Event, Fact, EffectName, Refusal>
  return Effect.fnUntraced(function* (
    row: Row,
    input: Sent,
  ): Effect.fn.Return<Decision<Refusal, Step>, never, Db | Receivers> {
    const from = parts.stateOf(row)
    const facts = yield* parts.factsOf(row, input)
    const decision = decideStep(parts.table, { state: from, event: input.event, facts })
    if (!decision.ok) return decision
    const taken = { from, step: decision.value, at: new Date(input.atMs) }
    const recorded = yield* parts.write(row, taken, input)
    yield* runEffects(parts.effects, decision.value.effects, { row, input, recorded })
    yield* send((yield* parts.announce?.(row, taken, input) ?? Effect.void) ?? [])
    return decision
  }, drained)
}
