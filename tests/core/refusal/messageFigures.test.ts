import { DOOR_CODE_LENGTH_MAX } from '@jangteo/core/address/courierNote.rules'
import {
  ADDRESS_COUNT_MAX,
  ADDRESS_LINE_LENGTH_MAX,
  ADDRESS_NAME_LENGTH_MAX,
} from '@jangteo/core/address/address.rules'
import { REQUEST_LENGTH_MAX } from '@jangteo/core/address/deliveryRequest.rules'
import {
  PERIOD_HISTORY_YEARS_MAX,
  PERIOD_SPAN_YEARS_MAX,
} from '@jangteo/core/calendar/period.rules'
import { CART_LINE_COUNT_MAX } from '@jangteo/core/cart/cart.rules'
import { REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import { SERIAL_BLOCK_MINUTES } from '@jangteo/core/coupon/couponSerial.codes'
import {
  FAVORITE_GROUP_COUNT_MAX,
  FAVORITE_GROUP_NAME_LENGTH_MAX,
} from '@jangteo/core/favorite/favoriteGroup.rules'
import { VS_PICK_COUNT_MAX } from '@jangteo/core/goods/vsPick.rules'
import {
  INQUIRY_TEXT_LENGTH_MAX,
  INQUIRY_TITLE_LENGTH_MAX,
} from '@jangteo/core/inquiry/inquiry.rules'
import { SIGN_UP_AGE_MIN } from '@jangteo/core/member/age.rules'
import { LOGIN_ID_LENGTH_MAX, LOGIN_ID_LENGTH_MIN } from '@jangteo/core/member/loginId.rules'
import { NAME_LENGTH_MAX } from '@jangteo/core/member/member.rules'
import {
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PASSWORD_REUSE_COUNT,
} from '@jangteo/core/member/password.rules'
import { HOLDER_NAME_LENGTH_MAX } from '@jangteo/core/payment/refundAccount.rules'
import { messageText } from '@jangteo/core/catalogue/catalogue.messages'
import { REVIEW_LENGTH_MAX, REVIEW_LENGTH_MIN } from '@jangteo/core/review/review.rules'
import { STORE_NAME_LENGTH } from '@jangteo/core/seller/sellerApplication.rules'
import { LOCKOUT_MINUTES } from '@jangteo/core/session/lockout.rules'
import { DORMANCY_YEARS, PASSWORD_CHANGE_DAYS } from '@jangteo/core/session/session.rules'
import { expect, test } from 'vitest'

const PASSWORD_LENGTHS = [PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX]

/** Texts that name a limit, and the limits that they name. */
const FIGURES: readonly (readonly [text: string, limits: readonly number[]])[] = [
  [messageText('ADDRESS_NAME_TOO_LONG'), [ADDRESS_NAME_LENGTH_MAX]],
  [messageText('RECEIVER_NAME_TOO_LONG'), [NAME_LENGTH_MAX]],
  [messageText('ROAD_ADDRESS_TOO_LONG'), [ADDRESS_LINE_LENGTH_MAX]],
  [messageText('DETAIL_ADDRESS_TOO_LONG'), [ADDRESS_LINE_LENGTH_MAX]],
  [messageText('REQUEST_TOO_LONG'), [REQUEST_LENGTH_MAX]],
  [messageText('DOOR_CODE_TOO_LONG'), [DOOR_CODE_LENGTH_MAX]],
  [messageText('ADDRESS_COUNT_EXCEEDED'), [ADDRESS_COUNT_MAX]],
  [messageText('PERIOD_TOO_LONG'), [PERIOD_SPAN_YEARS_MAX]],
  [messageText('PERIOD_TOO_OLD'), [PERIOD_HISTORY_YEARS_MAX]],
  [messageText('CART_FULL'), [CART_LINE_COUNT_MAX]],
  [messageText('ORDERER_NAME_TOO_LONG'), [NAME_LENGTH_MAX]],
  [messageText('GUEST_PASSWORD_INVALID'), PASSWORD_LENGTHS],
  [messageText('CLAIM_REASON_DETAIL_REQUIRED'), [REASON_DETAIL_LENGTH.min]],
  [messageText('CLAIM_REASON_DETAIL_TOO_LONG'), [REASON_DETAIL_LENGTH.max]],
  [messageText('COUPON_SERIAL_BLOCKED'), [SERIAL_BLOCK_MINUTES]],
  [messageText('FAVORITE_GROUP_NAME_TOO_LONG'), [FAVORITE_GROUP_NAME_LENGTH_MAX]],
  [messageText('FAVORITE_GROUP_COUNT_EXCEEDED'), [FAVORITE_GROUP_COUNT_MAX]],
  [messageText('VS_PICK_FULL'), [VS_PICK_COUNT_MAX]],
  [messageText('INQUIRY_TITLE_TOO_LONG'), [INQUIRY_TITLE_LENGTH_MAX]],
  [messageText('INQUIRY_TEXT_TOO_LONG'), [INQUIRY_TEXT_LENGTH_MAX]],
  [messageText('LOGIN_ID_INVALID'), [LOGIN_ID_LENGTH_MIN, LOGIN_ID_LENGTH_MAX]],
  [messageText('PASSWORD_LENGTH'), PASSWORD_LENGTHS],
  [messageText('PASSWORD_REUSED'), [PASSWORD_REUSE_COUNT]],
  [messageText('NAME_TOO_LONG'), [NAME_LENGTH_MAX]],
  [messageText('AGE_TOO_YOUNG'), [SIGN_UP_AGE_MIN]],
  [messageText('REFUND_HOLDER_TOO_LONG'), [HOLDER_NAME_LENGTH_MAX]],
  [messageText('REVIEW_TOO_SHORT'), [REVIEW_LENGTH_MIN]],
  [messageText('REVIEW_TOO_LONG'), [REVIEW_LENGTH_MAX]],
  [messageText('STORE_NAME_INVALID'), [STORE_NAME_LENGTH.min, STORE_NAME_LENGTH.max]],
  [messageText('LOGIN_BLOCKED'), [LOCKOUT_MINUTES]],
  [messageText('GUEST_ORDER_BLOCKED'), [LOCKOUT_MINUTES]],
  [messageText('LOGIN_DORMANT'), [DORMANCY_YEARS]],
  [messageText('PASSWORD_OLD'), [PASSWORD_CHANGE_DAYS]],
]

test.each(FIGURES)('한도를 말하는 문구는 지키는 한도를 말한다: %s', (text, limits) => {
  expect(text.match(/\d[\d,]*/g)?.map((figure) => Number(figure.replaceAll(',', '')))).toEqual(
    limits,
  )
})
