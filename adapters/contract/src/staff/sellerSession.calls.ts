import { call, SECRET_TRIES_PER_MINUTE_MAX } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done } from '../wire/wire.schemas.ts'
import { sellerMe } from './staff.schemas.ts'
import {
  shownStaffLink,
  staffLink,
  staffLinkPassword,
  staffLinkPasswordRefusals,
  staffLinkRequest,
  staffLogin,
  staffLoginCode,
  staffLoginCodeRefusals,
  staffLoginRefusals,
  staffLoginStep,
} from './staffLogin.schemas.ts'

const TAGS = { tags: ['seller'] }
const secret = call({ who: 'visitor', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })

/**
 * Logs a user of a store in; on a device that has not passed the second factor of the account before, a code goes to its
 * address first. The token comes as a cookie that scripts cannot read.
 */
const logIn = secret
  .route({ method: 'POST', path: '/sellers/session', summary: '판매자 로그인', ...TAGS })
  .input(staffLogin)
  .errors(staffLoginRefusals)
  .output(staffLoginStep)

/** Ends the login by the code of the mail. */
const confirmCode = secret
  .route({
    method: 'POST',
    path: '/sellers/session/code',
    summary: '판매자 로그인 인증번호',
    ...TAGS,
  })
  .input(staffLoginCode)
  .errors(staffLoginCodeRefusals)
  .output(done)

/** Ends the session of the cookie; repeating it changes nothing. */
const logOut = call({ who: 'visitor' })
  .route({ method: 'DELETE', path: '/sellers/session', summary: '판매자 로그아웃', ...TAGS })
  .output(done)

/** Mails a link for another password where id and address belong together; answers alike where they do not. */
const requestLink = secret
  .route({
    method: 'POST',
    path: '/sellers/password-links',
    summary: '판매자 비밀번호 링크',
    ...TAGS,
  })
  .input(staffLinkRequest)
  .output(done)

/** Shows whose password a link sets. */
const showLink = secret
  .route({
    method: 'POST',
    path: '/sellers/password-links/show',
    summary: '판매자 비밀번호 링크 확인',
    ...TAGS,
  })
  .input(staffLink)
  .errors(refusals('STAFF_LINK_INVALID'))
  .output(shownStaffLink)

/** Sets a password by a link, once. */
const acceptLink = secret
  .route({
    method: 'POST',
    path: '/sellers/password-links/accept',
    summary: '판매자 비밀번호 설정',
    ...TAGS,
  })
  .input(staffLinkPassword)
  .errors(staffLinkPasswordRefusals)
  .output(done)

/** The calling user of a store with the store and the permissions; an owner has all of them. */
const me = call({ who: 'seller', permission: null })
  .route({ method: 'GET', path: '/sellers/me', summary: '판매자 내 정보', ...TAGS })
  .output(sellerMe)

export const sellerSessionCalls = {
  logIn,
  confirmCode,
  logOut,
  requestLink,
  showLink,
  acceptLink,
  me,
}
