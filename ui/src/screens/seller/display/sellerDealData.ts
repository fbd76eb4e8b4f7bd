import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'

/** A deal of the store. */
export type SellerDealData = StaffAnswers['sellerDeal']['list']['content'][number]
