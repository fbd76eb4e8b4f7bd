import { connectBridge } from '@jangteo/bridge/bridge/bridge.port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

function listener() {
  const heard: unknown[] = []
  return { heard, port: { postMessage: (message: string) => heard.push(JSON.parse(message)) } }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PAGE = { type: 'I', url: '/order/cart' } as const
const MESSAGE = { name: 'openPage', type: 'I', url: '/order/cart' }

test('iOS and Android are reported which page to open', () => {
  const ios = listener()
  const android = listener()
  const iosBridge = connectBridge({ webkit: { messageHandlers: { jangteo: ios.port } } })
  const androidBridge = connectBridge({ JangteoAndroid: android.port })
  iosBridge.openPage(PAGE)
  androidBridge.openPage(PAGE)
  expect([iosBridge.appKind(), ios.heard]).toEqual(['ios', [MESSAGE]])
  expect([androidBridge.appKind(), android.heard]).toEqual(['android', [MESSAGE]])
})

test('without a native app nothing is sent', () => {
  const bridge = connectBridge({ webkit: {} })
  bridge.openPage(PAGE)
  expect(bridge.appKind()).toEqual('web')
})

test('an app that comes late is found at the next use', () => {
  const host: { JangteoAndroid?: { postMessage: (message: string) => void } } = {}
  const bridge = connectBridge(host)
  expect(bridge.appKind()).toEqual('web')
  const late = listener()
  host.JangteoAndroid = late.port
  bridge.openPage(PAGE)
  expect([bridge.appKind(), late.heard]).toEqual(['android', [MESSAGE]])
})

test('an app that is there, or comes within five seconds, is notified of once', async () => {
  const reported: unknown[] = []
  const host: { JangteoAndroid?: { postMessage: (message: string) => void } } = {}
  await connectBridge({ webkit: { messageHandlers: { jangteo: listener().port } } }).onApp((kind) =>
    reported.push(kind),
  )
  await connectBridge(host).onApp((kind) => reported.push(kind))
  expect(reported).toEqual(['ios'])
  vi.advanceTimersByTime(4_800)
  host.JangteoAndroid = listener().port
  vi.advanceTimersByTime(10_000)
  expect(reported).toEqual(['ios', 'android'])
})

test('in a browser nobody is notified, and nobody looks for ever', async () => {
  const reported: unknown[] = []
  const host: { JangteoAndroid?: { postMessage: (message: string) => void } } = {}
  await connectBridge(host).onApp((kind) => reported.push(kind))
  vi.advanceTimersByTime(5_200)
  host.JangteoAndroid = listener().port
  vi.advanceTimersByTime(10_000)
  expect([reported, vi.getTimerCount()]).toEqual([[], 0])
})

test('the chart that waits is seen by whoever inspects the page', async () => {
  const seen: string[] = []
  const inspect = ({ type }: { readonly type: string }) => void seen.push(type)
  await connectBridge({}, { inspect }).onApp(() => undefined)
  expect(seen).toContain('@xstate.snapshot')
})
