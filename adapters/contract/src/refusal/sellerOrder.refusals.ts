import { SHIP_FILE_MESSAGES } from '@jangteo/core/order/shipFile.messages'
import { SELLER_ORDER_MESSAGES } from '@jangteo/core/order/sellerOrder.messages'
import { CSV_MESSAGES } from '@jangteo/core/upload/csvFile.messages'

/** The refusals of a seller's orders and of the files that sellers send. */
export const SELLER_ORDER_REFUSALS = {
  BUYER_DATA_CLOSED: { status: 409, message: SELLER_ORDER_MESSAGES.BUYER_DATA_CLOSED() },
  OPENING_REASON_REQUIRED: {
    status: 422,
    message: SELLER_ORDER_MESSAGES.OPENING_REASON_REQUIRED(),
  },
  DELAY_REASON_REQUIRED: { status: 422, message: SELLER_ORDER_MESSAGES.DELAY_REASON_REQUIRED() },
  DELAY_DAY_INVALID: { status: 422, message: SELLER_ORDER_MESSAGES.DELAY_DAY_INVALID() },

  CSV_ENCODING_UNKNOWN: { status: 422, message: CSV_MESSAGES.CSV_ENCODING_UNKNOWN() },
  CSV_BROKEN: { status: 422, message: CSV_MESSAGES.CSV_BROKEN() },
  CSV_TOO_LARGE: { status: 413, message: CSV_MESSAGES.CSV_TOO_LARGE() },
  SHIP_FILE_COLUMN_MISSING: { status: 422, message: SHIP_FILE_MESSAGES.SHIP_FILE_COLUMN_MISSING() },
  SHIP_FILE_ROWS_MISSING: { status: 422, message: SHIP_FILE_MESSAGES.SHIP_FILE_ROWS_MISSING() },
  SHIP_FILE_ROWS_EXCEEDED: { status: 422, message: SHIP_FILE_MESSAGES.SHIP_FILE_ROWS_EXCEEDED() },
  SHIP_FILE_NOT_FOUND: { status: 404, message: SHIP_FILE_MESSAGES.SHIP_FILE_NOT_FOUND() },
} as const
