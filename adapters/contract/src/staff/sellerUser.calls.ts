import { NAME_LENGTH_MAX } from '@jangteo/core/member/member.rules'
import { SELLER_PERMISSIONS, STAFF_STATUSES } from '@jangteo/core/staff/staff.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, moment, opaqueId, ynFlag } from '../wire/wire.schemas.ts'

const TAGS = { tags: ['seller'] }
const owner = call({ who: 'seller', permission: 'USERS' })

const rights = {
  name: z.string().min(1).max(NAME_LENGTH_MAX),
  ownerYn: ynFlag,
  permissionList: z.array(z.enum(SELLER_PERMISSIONS)).max(SELLER_PERMISSIONS.length),
}

const sellerUser = z.object({
  sellerUserIdEncrypt: opaqueId,
  loginId: z.string(),
  email: z.string(),
  ...rights,
  statusEnum: z.enum(STAFF_STATUSES),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  /** The caller's own account. */
  meYn: ynFlag,
})

const ONE = z.object({ id: opaqueId })

/** Lists the users of the store, owners first. */
const list = owner
  .route({ method: 'GET', path: '/sellers/users', summary: '담당자 목록', ...TAGS })
  .output(z.object({ content: z.array(sellerUser) }))

/** Invites a user, who sets a password by a link in a mail. */
const invite = owner
  .route({ method: 'POST', path: '/sellers/users', summary: '담당자 초대', ...TAGS })
  .input(
    z.object({ loginId: z.string().min(1).max(50), email: z.string().min(1).max(100), ...rights }),
  )
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

/** Changes what a user may do; it holds from the next call of that user on. */
const change = owner
  .route({ method: 'PUT', path: '/sellers/users/{id}', summary: '담당자 권한 변경', ...TAGS })
  .input(ONE.extend(rights))
  .errors(refusals('STAFF_NOT_FOUND', 'STAFF_SELF', 'STAFF_LAST_CHIEF', 'STAFF_NAME_REQUIRED'))
  .output(done)

/** Removes a user and ends the sessions. */
const remove = owner
  .route({ method: 'DELETE', path: '/sellers/users/{id}', summary: '담당자 삭제', ...TAGS })
  .input(ONE)
  .errors(refusals('STAFF_NOT_FOUND', 'STAFF_SELF', 'STAFF_LAST_CHIEF'))
  .output(done)

/** Mails another link; the former one is over. */
const sendLink = owner
  .route({
    method: 'POST',
    path: '/sellers/users/{id}/link',
    summary: '담당자 초대 다시 보내기',
    ...TAGS,
  })
  .input(ONE)
  .errors(refusals('STAFF_NOT_FOUND'))
  .output(done)

export const sellerUserCalls = { list, invite, change, remove, sendLink }
