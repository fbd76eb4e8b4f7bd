import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { setCookie } from '@orpc/server/helpers'
import { append, type CookieParts } from './cookies.ts'
import { sendText } from './plain-answer.ts'

/** Path at which a browser is asked for the password. */
export const DESK_DOOR_PATH = '/api/dev/open'
/** The name that is asked for with the password. */
export const DESK_USER = 'desk'
const COOKIE_NAME = 'desk'
const COOKIE = new RegExp(`(?:^|; *)${COOKIE_NAME}=([^;]*)`)
const PASSWORD_BYTES = 15
const KEY_BYTES = 32

/** Keeps `/devOnly` and its calls from everybody but those who know a password. Source: decision 051. */
export type DeskLock = {
  readonly isOpenFor: (request: IncomingMessage) => boolean
  /** Asks for the password; the browser that has it gets a cookie and is sent to the desk. */
  readonly answerDoor: (parts: CookieParts) => void
}

/** Password of a locked desk, and the key by which it knows the browsers that were let in. */
export type DeskAccess = { readonly password: string; readonly key: string }

export function drawDeskPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}

/** A key that browsers which were let in are known by. */
export function drawDeskKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** Compares texts of any length in the same time. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

/** A lock with this password. Browsers that were let in are let in as long as the key stays the same. */
export function createDeskLock(password: string, key: string = drawDeskKey()): DeskLock {
  const credential = `Basic ${Buffer.from(`${DESK_USER}:${password}`).toString('base64')}`
  return {
    isOpenFor: ({ headers }) => isSame(COOKIE.exec(headers.cookie ?? '')?.[1] ?? '', key),
    answerDoor: (parts) => {
      const { request, response, isHttps } = parts
      if (!isSame(request.headers.authorization ?? '', credential)) {
        response.setHeader('www-authenticate', 'Basic realm="desk", charset="UTF-8"')
        return sendText(response, {
          status: 401,
          type: 'text/plain',
          body: '서버를 시작할 때 나온 이름과 비밀번호를 입력해 주세요.',
        })
      }
      append(parts, (headers) =>
        setCookie(headers, COOKIE_NAME, key, {
          path: '/',
          httpOnly: true,
          secure: isHttps,
          sameSite: 'strict',
        }),
      )
      response.setHeader('location', routes.desk())
      return sendText(response, { status: 303, type: 'text/plain', body: '' })
    },
  }
}
