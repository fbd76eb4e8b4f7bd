import { NAME_LENGTH_MAX } from '@jangteo/core/member/member.rules'
import { OPERATOR_PERMISSIONS, STAFF_STATUSES } from '@jangteo/core/staff/staff.codes'
import { STAFF_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId, ynFlag } from '../wire/wire.schemas.ts'

const TAGS = { tags: ['operator'] }
const admin = call({ who: 'operator', permission: 'ROLES' })

const rights = {
  name: z.string().min(1).max(NAME_LENGTH_MAX),
  adminYn: ynFlag,
  permissionList: z.array(z.enum(OPERATOR_PERMISSIONS)).max(OPERATOR_PERMISSIONS.length),
}
const reason = z.string().trim().min(STAFF_REASON_LENGTH.min).max(STAFF_REASON_LENGTH.max)

const operator = z.object({
  operatorIdEncrypt: opaqueId,
  loginId: z.string(),
  email: z.string(),
  ...rights,
  statusEnum: z.enum(STAFF_STATUSES),
  authenticatorYn: ynFlag,
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  /** The caller's own account. */
  meYn: ynFlag,
})

/** True when another admin has to approve first; done at once where there is no other. */
const asked = z.object({ approvalYn: ynFlag })
const ONE = z.object({ id: opaqueId, reason })

/** Refusals of every change of a role, which one rule decides. */
const ROLE_REFUSALS = refusals(
  'STAFF_NOT_FOUND',
  'STAFF_SELF',
  'STAFF_LAST_CHIEF',
  'LOGIN_ID_TAKEN',
  'EMAIL_TAKEN',
  'APPROVAL_PENDING',
)

/** Lists the operators, admins first. */
const list = admin
  .route({ method: 'GET', path: '/operators/roles', summary: '운영자 목록', ...TAGS })
  .output(z.object({ content: z.array(operator) }))

/** Asks to invite an operator, who sets a password by a link in a mail. */
const invite = admin
  .route({ method: 'POST', path: '/operators/roles', summary: '운영자 초대', ...TAGS })
  .input(
    z.object({
      loginId: z.string().min(1).max(50),
      email: z.string().min(1).max(100),
      ...rights,
      reason,
    }),
  )
  .errors(ROLE_REFUSALS)
  .errors(refusals('LOGIN_ID_INVALID', 'EMAIL_INVALID', 'STAFF_NAME_REQUIRED'))
  .output(asked)

/** Asks to change what an operator may do. */
const change = admin
  .route({ method: 'PUT', path: '/operators/roles/{id}', summary: '운영자 권한 변경', ...TAGS })
  .input(ONE.extend(rights))
  .errors(ROLE_REFUSALS)
  .errors(refusals('STAFF_NAME_REQUIRED'))
  .output(asked)

/** Asks to remove an operator. */
const remove = admin
  .route({ method: 'DELETE', path: '/operators/roles/{id}', summary: '운영자 삭제', ...TAGS })
  .input(ONE)
  .errors(ROLE_REFUSALS)
  .output(asked)

/** Asks to take the authenticator of an operator away, who lost it; the next login sets up another one. */
const resetAuthenticator = admin
  .route({
    method: 'POST',
    path: '/operators/roles/{id}/reset-authenticator',
    summary: '운영자 인증 앱 초기화',
    ...TAGS,
  })
  .input(ONE)
  .errors(ROLE_REFUSALS)
  .output(asked)

export const operatorRoleCalls = { list, invite, change, remove, resetAuthenticator }
