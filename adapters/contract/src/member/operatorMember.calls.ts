import { closedPersonSchema } from '@jangteo/core/member/closedPerson.schemas'
import { MEMBER_SEARCH_FIELDS } from '@jangteo/core/member/memberSearch.rules'
import { MEMBER_STATUS_LABELS } from '@jangteo/core/member/membership.codes'
import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, moment, opaqueId, plainId } from '../wire/wire.schemas.ts'

const tags = ['operator']
const path = '/operators/members'
const forMembers = { who: 'operator', permission: 'MEMBERS' } as const

const count = z.int().min(0)
const id = z.object({ id: opaqueId })

/** Reason of a write on a person, as the audit log stores it. */
const reason = z.string().trim().min(WRITE_REASON_LENGTH.min).max(WRITE_REASON_LENGTH.max)
const withReason = id.extend({ reason })

const memberStatuses = Object.keys(MEMBER_STATUS_LABELS) as (keyof typeof MEMBER_STATUS_LABELS)[]

/** A member without anything that names the person. */
const hiddenMember = z.object({
  buyerIdEncrypt: opaqueId,
  maskedId: z.string(),
  maskedName: z.string(),
  maskedEmail: z.string().nullable(),
  maskedMobile: z.string().nullable(),
  memberShipType: z.enum(['MEMBER', 'ASSOCIATE_MEMBER']),
  statusEnum: z.enum(memberStatuses),
  suspendedAt: moment.nullable(),
  suspensionReason: z.string().nullable(),
  joinedAt: moment,
  lastUsedAt: moment,
})

/** Finds members by the whole of a login id, an e-mail address or a mobile number; of a number there may be several. */
const search = call(forMembers)
  .route({ method: 'GET', path, summary: '회원 찾기', tags })
  .input(z.object({ fieldEnum: z.enum(MEMBER_SEARCH_FIELDS), text: z.string().min(1).max(100) }))
  .output(z.object({ memberList: z.array(hiddenMember) }))
  .errors(refusals('MEMBER_SEARCH_INVALID'))

/** A member with figures; the person stays hidden until it is opened with a reason. */
const detail = call(forMembers)
  .route({ method: 'GET', path: `${path}/{id}`, summary: '회원 보기', tags })
  .input(id)
  .output(hiddenMember.extend({ sessionCount: count, orderCount: count, couponCount: count }))
  .errors(refusals('MEMBER_NOT_FOUND'))

/** Opens the person of a member; the reason stays in the audit log. Source: market-rules §9.2. */
const reveal = call(forMembers)
  .route({ method: 'POST', path: `${path}/{id}/reveal`, summary: '회원 정보 열람', tags })
  .input(withReason)
  .output(
    z.object({
      loginId: z.string().nullable(),
      name: z.string(),
      email: z.string().nullable(),
      mobile: z.string().nullable(),
      birthday: z.string().nullable(),
    }),
  )
  .errors(refusals('MEMBER_NOT_FOUND'))

/** Suspends an account: its sessions end and nobody logs in; orders and claims go on. Source: decision 142. */
const suspend = call(forMembers)
  .route({ method: 'POST', path: `${path}/{id}/suspend`, summary: '회원 이용 정지', tags })
  .input(withReason)
  .output(done)
  .errors(refusals('MEMBER_LEFT', 'MEMBER_NOT_FOUND', 'MEMBER_SUSPENDED'))

/** Ends a suspension. Source: decision 142. */
const release = call(forMembers)
  .route({ method: 'POST', path: `${path}/{id}/release`, summary: '회원 이용 정지 해제', tags })
  .input(withReason)
  .output(done)
  .errors(refusals('MEMBER_LEFT', 'MEMBER_NOT_FOUND', 'MEMBER_NOT_SUSPENDED'))

/** Ends the lockouts of wrong passwords of a login id, on every device. */
const unlock = call(forMembers)
  .route({ method: 'POST', path: `${path}/{id}/unlock`, summary: '로그인 잠금 해제', tags })
  .input(withReason)
  .output(done)
  .errors(refusals('MEMBER_NOT_FOUND'))

/** Logs a member out everywhere. */
const endSessions = call(forMembers)
  .route({ method: 'POST', path: `${path}/{id}/end-sessions`, summary: '모두 로그아웃', tags })
  .input(withReason)
  .output(z.object({ endedCount: count }))
  .errors(refusals('MEMBER_NOT_FOUND'))

/** Coupons of the market that can be granted today. */
const grantableCoupons = call(forMembers)
  .route({
    method: 'GET',
    path: '/operators/member-coupons',
    summary: '지급할 수 있는 쿠폰',
    tags,
  })
  .output(z.object({ couponList: z.array(z.object({ couponId: plainId, name: z.string() })) }))

/**
 * Issues a coupon of the market to a member, whatever its conditions for a download; its number and its period stand.
 * The member is notified.
 */
const grantCoupon = call({ ...forMembers, isIdempotent: true })
  .route({ method: 'POST', path: `${path}/{id}/coupons`, summary: '쿠폰 지급', tags })
  .input(withReason.extend({ couponId: plainId }))
  .output(z.object({ name: z.string(), expiresAt: moment.nullable() }))
  .errors(
    refusals(
      'COUPON_ADMIN_RESTRICTED',
      'COUPON_ISSUE_NOT_STARTED',
      'COUPON_ISSUE_PERIOD_OVER',
      'COUPON_NOT_EXIST',
      'COUPON_SOLD_OUT',
      'MEMBER_LEFT',
      'MEMBER_NOT_FOUND',
    ),
  )

/** Opens the person of an order whose member left; every opening is a line of the audit log. Source: decision 122. */
const openClosedOrder = call({ who: 'operator', permission: 'PRIVACY' })
  .route({
    method: 'POST',
    path: '/operators/closed-orders/open',
    summary: '분리 보관 정보 열람',
    tags,
  })
  .input(z.object({ orderNumber: z.string().regex(/^\d{16,23}$/), reason }))
  .output(closedPersonSchema)
  .errors(refusals('CLOSED_ORDER_NOT_FOUND'))

export const operatorMemberCalls = {
  search,
  detail,
  reveal,
  suspend,
  release,
  unlock,
  endSessions,
  grantableCoupons,
  grantCoupon,
  openClosedOrder,
}
