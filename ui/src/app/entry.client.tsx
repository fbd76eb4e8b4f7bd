import { connectBridge } from '@jangteo/bridge/bridge/bridge.port'
import type { BridgeHost } from '@jangteo/bridge/bridge/bridge.port'
import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import { isStaffPath } from '@jangteo/core/navigation/staffPath.rules'
import { createCalls } from '@jangteo/http/call/calls'
import { createQueryClient } from '@jangteo/http/query/queryClient'
import { Refusal } from '@jangteo/http/refusal/refusal'
import { hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../style/layers.css'
import '../style/reset.css'
import '../style/tokens-primitive.css'
import '../style/tokens.css'
import '../style/base.css'
import { afterFrame } from './afterFrame.ts'
import { AppProviders } from './AppProviders.tsx'
import { BROWSER_LINK } from '../lib/browserLink.ts'
import type { AppDeps } from '../lib/deps.ts'
import { readDehydrated, readRenderedAtMs } from './dehydratedState.ts'
import { finishStart } from './finishStart.ts'
import { markFirstTouch } from '../parts/layout/firstTouch.ts'
import { forgetOpenSheet } from '../lib/useSheet.ts'
import { markInlinedSheets } from './inlinedSheets.ts'
import { mayLackKoreanFont } from './koreanFont.ts'
import { createWarmer, loadMatchedRoutes } from './lazyRoutes.ts'
import { logFailure } from '../lib/log.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { PageClockContext } from '../lib/pageClock.ts'
import { inspectionOfPage } from '../lib/useInspection.ts'
import { createBrowserRouter, RouterProvider } from '../lib/router.ts'
import { markPageChanges } from './pageChange.ts'
import { createRoutes } from './routes.tsx'

const STATE_ID = 'rq'

function readState(): object | null {
  return readDehydrated(document.getElementById(STATE_ID)?.textContent ?? '')
}

/** Refused calls are logged where they were made; a boundary catches them only to show them. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof Refusal)) logFailure(error)
}

/** Bars that the native app draws itself are hidden by its kind. */
function showApp(appKind: AppKind): void {
  document.documentElement.dataset['app'] = appKind
}

async function startApp(root: HTMLElement): Promise<void> {
  const state = readState()
  const queryClient = createQueryClient(logFailure)
  if (state === null) markFirstTouch()
  else hydrate(queryClient, state)
  const calls = createCalls(BROWSER_LINK)
  const bridge = connectBridge(globalThis as BridgeHost, inspectionOfPage())
  if (bridge.appKind() !== 'web') showApp(bridge.appKind())
  forgetOpenSheet()
  markInlinedSheets()
  const routes = isStaffPath(location.pathname)
    ? (await import('./staffRoutes.tsx')).createStaffRoutes()
    : createRoutes({ calls, queryClient, waitsForData: false })
  const matched = await loadMatchedRoutes(routes, location.pathname)
  const loaderData = Object.fromEntries(matched.map((id) => [id, null]))
  const router = createBrowserRouter(
    routes,
    state === null ? {} : { hydrationData: { loaderData } },
  )
  markPageChanges(router)
  const deps: AppDeps = {
    calls,
    queryClient,
    bridge,
    warm: createWarmer(routes),
    open: (url, options) => afterFrame(() => void router.navigate(url, options)),
  }
  const clock = { renderedAtMs: readRenderedAtMs(state), noteUntil: () => undefined }
  const app = (
    <StrictMode>
      <PageClockContext value={clock}>
        <AppProviders deps={deps}>
          <RouterProvider router={router} />
        </AppProviders>
      </PageClockContext>
    </StrictMode>
  )
  if (state === null) createRoot(root, { onCaughtError }).render(app)
  else hydrateRoot(root, app, { onCaughtError })
  finishStart()
  whenIdle(() => {
    bridge.onApp(showApp).catch(logFailure)
    import('../parts/picture/fadePictures.ts').then(
      ({ fadePictures }) => fadePictures(),
      logFailure,
    )
    if (mayLackKoreanFont(navigator.userAgent)) {
      import('../style/korean-font.css').catch(logFailure)
    }
  })
}

const root = document.getElementById('root')
if (root !== null) await startApp(root)
