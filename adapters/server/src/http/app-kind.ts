import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import { appKindOf } from '@jangteo/core/bridge/appKind.rules'
import type { IncomingMessage } from 'node:http'

/** The app that sent a request, `web` for a browser. */
export function requestAppKind({ headers }: IncomingMessage): AppKind {
  const platform = headers['x-app-platform']
  return appKindOf({
    platform: typeof platform === 'string' ? platform : null,
    userAgent: headers['user-agent'] ?? null,
  })
}
