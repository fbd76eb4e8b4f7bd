import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId } from '../wire/wire.schemas.ts'
import { me } from './session.schemas.ts'

/** Opens a session with id and password; the token comes as the cookie `auth_token`. The device's cart joins the member's. */
const login = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({ method: 'POST', path: '/accounts/login', summary: '로그인', tags: ['session'] })
  .input(z.object({ loginId: z.string().min(1).max(50), password: z.string().min(1).max(100) }))
  .errors(refusals('LOGIN_MISMATCH', 'LOGIN_BLOCKED', 'LOGIN_DORMANT', 'LOGIN_SUSPENDED'))
  .output(me)

/** Ends the session of the token; repeating it changes nothing. */
const logout = call({ who: 'anybody' })
  .route({ method: 'POST', path: '/accounts/logout', summary: '로그아웃', tags: ['session'] })
  .output(done)

/** Says who is calling; a guest has user sequence −1. */
const whoAmI = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/accounts/me', summary: '내 정보', tags: ['session'] })
  .output(me)

/** Opens a guest's order with its number and order password. */
const openGuestOrder = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/guest-order',
    summary: '비회원 주문 조회',
    tags: ['session'],
  })
  .input(z.object({ orderNumber: z.string().min(1).max(30), password: z.string().min(1).max(100) }))
  .errors(refusals('GUEST_ORDER_MISMATCH', 'GUEST_ORDER_BLOCKED'))
  .output(z.object({ ordersIdEncrypt: opaqueId }))

export const sessionCalls = { login, logout, whoAmI, openGuestOrder }
