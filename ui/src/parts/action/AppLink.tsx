import { APP_SCHEME } from '@jangteo/bridge/bridge/bridge.port'
import { decideOpening } from '@jangteo/core/navigation/pageOpening.rules'
import type { ComponentProps, MouseEvent } from 'react'
import { useDeps } from '../../lib/deps.ts'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  /** A URL made by the URL builder. */
  readonly to: string
  /** The page takes the place of this one in the history. */
  readonly replace?: boolean
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** A link to where the buyer is adds no step to the history. */
function isHere(to: string): boolean {
  const { pathname, search, hash } = globalThis.location
  return to === pathname + search + hash
}

/**
 * A link of the market: the native app opens it when it is there, else the router; a touch already fetches the page.
 * Unlike the router's own link it does not follow the location: a sheet that opens as a step of the history would
 * render every link of the page again.
 */
export function AppLink({ to, onClick, replace = false, children, ...rest }: AppLinkProps) {
  const { bridge, warm, open } = useDeps()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    const isInApp = bridge.appKind() !== 'web'
    const opening = decideOpening(to, { isInApp, appScheme: APP_SCHEME })
    if (opening.kind === 'BROWSER') return
    event.preventDefault()
    if (opening.kind === 'BRIDGE') bridge.openPage({ type: opening.type, url: opening.url })
    if (opening.kind === 'ROUTER') open(to, { replace: replace || isHere(to) })
  }
  return (
    <a {...rest} href={to} onPointerDown={() => warm(to)} onFocus={() => warm(to)} onClick={follow}>
      {children}
    </a>
  )
}
