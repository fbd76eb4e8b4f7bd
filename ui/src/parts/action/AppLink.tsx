import { APP_SCHEME } from '@jangteo/bridge/bridge/bridge.port'
import { decideOpening } from '@jangteo/core/navigation/pageOpening.rules'
import type { MouseEvent } from 'react'
import { useDeps } from '../../lib/deps.ts'
import { Link } from '../../lib/router.ts'
import type { LinkProps } from '../../lib/router.ts'

type AppLinkProps = Omit<LinkProps, 'to' | 'prefetch' | 'reloadDocument' | 'style'> & {
  /** A URL made by the URL builder. */
  readonly to: string
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** A link of the market: the native app opens it when it is there, else the router; a touch already fetches the page. */
export function AppLink({ to, onClick, ...rest }: AppLinkProps) {
  const { bridge, warm } = useDeps()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    const isInApp = bridge.appKind() !== 'web'
    const opening = decideOpening(to, { isInApp, appScheme: APP_SCHEME })
    if (opening.kind === 'BRIDGE') bridge.openPage({ type: opening.type, url: opening.url })
    if (opening.kind === 'BRIDGE' || opening.kind === 'REFUSED') event.preventDefault()
  }
  return (
    <Link
      {...rest}
      to={to}
      discover="none"
      onPointerDown={() => warm(to)}
      onFocus={() => warm(to)}
      onClick={open}
    />
  )
}
