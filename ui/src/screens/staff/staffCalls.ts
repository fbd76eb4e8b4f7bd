import { createStaffCalls } from '@jangteo/http/staff/staffCalls'
import type { StaffAnswers, StaffCalls } from '@jangteo/http/staff/staffCalls'
import { STAFF_LINK } from '../../lib/staffLink.ts'

/** The calls of sellers and operators, which only their pages load. */
export const staffCalls: StaffCalls = createStaffCalls(STAFF_LINK)

/** The calling user of a store. */
export type SellerMe = StaffAnswers['sellerSession']['me']

/** The calling operator. */
export type OperatorMe = StaffAnswers['operatorSession']['me']

/** The calls of links that set a password, alike for both kinds of staff. */
export type StaffLinkCalls = Pick<StaffCalls['sellerSession'], 'requestLink' | 'acceptLink'>
