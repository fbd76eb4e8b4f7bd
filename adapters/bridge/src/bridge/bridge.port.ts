/** How a page opens in the native app: `I` a page of the market, `D` a deep link of the app itself. Source: spec §2. */
export type PageType = 'I' | 'D'

export type NativePage = { readonly type: PageType; readonly url: string }

/** Where the app runs: a browser, or the web view of a native app. */
export type AppKind = 'web' | 'ios' | 'android'

/** The native app around the web view. */
export type Bridge = {
  readonly appKind: () => AppKind
  /** Opens a page natively; `false` means that no native app is there and the page opens by itself. */
  readonly openPage: (page: NativePage) => boolean
}

type Post = { readonly postMessage: (message: string) => void }

/** What the native apps put on `window`; absent in browsers, and up to 5 s late in the apps. */
export type BridgeHost = {
  readonly webkit?: { readonly messageHandlers?: { readonly jangteo?: Post } }
  readonly JangteoAndroid?: Post
}

type Connection = { readonly appKind: AppKind; readonly send: ((message: string) => void) | null }

function connectionOf(host: BridgeHost): Connection {
  const ios = host.webkit?.messageHandlers?.jangteo
  if (ios !== undefined) return { appKind: 'ios', send: ios.postMessage.bind(ios) }
  const android = host.JangteoAndroid
  if (android !== undefined) return { appKind: 'android', send: android.postMessage.bind(android) }
  return { appKind: 'web', send: null }
}

/** Connects to the native app of `host`; it is looked for at every use, because it may come late. */
export function connectBridge(host: BridgeHost): Bridge {
  return {
    appKind: () => connectionOf(host).appKind,
    openPage: (page) => {
      const { send } = connectionOf(host)
      if (send === null) return false
      send(JSON.stringify({ name: 'openPage', ...page }))
      return true
    },
  }
}
