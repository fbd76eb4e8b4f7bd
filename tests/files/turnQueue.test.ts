import { createTurnQueue } from '@jangteo/files/picture/turn-queue'
import { expect, test } from 'vitest'

/** A queue whose work ends when the test says so, and the work that it started. */
function aQueue(limits = { waitingMax: 20, ownWaitingMax: 5 }) {
  const started: string[] = []
  const ends: PromiseWithResolvers<string>[] = []
  const { add: queue } = createTurnQueue((work: string) => {
    started.push(work)
    const end = Promise.withResolvers<string>()
    ends.push(end)
    return end.promise
  }, limits)
  const endOne = async (settle: (end: PromiseWithResolvers<string>) => void) => {
    const end = ends.shift()
    if (end === undefined) throw new Error('nothing runs')
    settle(end)
    await end.promise.catch(() => undefined)
  }
  return { queue, started, endOne }
}

test('서른 장을 올린 사람 뒤에서도 한 장은 바로 다음 차례다', async () => {
  const { queue, started, endOne } = aQueue({ waitingMax: 40, ownWaitingMax: 40 })
  for (let index = 0; index < 30; index++) void queue('many', `many-${index}`)
  void queue('one', 'one-0')
  void queue('two', 'two-0')
  for (let index = 0; index < 4; index++) await endOne((end) => end.resolve('done'))
  expect(started).toEqual(['many-0', 'many-1', 'one-0', 'two-0', 'many-2'])
})

test('스무 장이 기다리면 다음 사람은 거절하고, 자리가 나면 받는다', async () => {
  const { queue, endOne, started } = aQueue()
  const answers = Array.from({ length: 22 }, (_, index) => queue(`owner-${index}`, `${index}`))
  expect(await answers[21]).toEqual('busy')
  await endOne((end) => end.resolve('done'))
  void queue('later', 'later')
  for (let index = 0; index < 21; index++) await endOne((end) => end.resolve('done'))
  expect(started).toEqual([...Array.from({ length: 21 }, (_, index) => `${index}`), 'later'])
})

test('한 사람이 기다리게 두는 것은 다섯 장까지라 남의 자리를 채우지 못한다', async () => {
  const { queue } = aQueue()
  const mine = Array.from({ length: 7 }, (_, index) => queue('me', `${index}`))
  expect(await mine[6]).toEqual('busy')
  const other = queue('other', 'x')
  expect(await Promise.race([other, Promise.resolve('waits')])).toEqual('waits')
})

test('하나가 망가져도 다음 것은 하고, 망가진 것만 망가졌다고 듣는다', async () => {
  const { queue, endOne } = aQueue()
  const first = queue('me', 'first').catch((error: unknown) => String(error))
  const second = queue('me', 'second')
  await endOne((end) => end.reject(new Error('broken')))
  await endOne((end) => end.resolve('fine'))
  expect([await first, await second]).toEqual(['Error: broken', 'fine'])
})
