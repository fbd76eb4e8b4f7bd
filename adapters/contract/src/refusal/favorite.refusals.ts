import { FAVORITE_MESSAGES } from '@jangteo/core/favorite/favorite.messages'

/** The refusals of favourites. */
export const FAVORITE_REFUSALS = {
  FAVORITE_FULL: { status: 409, message: FAVORITE_MESSAGES.FAVORITE_FULL() },
} as const
