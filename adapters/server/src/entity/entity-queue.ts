import type { Db } from '@jangteo/postgres/database/db'
import { traced } from '@jangteo/postgres/database/traced'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import type { EntityMessage, MessageTo } from './entity-message.ts'

type Receive<To extends EntityMessage['to']> = (
  message: MessageTo<To>,
) => Effect.Effect<unknown, never, Db | Receivers>

/** Receivers of the messages of a step: each loads what the message names and moves it on. */
export class Receivers extends Context.Service<
  Receivers,
  { readonly [To in EntityMessage['to']]: Receive<To> }
>()('Receivers') {}

/** The messages of the running program that were not received yet; `null` outside of `drained`. */
const Queue = Context.Reference<EntityMessage[] | null>('EntityQueue', { defaultValue: () => null })

const receive = <To extends EntityMessage['to']>(
  receivers: { readonly [Key in To]: Receive<Key> },
  message: MessageTo<To> & { readonly to: To },
) => receivers[message.to](message)

/** Span name of a message: its receiver and its event. */
const nameOf = (message: EntityMessage) =>
  'event' in message ? `${message.to} ${message.event}` : message.to

const drain = Effect.fnUntraced(function* <Value, Failure, Needs>(
  program: Effect.Effect<Value, Failure, Needs>,
  queue: EntityMessage[],
) {
  const receivers = yield* Receivers
  const value = yield* program
  for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
    yield* traced(receive(receivers, message), nameOf(message))
  }
  return value
})

/**
 * Runs a program, then has every message received that its steps have sent, in the order in which they were sent and
 * until none is left, in the same transaction. Inside of another such program it is part of that one. Source: decision
 * 067.
 */
export const drained = <Value, Failure, Needs>(
  program: Effect.Effect<Value, Failure, Needs>,
): Effect.Effect<Value, Failure, Needs | Receivers | Db> =>
  Effect.flatMap(Queue, (outer) => {
    if (outer !== null) return program
    const queue: EntityMessage[] = []
    return Effect.provideService(drain(program, queue), Queue, queue)
  })

/** Sends messages: received at once outside of `drained`, otherwise after those that were sent before. */
export const send = (
  messages: readonly EntityMessage[],
): Effect.Effect<void, never, Db | Receivers> =>
  drained(Effect.map(Queue, (queue) => void queue?.push(...messages)))
