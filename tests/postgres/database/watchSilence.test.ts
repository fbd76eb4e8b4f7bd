import { watchSilence } from '@jangteo/postgres/database/watchSilence'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const LIMIT_MS = 1_000
let nowMs = 0

/** Passes time; the clock of timers runs ahead of the one that is read, as in a process that is busy. */
function pass(ms: number, aheadMs = 0): void {
  nowMs += ms
  vi.advanceTimersByTime(ms + aheadMs)
}

/** A connection that is watched and whose database answers nothing. */
function aConnection(watch: (client: Client) => void): Client {
  const client = new Client()
  client.connection.stream.on('error', () => undefined)
  watch(client)
  return client
}

const isCut = (client: Client) => client.connection.stream.destroyed
const ask = (client: Client) => client.query('SELECT 1', () => undefined)

beforeEach(() => {
  nowMs = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a statement without an answer cuts its connection and every other that heard nothing since', () => {
  const watch = watchSilence(LIMIT_MS)
  const asking = aConnection(watch)
  const idle = aConnection(watch)
  pass(5_000)
  ask(asking)
  pass(LIMIT_MS - 1)
  expect([asking, idle].map(isCut)).toEqual([false, false])
  pass(1)
  expect([asking, idle].map(isCut)).toEqual([true, true])
})

test('a timer that fires early looks again when the limit is reached', () => {
  const client = aConnection(watchSilence(LIMIT_MS))
  ask(client)
  pass(LIMIT_MS - 5, 5)
  expect(isCut(client)).toBe(false)
  pass(5)
  expect(isCut(client)).toBe(true)
})

test('a connection that rests is never cut', () => {
  const client = aConnection(watchSilence(LIMIT_MS))
  pass(LIMIT_MS * 10)
  expect(isCut(client)).toBe(false)
})
