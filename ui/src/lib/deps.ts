import type { Bridge } from '@jangteo/bridge/bridge/bridge.port'
import type { Calls } from '@jangteo/http/call/calls'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** Everything outside the ui that screens may use. */
export type AppDeps = {
  readonly calls: Calls
  readonly queryClient: QueryClient
  readonly bridge: Bridge
  /** Fetches the code and the first data of a page that the buyer is about to open. */
  readonly warm: (url: string) => void
  /** Opens a page of ours. What it needs of the router never changes, so that what calls it follows no location. */
  readonly open: (url: string, options: { readonly replace: boolean }) => void
}

export const DepsContext = createContext<AppDeps | null>(null)

export function useDeps(): AppDeps {
  const deps = use(DepsContext)
  if (deps === null) throw new Error('useDeps outside of AppProviders')
  return deps
}

/** The contract's calls, as query and mutation options. */
export function useCalls(): Calls {
  return useDeps().calls
}
