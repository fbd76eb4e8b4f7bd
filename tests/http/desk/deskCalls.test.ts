import { deskContract } from '@jangteo/contract/contract'
import { createDeskCalls, DESK_ROUTES } from '@jangteo/http/desk/deskCalls'
import { expect, test } from 'vitest'

test('the desk calls where its contract says', () => {
  const routes = Object.entries(deskContract.desk).map(([name, call]) => {
    const { method, path } = call['~orpc'].route
    return [name, `${method} ${path}`] as const
  })
  expect(DESK_ROUTES).toEqual({ desk: Object.fromEntries(routes) })
})

test('an event is sent to its item', async () => {
  const sent: { url: string; body: unknown }[] = []
  const desk = createDeskCalls({
    baseUrl: '/api',
    readCredential: () => 'Basic Z3Vlc3Q6',
    fetch: async (url, { body }) => {
      sent.push({ url, body })
      return new Response('{"content":[]}')
    },
  })
  await desk.send.call({ id: 'item', type: 'seller.ship' })
  expect(sent).toEqual([
    { url: '/api/dev/desk/order-items/item/events', body: '{"type":"seller.ship"}' },
  ])
})
