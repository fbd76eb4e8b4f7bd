import { z } from 'zod'
import { call, SECRET_TRIES_PER_MINUTE_MAX } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done } from '../wire/wire.schemas.ts'
import { operatorMe } from './staff.schemas.ts'
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

const TAGS = { tags: ['operator'] }
const secret = call({ who: 'visitor', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })

/** Begins the login of an operator: the code of an authenticator always follows, which the first login sets up. */
const logIn = secret
  .route({ method: 'POST', path: '/operators/session', summary: '운영자 로그인', ...TAGS })
  .input(staffLogin)
  .errors(staffLoginRefusals)
  .output(staffLoginStep)

/** Ends the login by a code of the authenticator; each code opens one session. */
const confirmCode = secret
  .route({
    method: 'POST',
    path: '/operators/session/code',
    summary: '운영자 로그인 인증번호',
    ...TAGS,
  })
  .input(staffLoginCode)
  .errors(staffLoginCodeRefusals)
  .output(done)

/** Ends the session of the cookie; repeating it changes nothing. */
const logOut = call({ who: 'visitor' })
  .route({ method: 'DELETE', path: '/operators/session', summary: '운영자 로그아웃', ...TAGS })
  .output(done)

/** Mails a link for another password where id and address belong together; answers alike where they do not. */
const requestLink = secret
  .route({
    method: 'POST',
    path: '/operators/password-links',
    summary: '운영자 비밀번호 링크',
    ...TAGS,
  })
  .input(staffLinkRequest)
  .output(done)

/** Shows whose password a link sets; nobody's, where it opens the account of the first operator. */
const showLink = secret
  .route({
    method: 'POST',
    path: '/operators/password-links/show',
    summary: '운영자 비밀번호 링크 확인',
    ...TAGS,
  })
  .input(staffLink)
  .errors(refusals('STAFF_LINK_INVALID'))
  .output(shownStaffLink.extend({ loginId: z.string().nullable(), name: z.string().nullable() }))

/** Sets a password by a link, once. */
const acceptLink = secret
  .route({
    method: 'POST',
    path: '/operators/password-links/accept',
    summary: '운영자 비밀번호 설정',
    ...TAGS,
  })
  .input(staffLinkPassword)
  .errors(staffLinkPasswordRefusals)
  .output(done)

/** Opens the account of the first operator, an admin, by the link that the start of the market prints. */
const openFirst = secret
  .route({ method: 'POST', path: '/operators/first', summary: '첫 운영자 만들기', ...TAGS })
  .input(
    staffLinkPassword.extend({
      loginId: z.string().min(1).max(50),
      email: z.string().min(1).max(100),
      name: z.string().min(1).max(50),
    }),
  )
  .errors(staffLinkPasswordRefusals)
  .errors(
    refusals(
      'LOGIN_ID_INVALID',
      'LOGIN_ID_TAKEN',
      'EMAIL_INVALID',
      'EMAIL_TAKEN',
      'STAFF_NAME_REQUIRED',
    ),
  )
  .output(done)

/** The calling operator with the permissions; an admin has all of them. */
const me = call({ who: 'operator', permission: null })
  .route({ method: 'GET', path: '/operators/me', summary: '운영자 내 정보', ...TAGS })
  .output(operatorMe)

export const operatorSessionCalls = {
  logIn,
  confirmCode,
  logOut,
  requestLink,
  showLink,
  acceptLink,
  openFirst,
  me,
}
