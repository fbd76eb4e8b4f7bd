import { createQueryClient, isWorthLogging, retryDelayMs } from '@jangteo/http/query/queryClient'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { expect, test } from 'vitest'

const refusalWithStatus = (status: number) =>
  decodeRefusal(status, { code: 'SYSTEM_ERROR', message: '오류' })

test.each([
  [0, 1_000],
  [1, 2_000],
  [4, 16_000],
  [5, 30_000],
  [60, 30_000],
])('retry %i waits %i ms', (count, delayMs) => {
  expect(retryDelayMs(count)).toEqual(delayMs)
})

test.each([
  [401, false],
  [403, false],
  [500, false],
  [400, true],
  [404, true],
  [503, true],
])('a refusal with status %i is logged: %s', (status, isLogged) => {
  expect(isWorthLogging(refusalWithStatus(status))).toEqual(isLogged)
})

test('anything that is no refusal is logged', () => {
  expect([
    isWorthLogging(new Error('boom')),
    isWorthLogging(localRefusal('NETWORK_ERROR')),
  ]).toEqual([true, true])
})

test('queries and writes try once, and say the log what is not silent', async () => {
  const logged: unknown[] = []
  const client = createQueryClient((error) => logged.push(error))
  const failure = refusalWithStatus(409)
  let tries = 0
  const fail = (error: unknown) => () => {
    tries += 1
    return Promise.reject(error)
  }
  const noop = () => undefined
  await client.query({ queryKey: ['a'], queryFn: fail(failure) }).catch(noop)
  await client.query({ queryKey: ['b'], queryFn: fail(refusalWithStatus(401)) }).catch(noop)
  const write = client.getMutationCache().build(client, { mutationFn: fail(failure) })
  await write.execute(undefined).catch(noop)
  client.clear()
  expect({ logged, tries }).toEqual({ logged: [failure, failure], tries: 3 })
})

test('queries follow the defaults of the specification', () => {
  const { queries } = createQueryClient(() => undefined).getDefaultOptions()
  expect(queries).toEqual({
    retry: false,
    retryDelay: retryDelayMs,
    refetchOnWindowFocus: false,
    refetchOnMount: true,
    refetchOnReconnect: true,
    staleTime: 60_000,
    gcTime: 900_000,
  })
})
