import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import type { PageType } from '@jangteo/core/navigation/pageOpening.rules'
import type { AppWait, Inspection } from './awaitApp.ts'

/** Prefix that links into the native app itself start with. */
export const APP_SCHEME = 'jangteo://'

/** A page for the native app to open, in its own way by its type. */
export type NativePage = { readonly type: PageType; readonly url: string }

/** The native app around the web view. */
export type Bridge = {
  readonly appKind: () => AppKind
  /**
   * Reports once which native app there is, as soon as it shows itself; in a browser never. Where it is not there yet,
   * the code that waits for it is fetched, and an error of that is thrown.
   */
  readonly onApp: (report: (appKind: AppKind) => void) => Promise<void>
  /** Opens a page natively; without a native app nothing happens. */
  readonly openPage: (page: NativePage) => void
}

type Post = { readonly postMessage: (message: string) => void }

/** Object that the native apps put on `window`; absent in browsers, and up to 5 s late in the apps. */
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

async function detectApp(host: BridgeHost, wait: AppWait): Promise<void> {
  const { appKind } = connectionOf(host)
  if (appKind !== 'web') return wait.report(appKind)
  const { awaitApp } = await import('./awaitApp.ts')
  return awaitApp(() => connectionOf(host).appKind, wait)
}

/** Connects to the native app of `host`; it is looked for at every use, because it may come late. */
export function connectBridge(host: BridgeHost, inspection: Inspection = {}): Bridge {
  return {
    appKind: () => connectionOf(host).appKind,
    onApp: (report) => detectApp(host, { report, inspection }),
    openPage: (page) => connectionOf(host).send?.(JSON.stringify({ name: 'openPage', ...page })),
  }
}
