import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'

/** A product as an operator looks at it. */
export type GoodsReview = StaffAnswers['operatorGoods']['detail']
